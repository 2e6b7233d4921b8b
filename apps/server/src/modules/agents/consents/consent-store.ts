import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { StoredRates } from '../rates/rate-store.ts';

export interface RateRequest {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly agentId: bigint;
  readonly rates: StoredRates;
  readonly state: 'open' | 'accepted' | 'rejected' | 'expired' | 'withdrawn';
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const REQUEST = sql`
  id, account_id as "accountId", agent_id as "agentId", rates, state, created_at as "createdAt",
  expires_at as "expiresAt"`;

/** Whether it was written: an account has one open request. */
export const insertRequest = async (
  tx: Transaction,
  { accountId, agentId, rates, createdAt, expiresAt }: Omit<RateRequest, 'id' | 'state'>,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into agents_rate_request (account_id, agent_id, rates, created_at, expires_at)
    values (${accountId}, ${agentId}, ${JSON.stringify(rates)}::jsonb, ${createdAt}, ${expiresAt})
    on conflict do nothing`.execute(tx);
  return numAffectedRows > 0n;
};

export const lockRequest = async (tx: Transaction, id: bigint): Promise<RateRequest | undefined> => {
  const { rows } = await sql<RateRequest>`
    select ${REQUEST} from agents_rate_request where id = ${id} for update`.execute(tx);
  return rows[0];
};

export const decideRequest = async (
  tx: Transaction,
  { id, state, at }: { id: bigint; state: 'accepted' | 'rejected' | 'withdrawn'; at: Date },
): Promise<void> => {
  await sql`update agents_rate_request set state = ${state}, decided_at = ${at} where id = ${id}`.execute(tx);
};

/** Closes the requests that nobody answered in time, of one account or of all; answers them. */
export const expireRequests = async (
  tx: Transaction,
  at: Date,
  accountId: bigint | null,
): Promise<RateRequest[]> => {
  const { rows } = await sql<RateRequest>`
    update agents_rate_request set state = 'expired', decided_at = ${at}
    where state = 'open' and expires_at <= ${at} and (${accountId}::bigint is null or account_id = ${accountId})
    returning ${REQUEST}`.execute(tx);
  return rows;
};

/** Takes back what is open of an account that stands below somebody else from now on. */
export const withdrawRequests = async (tx: Transaction, accountId: bigint, at: Date): Promise<void> => {
  await sql`
    update agents_rate_request set state = 'withdrawn', decided_at = ${at}
    where account_id = ${accountId} and state = 'open'`.execute(tx);
};

/** What was asked of an account, the newest first. */
export const selectRequests = async (
  db: Database,
  accountId: bigint,
  limit: number,
): Promise<RateRequest[]> => {
  const { rows } = await sql<RateRequest>`
    select ${REQUEST} from agents_rate_request
    where account_id = ${accountId} order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};
