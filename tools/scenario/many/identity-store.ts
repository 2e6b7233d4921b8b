import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** Accounts whose ids follow one another. */
export interface Crowd {
  /** The id of the first. */
  readonly first: bigint;
  readonly count: number;
}

interface NewCrowd {
  /** What all their names begin with; a number from 1 on stands behind it. */
  readonly name: string;
  readonly count: number;
  /** Each has this phone number and its own number on top. */
  readonly phonesFrom: bigint;
  /** As it is stored. */
  readonly password?: string;
}

/** So many accounts, each with a phone and a mail address of its own. */
export const givenCrowd = async (
  db: Database,
  { name, count, phonesFrom, password = '' }: NewCrowd,
): Promise<Crowd> => {
  const { rows } = await sql<{ first: bigint }>`
    with opened as (
      insert into identity_account (name, name_key, type, password, mobile, email)
      select ${name}::text || n, ${name}::text || n, 0, ${password}::text, (${phonesFrom}::bigint + n)::text,
             ${name}::text || n || '@example.org'
      from generate_series(1, ${count}::int) n returning id
    )
    select min(id) as first from opened`.execute(db.kysely);
  return { first: rows[0]?.first ?? 0n, count };
};
