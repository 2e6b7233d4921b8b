import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Approval, ApprovalState, Proposed } from './types.ts';

export interface NewApproval {
  action: string;
  subject: string;
  reason: string;
  payload: string;
  payloadHash: Buffer;
  makerId: bigint;
  maker: string;
  requestId: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Undefined when the maker used the request's name before. */
export const insertApproval = async (tx: Transaction, row: NewApproval): Promise<bigint | undefined> => {
  const { action, subject, reason, payload, payloadHash, makerId, maker, requestId, createdAt, expiresAt } =
    row;
  const { rows } = await sql<{ id: bigint }>`
    insert into approvals_approval
      (action, subject, reason, payload, payload_hash, maker_id, maker_name, request_id, created_at, expires_at)
    values (${action}, ${subject}, ${reason}, ${payload}::json, ${payloadHash}, ${makerId}, ${maker},
            ${requestId}, ${createdAt}, ${expiresAt})
    on conflict (maker_id, request_id) do nothing returning id`.execute(tx);
  return rows[0]?.id;
};

export const findProposed = async (
  tx: Transaction,
  makerId: bigint,
  requestId: string,
): Promise<Proposed | undefined> => {
  const { rows } = await sql<Proposed>`
    select id, payload_hash as "payloadHash", expires_at as "expiresAt" from approvals_approval
    where maker_id = ${makerId} and request_id = ${requestId}`.execute(tx);
  return rows[0];
};

const APPROVAL = sql`
  id, action, subject, reason, payload::text as payload, payload_hash as "payloadHash",
  maker_id as "makerId", maker_name as maker, checker_name as checker, note, state,
  created_at as "createdAt", expires_at as "expiresAt", decided_at as "decidedAt"
  from approvals_approval`;

/** Who decides about the same proposal waits until the transaction ends. */
export const lockApproval = async (tx: Transaction, id: bigint): Promise<Approval | undefined> => {
  const { rows } = await sql<Approval>`select ${APPROVAL} where id = ${id} for update`.execute(tx);
  return rows[0];
};

export interface ApprovalFilter {
  readonly state: ApprovalState;
  readonly before?: string | undefined;
  readonly limit: number;
}

export const listApprovalRows = async (db: Database, filter: ApprovalFilter): Promise<Approval[]> => {
  const { state, before = null, limit } = filter;
  const { rows } = await sql<Approval>`
    select ${APPROVAL}
    where state = ${state} and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export const findApproval = async (db: Database, id: bigint): Promise<Approval | undefined> => {
  const { rows } = await sql<Approval>`select ${APPROVAL} where id = ${id}`.execute(db.kysely);
  return rows[0];
};

export interface Decision {
  id: bigint;
  state: 'executed' | 'rejected';
  checkerId: bigint;
  checker: string;
  note: string | null;
  at: Date;
}

export const decideApproval = async (tx: Transaction, decision: Decision): Promise<void> => {
  const { id, state, checkerId, checker, note, at } = decision;
  await sql`
    update approvals_approval
    set state = ${state}, checker_id = ${checkerId}, checker_name = ${checker}, note = ${note},
        decided_at = ${at}
    where id = ${id}`.execute(tx);
};

export interface ExpiredRow {
  id: bigint;
  action: string;
}

/** Closes what nobody decided in time; what somebody is deciding right now is left to them. */
export const expireRows = async (tx: Transaction, at: Date): Promise<ExpiredRow[]> => {
  const { rows } = await sql<ExpiredRow>`
    update approvals_approval set state = 'expired', decided_at = ${at}
    where id in (select id from approvals_approval where state = 'open' and expires_at <= ${at}
                 order by id for update skip locked)
    returning id, action`.execute(tx);
  return rows;
};
