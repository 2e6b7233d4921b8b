import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Origin } from '../types.ts';

export interface NewLogin extends Origin {
  /** Undefined when no account has the name that was tried. */
  accountId: bigint | undefined;
  at: Date;
  outcome: 'ok' | 'failed';
}

export const insertLogin = async (on: Database | Transaction, login: NewLogin): Promise<void> => {
  const { accountId = null, at, ip, userAgent, outcome } = login;
  await sql`
    insert into identity_login (account_id, at, ip, user_agent, outcome)
    values (${accountId}, ${at}, ${ip}, ${userAgent}, ${outcome})`.execute('pool' in on ? on.kysely : on);
};

/** The last successful login and how many failed since, or ever when there was none. */
export const findLastLogin = async (tx: Transaction, accountId: bigint) => {
  const { rows } = await sql<{ at: Date | null; failed: bigint }>`
    with last as (
      select id, at from identity_login
      where account_id = ${accountId} and outcome = 'ok'
      order by id desc limit 1
    )
    select (select at from last) as at,
           (select count(*) from identity_login
            where account_id = ${accountId} and id > coalesce((select id from last), 0)) as failed`.execute(
    tx,
  );
  return { at: rows[0]?.at ?? null, failed: Number(rows[0]?.failed ?? 0) };
};

/** Where and with what an account was logged in to before an instant; the newest few hundred. */
export const listOrigins = async (
  on: Database | Transaction,
  accountId: bigint,
  before: Date,
): Promise<Origin[]> => {
  const { rows } = await sql<Origin>`
    select ip, user_agent as "userAgent" from identity_login
    where account_id = ${accountId} and outcome = 'ok' and at <= ${before}
    order by id desc limit 300`.execute('pool' in on ? on.kysely : on);
  return rows;
};

export interface LoginRow extends Origin {
  id: bigint;
  at: Date;
  outcome: 'ok' | 'failed';
}

export interface LoginPage {
  accountId: bigint;
  /** Only what is older than this row; undefined for the newest. */
  before: bigint | undefined;
  size: number;
}

export const listLoginRows = async (db: Database, page: LoginPage): Promise<LoginRow[]> => {
  const { accountId, before = null, size } = page;
  const { rows } = await sql<LoginRow>`
    select id, at, ip, user_agent as "userAgent", outcome from identity_login
    where account_id = ${accountId} and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${size}`.execute(db.kysely);
  return rows;
};

export const countDaysWithLogin = async (
  db: Database,
  accountId: bigint,
  { from, to }: { from: Date; to: Date },
): Promise<number> => {
  const { rows } = await sql<{ days: number }>`
    select count(distinct (at at time zone 'Asia/Yangon')::date)::int as days from identity_login
    where account_id = ${accountId} and outcome = 'ok' and at >= ${from} and at < ${to}`.execute(db.kysely);
  return rows[0]?.days ?? 0;
};

export const countSignedIn = async (on: Database | Transaction, from: Date): Promise<number> => {
  const { rows } = await sql<{ accounts: number }>`
    select count(distinct account_id)::int as accounts from identity_login
    where outcome = 'ok' and at >= ${from}`.execute('pool' in on ? on.kysely : on);
  return rows[0]?.accounts ?? 0;
};
