import { CompiledQuery } from 'kysely';
import type { QueryResultRow } from 'pg';
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

export const nameOf = (text: string): string | undefined => names.get(text);

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

/** Before the text of a statement that goes with its commit. */
export const LAST = '/* last */ ';

/**
 * Runs the last statement of a transaction, with the commit behind it in the same round trip: whatever could speak against
 * the commit has to make the statement fail, since its answer comes too late for that.
 */
export const runLastStatement = async <Row extends QueryResultRow>(
  tx: Transaction,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> => (await tx.executeQuery<Row>(CompiledQuery.raw(LAST + statement.text, [...values]))).rows;
