import { CompiledQuery, type PostgresPoolClient } from 'kysely';
import type { PoolClient, QueryResultRow } from 'pg';
import type { Database, Transaction } from './types.ts';

/** A statement that each connection parses and plans once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const names = new Map<string, string>();

/** Names a statement of the hot path. */
export const defineStatement = (name: string, text: string): Statement => {
  names.set(text, name);
  return { name, text };
};

/**
 * Runs a named statement in the transaction, or on the bare database, where it is a transaction of its own in one
 * round trip.
 */
export const runStatement = async <Row extends QueryResultRow>(
  on: Database | Transaction,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> => {
  if ('pool' in on) return (await on.pool.query<Row>({ ...statement, values: [...values] })).rows;
  return (await on.executeQuery<Row>(CompiledQuery.raw(statement.text, [...values]))).rows;
};

/** An array as a parameter, of values that need no quotes in it, as numbers and UUIDs do not: cheaper than the driver's. */
export const plainArray = (values: readonly (bigint | number | string | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`;

const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();

/** The connection as Kysely uses it: texts that were given a name run as prepared statements. */
export const named = (client: PoolClient): PostgresPoolClient => {
  const known = wrapped.get(client);
  if (known) return known;
  const query = async (text: string, values: readonly unknown[] = []) => {
    const name = names.get(text);
    return client.query({ ...(name === undefined ? {} : { name }), text, values: [...values] });
  };
  const wrapper = {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy?: boolean) => client.release(destroy),
  };
  wrapped.set(client, wrapper);
  return wrapper;
};
