import { sql } from 'kysely';
import type { Database } from '@hintha/platform';
import type { Origin } from '../types.ts';

export interface SignIn extends Origin {
  /** Undefined when no account has the name that was tried. */
  accountId: bigint | undefined;
  at: Date;
  outcome: 'ok' | 'failed';
}

export const insertSignIn = async (db: Database, signIn: SignIn): Promise<void> => {
  const { accountId = null, at, ip, userAgent, outcome } = signIn;
  await sql`
    insert into access_sign_in (account_id, at, ip, user_agent, outcome)
    values (${accountId}, ${at}, ${ip}, ${userAgent}, ${outcome})`.execute(db.kysely);
};

/** The last successful sign-in and how many failed since, or ever when there was none. */
export const findLastSignIn = async (db: Database, accountId: bigint) => {
  const { rows } = await sql<{ at: Date | null; failed: bigint }>`
    with last as (
      select id, at from access_sign_in
      where account_id = ${accountId} and outcome = 'ok'
      order by id desc limit 1
    )
    select (select at from last) as at,
           (select count(*) from access_sign_in
            where account_id = ${accountId} and id > coalesce((select id from last), 0)) as failed`.execute(
    db.kysely,
  );
  return { at: rows[0]?.at ?? null, failed: Number(rows[0]?.failed ?? 0) };
};

export interface SignInRow extends Origin {
  id: bigint;
  at: Date;
  outcome: 'ok' | 'failed';
}

export interface SignInPage {
  accountId: bigint;
  /** Only what is older than this row; undefined for the newest. */
  before: bigint | undefined;
  size: number;
}

export const listSignInRows = async (db: Database, page: SignInPage): Promise<SignInRow[]> => {
  const { accountId, before = null, size } = page;
  const { rows } = await sql<SignInRow>`
    select id, at, ip, user_agent as "userAgent", outcome from access_sign_in
    where account_id = ${accountId} and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${size}`.execute(db.kysely);
  return rows;
};
