import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Grant } from '../types.ts';

const GRANT = sql`
  id, account_id as "accountId", kind, period, amount, posting_seq as "postingSeq",
  requirement_id as "requirementId", own_before as "ownBefore", most_kept as "mostKept", taken_back as "takenBack",
  granted_at as "grantedAt"`;

export const findGrant = async (
  tx: Transaction,
  { accountId, kind, period }: Pick<Grant, 'accountId' | 'kind' | 'period'>,
): Promise<Grant | undefined> => {
  const { rows } = await sql<Grant>`
    select ${GRANT} from bonuses_grant
    where account_id = ${accountId} and kind = ${kind} and period = ${period}`.execute(tx);
  return rows[0];
};

export const findRequested = async (
  tx: Transaction,
  accountId: bigint,
  requestId: string,
): Promise<Grant | undefined> => {
  const { rows } = await sql<Grant>`
    select ${GRANT} from bonuses_grant
    where account_id = ${accountId} and request_id = ${requestId}`.execute(tx);
  return rows[0];
};

/** The bonus that a deposit brought, by the requirement of the deposit. */
export const findGrantOn = async (tx: Transaction, depositId: bigint): Promise<Grant | undefined> => {
  const { rows } = await sql<Grant>`
    select ${GRANT} from bonuses_grant where deposit_id = ${depositId}`.execute(tx);
  return rows[0];
};

export const findGrantOf = async (tx: Transaction, requirementId: bigint): Promise<Grant | undefined> => {
  const { rows } = await sql<Grant>`
    select ${GRANT} from bonuses_grant where requirement_id = ${requirementId}`.execute(tx);
  return rows[0];
};

export interface NewGrant extends Omit<Grant, 'id' | 'takenBack'> {
  depositId: bigint | null;
  requestId: string;
}

export const insertGrant = async (tx: Transaction, granted: NewGrant): Promise<Grant> => {
  const { accountId, kind, period, amount, postingSeq, requirementId, depositId } = granted;
  const { ownBefore, mostKept, requestId, grantedAt } = granted;
  const { rows } = await sql<Grant>`
    insert into bonuses_grant
      (account_id, kind, period, amount, posting_seq, requirement_id, deposit_id, own_before, most_kept, request_id,
       granted_at)
    values (${accountId}, ${kind}, ${period}, ${amount}, ${postingSeq}, ${requirementId}, ${depositId}, ${ownBefore},
            ${mostKept}, ${requestId}, ${grantedAt})
    returning ${GRANT}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a grant was not written');
  return row;
};

/** Keeps by what the person is known; false when one of the marks has been seen for the bonus before. */
export const insertGrantFingerprints = async (
  tx: Transaction,
  { accountId, kind, period }: Pick<Grant, 'accountId' | 'kind' | 'period'>,
  marks: readonly string[],
): Promise<boolean> => {
  const wanted = [...new Set(marks)].sort();
  const { rows } = await sql`
    insert into bonuses_grant_fingerprint (kind, period, mark, account_id)
    select ${kind}, ${period}, mark, ${accountId} from unnest(${wanted}::text[]) as m (mark)
    on conflict do nothing returning mark`.execute(tx);
  return rows.length === wanted.length;
};

/** Whether one of the marks has been seen for the bonus under another account. */
export const hasForeignFingerprint = async (
  tx: Transaction,
  { accountId, kind, period }: Pick<Grant, 'accountId' | 'kind' | 'period'>,
  marks: readonly string[],
): Promise<boolean> => {
  const { rows } = await sql`
    select from bonuses_grant_fingerprint
    where kind = ${kind} and period = ${period} and mark = any (${marks}::text[]) and account_id <> ${accountId}
    limit 1`.execute(tx);
  return rows.length > 0;
};

/** Whether a bonus was given on it, or is due on it. */
export const isOnDeposit = async (tx: Transaction, depositId: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select from bonuses_grant where deposit_id = ${depositId}
    union all select from bonuses_due where deposit_id = ${depositId} limit 1`.execute(tx);
  return rows.length > 0;
};

export const addTakenBack = async (tx: Transaction, id: bigint, amount: Money): Promise<void> => {
  await sql`update bonuses_grant set taken_back = taken_back + ${amount} where id = ${id}`.execute(tx);
};

const UNCAPPED = sql`bonuses_grant where most_kept is not null and settled_at is null`;

/** Grants with a bound on what may be kept that was not looked at, played through or not. */
export const listUncapped = async (tx: Transaction, accountId: bigint): Promise<Grant[]> => {
  const { rows } = await sql<Grant>`
    select ${GRANT} from ${UNCAPPED} and account_id = ${accountId} order by id`.execute(tx);
  return rows;
};

export const listAllUncapped = async (
  db: Database,
): Promise<{ accountId: bigint; requirementId: bigint }[]> => {
  const { rows } = await sql<{ accountId: bigint; requirementId: bigint }>`
    select account_id as "accountId", requirement_id as "requirementId" from ${UNCAPPED}`.execute(db.kysely);
  return rows;
};

/** Of the requirements those that came with a bonus, and with which. */
export const listKindsOf = async (
  db: Database,
  requirementIds: readonly bigint[],
): Promise<Map<bigint, string>> => {
  const { rows } = await sql<{ id: bigint; kind: string }>`
    select requirement_id as id, kind from bonuses_grant
    where requirement_id = any (${requirementIds}::bigint[])`.execute(db.kysely);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
};

/** What a member was given of some kinds, less what was taken back. */
export const sumGranted = async (
  db: Database,
  accountId: bigint,
  kinds: readonly string[],
): Promise<bigint> => {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount - taken_back), 0)::bigint as amount from bonuses_grant
    where account_id = ${accountId} and kind = any (${kinds}::text[])`.execute(db.kysely);
  return rows[0]?.amount ?? 0n;
};

export const markCapped = async (tx: Transaction, id: bigint, bounded: Money): Promise<void> => {
  await sql`update bonuses_grant set settled_at = now(), bounded = ${bounded} where id = ${id}`.execute(tx);
};

export const listGrants = async (
  tx: Transaction,
  accountId: bigint,
  { seq, limit, offset }: { seq: bigint | null; limit: number; offset: number },
): Promise<Grant[]> => {
  const { rows } = await sql<Grant>`
    select ${GRANT} from bonuses_grant
    where account_id = ${accountId} and (${seq}::bigint is null or posting_seq = ${seq}::bigint)
    order by id desc limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};

export const countGrants = async (
  tx: Transaction,
  accountId: bigint,
  seq: bigint | null,
): Promise<number> => {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from bonuses_grant
    where account_id = ${accountId} and (${seq}::bigint is null or posting_seq = ${seq}::bigint)`.execute(tx);
  return Number(rows[0]?.total ?? 0n);
};

/** What a member was given within a span and kept; cashback itself is for another week and does not count. */
export const sumBonuses = async (
  db: Database,
  accountId: bigint,
  { from, to }: { from: Date; to: Date },
): Promise<bigint> => {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount - taken_back), 0)::bigint as amount from bonuses_grant
    where account_id = ${accountId} and granted_at >= ${from} and granted_at < ${to}
      and kind <> 'CASHBACK'`.execute(db.kysely);
  const amount = rows[0]?.amount ?? 0n;
  return amount > 0n ? amount : 0n;
};
