import type { AccountType } from '@hintha/contract';
import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';

export interface FoundAccount {
  id: bigint;
  name: string;
  status: 'open' | 'locked';
  createdAt: Date;
}

const FOUND = sql`id, name, status, created_at as "createdAt"`;

export interface AccountSearch {
  /** The beginning of a name, as names are compared. */
  beginning: string;
  id: bigint | null;
  mobile: string | null;
  email: string | null;
}

/** Accounts by any of the criteria, each by an index of its own: those that fit wholly first, then by name. */
export const selectAccountsBySearch = async (
  db: Database,
  { beginning, id, mobile, email }: AccountSearch,
  limit: number,
): Promise<FoundAccount[]> => {
  const { rows } = await sql<FoundAccount>`
    (select ${FOUND} from identity_account
     where id = ${id} or mobile = ${mobile} or email = ${email} or name_key = ${beginning}
     order by id limit ${limit})
    union all
    (select ${FOUND} from identity_account
     where name_key like ${escapeLike(beginning)} and name_key <> ${beginning}
     order by name_key using ~<~ limit ${limit})`.execute(db.kysely);
  return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, limit);
};

const escapeLike = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The ids of the accounts whose names begin so, in the order of the names. */
export const selectIdsByBeginning = async (
  db: Database,
  beginning: string,
  limit: number,
): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from identity_account where name_key like ${escapeLike(beginning)}
    order by name_key using ~<~ limit ${limit}`.execute(db.kysely);
  return rows.map((row) => row.id);
};

export const selectAccounts = async (db: Database, ids: readonly bigint[]): Promise<FoundAccount[]> => {
  const { rows } = await sql<FoundAccount>`
    select ${FOUND} from identity_account where id = any(${ids}::bigint[]) order by id`.execute(db.kysely);
  return rows;
};

export interface Player {
  id: bigint;
  name: string;
  type: AccountType;
  /** Whether signing in or betting is closed to it. */
  closed: boolean;
}

export const selectPlayers = async (
  on: Database | Transaction,
  ids: readonly bigint[],
): Promise<Player[]> => {
  const { rows } = await sql<Player>`
    select id, name, type, (status = 'locked' or betting_stopped) as closed
    from identity_account where id = any(${ids}::bigint[])`.execute('pool' in on ? on.kysely : on);
  return rows;
};

/** What stands with an account, and when it was signed in to last. */
export interface AccountDetails extends FoundAccount {
  type: AccountType;
  demo: boolean;
  stakeLimit: Money | null;
  mobile: string | null;
  email: string | null;
  lastLoginAt: Date | null;
}

export const selectAccountDetails = async (
  on: Database | Transaction,
  ids: readonly bigint[],
): Promise<AccountDetails[]> => {
  const { rows } = await sql<AccountDetails>`
    select ${FOUND}, type, demo, stake_limit as "stakeLimit", mobile, email,
           (select at from identity_login where account_id = a.id and outcome = 'ok'
            order by id desc limit 1) as "lastLoginAt"
    from identity_account a where id = any (${ids}::bigint[])`.execute('pool' in on ? on.kysely : on);
  return rows;
};

export const selectIdsOfType = async (
  on: Database | Transaction,
  type: AccountDetails['type'],
): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from identity_account where type = ${type} order by id`.execute('pool' in on ? on.kysely : on);
  return rows.map(({ id }) => id);
};

/** How many accounts were opened on each business day of a span, those of some types aside. */
export const countOpened = async (
  db: Database,
  { from, to }: { from: Date; to: Date },
  except: readonly AccountType[],
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ day: string; accounts: number }>`
    select (created_at at time zone interval '06:30')::date::text as day, count(*)::int as accounts
    from identity_account
    where created_at >= ${from} and created_at < ${to} and type <> all (${except}::smallint[])
    group by 1`.execute(db.kysely);
  return new Map(rows.map(({ day, accounts }) => [day, accounts]));
};

/** Which accounts are listed; null lets all of them through. */
export interface AccountFilter {
  readonly openedSince: Date | null;
  readonly status: 'open' | 'locked' | null;
  /** What another module knows of an account, in a statement. */
  readonly is: ((account: RawBuilder<unknown>) => RawBuilder<boolean>) | null;
  /** The account that the list goes on behind. */
  readonly after: bigint | null;
  readonly limit: number;
}

/** A page of the accounts that a filter lets through, the latest first, those of some types aside. */
export const selectNewest = async (
  db: Database,
  { openedSince, status, is, after, limit }: AccountFilter,
  except: readonly AccountType[],
): Promise<bigint[]> => {
  const conditions = [
    sql`a.type <> all (${except}::smallint[])`,
    ...(openedSince === null ? [] : [sql`a.created_at >= ${openedSince}`]),
    ...(status === null ? [] : [sql`a.status = ${sql.lit(status)}`]),
    ...(after === null
      ? []
      : [sql`(a.created_at, a.id) < (select created_at, id from identity_account where id = ${after})`]),
    ...(is === null ? [] : [is(sql`a.id`)]),
  ];
  const { rows } = await sql<{ id: bigint }>`
    select a.id from identity_account a where ${sql.join(conditions, sql` and `)}
    order by a.created_at desc, a.id desc limit ${limit}`.execute(db.kysely);
  return rows.map(({ id }) => id);
};
