import type { inbox } from '@hintha/contract';
import type { Database, PushTarget, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface NewSubscription extends PushTarget {
  readonly accountId: bigint;
  readonly sessionId: bigint;
  readonly language: string;
  readonly kinds: readonly inbox.PushKind[];
}

export interface StoredSubscription extends NewSubscription {
  readonly id: bigint;
}

const SUBSCRIPTION = sql`
  id, account_id as "accountId", session_id as "sessionId", endpoint, p256dh, auth, language, kinds`;

const insertionOf = (one: NewSubscription, at: Date) => {
  const { accountId, sessionId, endpoint, p256dh, auth, language, kinds } = one;
  return sql`
    insert into inbox_push_subscription
      (account_id, session_id, endpoint, p256dh, auth, language, kinds, created_at)
    values (${accountId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${language}, ${kinds}::text[], ${at})`;
};

/** Writes a device down, also one that another account had before. */
export const upsertSubscription = async (tx: Transaction, one: NewSubscription, at: Date): Promise<void> => {
  await sql`
    ${insertionOf(one, at)} on conflict (endpoint) do update
    set account_id = excluded.account_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
        auth = excluded.auth, language = excluded.language, kinds = excluded.kinds, failed_at = null,
        failure = null`.execute(tx);
};

/** Deletes the subscription of an endpoint whose secret is known, and gives it. */
export const takeSubscription = async (
  tx: Transaction,
  { endpoint, auth }: Pick<PushTarget, 'endpoint' | 'auth'>,
): Promise<StoredSubscription | undefined> => {
  const { rows } = await sql<StoredSubscription>`
    delete from inbox_push_subscription where endpoint = ${endpoint} and auth = ${auth}
    returning ${SUBSCRIPTION}`.execute(tx);
  return rows[0];
};

/** Writes a device down by its new endpoint, unless its member was quicker. */
export const insertRenewed = async (tx: Transaction, one: NewSubscription, at: Date): Promise<void> => {
  await sql`
    ${insertionOf(one, at)} on conflict (endpoint) do nothing`.execute(tx);
};

/** Lets go of what an account has beyond so many, the oldest first. */
export const deleteBeyond = async (tx: Transaction, accountId: bigint, most: number): Promise<void> => {
  await sql`
    delete from inbox_push_subscription where account_id = ${accountId} and id not in (
      select id from inbox_push_subscription where account_id = ${accountId} order by id desc limit ${most}
    )`.execute(tx);
};

export const selectSubscriptions = async (db: Database, accountId: bigint): Promise<StoredSubscription[]> => {
  const { rows } = await sql<StoredSubscription>`
    select ${SUBSCRIPTION} from inbox_push_subscription where account_id = ${accountId}
    order by id`.execute(db.kysely);
  return rows;
};

export const findSubscription = async (db: Database, id: bigint): Promise<StoredSubscription | undefined> => {
  const { rows } = await sql<StoredSubscription>`
    select ${SUBSCRIPTION} from inbox_push_subscription where id = ${id}`.execute(db.kysely);
  return rows[0];
};

/** The devices of accounts on which a kind was chosen. */
export const selectListening = async (
  on: Database | Transaction,
  accountIds: readonly bigint[],
  kind: inbox.PushKind,
): Promise<Pick<StoredSubscription, 'id' | 'accountId'>[]> => {
  const { rows } = await sql<Pick<StoredSubscription, 'id' | 'accountId'>>`
    select id, account_id as "accountId" from inbox_push_subscription
    where account_id = any (${accountIds}::bigint[]) and ${kind} = any (kinds)
    order by id`.execute('pool' in on ? on.kysely : on);
  return rows;
};

export const deleteSubscription = async (db: Database, id: bigint): Promise<void> => {
  await sql`delete from inbox_push_subscription where id = ${id}`.execute(db.kysely);
};

export const deleteEndpoint = async (db: Database, accountId: bigint, endpoint: string): Promise<void> => {
  await sql`
    delete from inbox_push_subscription where account_id = ${accountId} and endpoint = ${endpoint}`.execute(
    db.kysely,
  );
};

export const updateFailure = async (db: Database, id: bigint, failure: string, at: Date): Promise<void> => {
  await sql`
    update inbox_push_subscription set failed_at = ${at}, failure = ${failure} where id = ${id}`.execute(
    db.kysely,
  );
};

export const updateLanguage = async (db: Database, accountId: bigint, language: string): Promise<void> => {
  await sql`
    update inbox_push_subscription set language = ${language} where account_id = ${accountId}`.execute(
    db.kysely,
  );
};
