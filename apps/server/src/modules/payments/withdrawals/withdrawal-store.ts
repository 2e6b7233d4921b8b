import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { StatusEntry, StoredWithdrawal } from './types.ts';

export const WITHDRAWAL = sql`
  id, account_id as "accountId", request_id as "requestId", payee_id as "payeeId", amount, fee, state, risks,
  reject_reason as "rejectReason", ip, user_agent as "userAgent", requested_at as "requestedAt",
  ended_at as "endedAt", reopened`;

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

export type NewWithdrawal = Pick<
  StoredWithdrawal,
  'accountId' | 'requestId' | 'payeeId' | 'amount' | 'fee' | 'ip' | 'userAgent' | 'requestedAt'
>;

export const insertWithdrawal = async (
  tx: Transaction,
  withdrawal: NewWithdrawal,
): Promise<StoredWithdrawal> => {
  const { accountId, requestId, payeeId, amount, fee, ip, userAgent, requestedAt } = withdrawal;
  const { rows } = await sql<StoredWithdrawal>`
    insert into payments_withdrawal
      (account_id, request_id, payee_id, amount, fee, state, ip, user_agent, requested_at)
    values
      (${accountId}, ${requestId}, ${payeeId}, ${amount}, ${fee}, 'REQUESTED', ${ip}, ${userAgent},
       ${requestedAt})
    returning ${WITHDRAWAL}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a withdrawal was not written');
  return row;
};

export const findWithdrawal = async (
  on: Database | Transaction,
  id: bigint,
): Promise<StoredWithdrawal | undefined> => {
  const { rows } = await sql<StoredWithdrawal>`
    select ${WITHDRAWAL} from payments_withdrawal where id = ${id}`.execute(at(on));
  return rows[0];
};

export const lockWithdrawalRow = async (
  tx: Transaction,
  id: bigint,
): Promise<StoredWithdrawal | undefined> => {
  const { rows } = await sql<StoredWithdrawal>`
    select ${WITHDRAWAL} from payments_withdrawal where id = ${id} for update`.execute(tx);
  return rows[0];
};

export const findByRequest = async (
  on: Database | Transaction,
  accountId: bigint,
  requestId: string,
): Promise<StoredWithdrawal | undefined> => {
  const { rows } = await sql<StoredWithdrawal>`
    select ${WITHDRAWAL} from payments_withdrawal
    where account_id = ${accountId} and request_id = ${requestId}`.execute(at(on));
  return rows[0];
};

/** The withdrawal of the account that is on its way; one that was reopened counts for none. */
export const findInProgress = async (tx: Transaction, accountId: bigint): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from payments_withdrawal
    where account_id = ${accountId} and ended_at is null and not reopened`.execute(tx);
  return rows[0]?.id;
};

/** How many withdrawals an account has asked for since an instant, and how much; returned ones count for none. */
export const sumWithdrawals = async (on: Database | Transaction, accountId: bigint, since: Date) => {
  const { rows } = await sql<{ count: number; amount: bigint }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount from payments_withdrawal
    where account_id = ${accountId} and requested_at >= ${since}
      and state not in ('REJECTED', 'FAILED')`.execute(at(on));
  return rows[0] ?? { count: 0, amount: 0n };
};

export const hasCompleted = async (tx: Transaction, accountId: bigint): Promise<boolean> => {
  const { rows } = await sql<{ done: boolean }>`
    select exists (
      select from payments_withdrawal
      where account_id = ${accountId} and state = 'COMPLETED') as done`.execute(tx);
  return rows[0]?.done ?? false;
};

/** What was credited to an account by deposits since an instant. */
export const sumDeposits = async (tx: Transaction, accountId: bigint, since: Date): Promise<bigint> => {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(credited), 0)::bigint as amount from payments_deposit
    where account_id = ${accountId} and state = 'CREDITED' and settled_at >= ${since}`.execute(tx);
  return rows[0]?.amount ?? 0n;
};

export interface WithdrawalChange {
  state: StoredWithdrawal['state'];
  endedAt: Date | null;
  risks?: StoredWithdrawal['risks'];
  rejectReason?: StoredWithdrawal['rejectReason'];
  reopened?: boolean;
}

export const updateWithdrawal = async (
  tx: Transaction,
  before: StoredWithdrawal,
  change: WithdrawalChange,
): Promise<StoredWithdrawal> => {
  const next = { ...before, ...change };
  await sql`
    update payments_withdrawal
    set state = ${next.state}, ended_at = ${next.endedAt}, risks = ${next.risks}::text[],
        reject_reason = ${next.rejectReason}, reopened = ${next.reopened}
    where id = ${before.id}`.execute(tx);
  return next;
};

export const selectWithdrawals = async (
  db: Database,
  accountId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredWithdrawal[]> => {
  const { rows } = await sql<StoredWithdrawal>`
    select ${WITHDRAWAL} from payments_withdrawal where account_id = ${accountId}
    order by id desc limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export const countWithdrawals = async (db: Database, accountId: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payments_withdrawal where account_id = ${accountId}`.execute(
    db.kysely,
  );
  return rows[0]?.count ?? 0;
};

/** Withdrawals asked for by an instant that nobody has looked at. */
export const selectUnscreened = async (db: Database, until: Date): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from payments_withdrawal
    where state = 'REQUESTED' and ended_at is null and requested_at <= ${until}
    order by id limit 500`.execute(db.kysely);
  return rows.map(({ id }) => id);
};

export interface NewStatusEntry extends StatusEntry {
  withdrawalId: bigint;
}

export const insertStatus = async (tx: Transaction, entry: NewStatusEntry): Promise<void> => {
  const { withdrawalId, payoutId, what, by, staffId } = entry;
  await sql`
    insert into payments_withdrawal_status (withdrawal_id, part_id, what, by, staff_id, at)
    values (${withdrawalId}, ${payoutId}, ${what}, ${by}, ${staffId}, ${entry.at})`.execute(tx);
};

export const selectStatusHistory = async (db: Database, withdrawalId: bigint): Promise<StatusEntry[]> => {
  const { rows } = await sql<StatusEntry>`
    select what, part_id as "payoutId", by, staff_id as "staffId", at from payments_withdrawal_status
    where withdrawal_id = ${withdrawalId} order by id`.execute(db.kysely);
  return rows;
};

export interface WithdrawalTerms {
  readonly least: bigint;
  readonly large: bigint;
  readonly feePercent: number;
  readonly leastFee: bigint;
}

/** How many withdrawals were asked for since then, and what these terms would have meant for them. */
export const measureWithdrawals = async (
  db: Database,
  since: Date,
  { least, large, feePercent, leastFee }: WithdrawalTerms,
): Promise<{ all: number; below: number; large: number; fees: bigint }> => {
  const { rows } = await sql<{ all: number; below: number; large: number; fees: bigint }>`
    select count(*)::int as all, count(*) filter (where amount < ${least})::int as below,
           count(*) filter (where amount >= ${large})::int as large,
           coalesce(sum(greatest(amount * ${feePercent}::bigint / 100, ${leastFee}::bigint))
                      filter (where fee > 0), 0)::bigint as fees
    from payments_withdrawal where requested_at >= ${since}`.execute(db.kysely);
  return rows[0] ?? { all: 0, below: 0, large: 0, fees: 0n };
};
