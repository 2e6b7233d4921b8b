import type { AffiliateMonth } from '@hintha/agents';
import { type Money, money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface CountedMonth extends AffiliateMonth {
  readonly accountId: bigint;
  /** Its first day. */
  readonly month: string;
  readonly revenue: Money;
  readonly carryBefore: Money;
  readonly carryAfter: Money;
  readonly active: number;
  readonly rate: number;
  readonly amount: Money;
}

export const insertMonths = async (tx: Transaction, months: readonly CountedMonth[]): Promise<void> => {
  const rows = months.map((one) => ({
    account_id: String(one.accountId),
    month: one.month,
    stake: String(one.stake),
    payout: String(one.payout),
    bonuses: String(one.bonuses),
    rebates: String(one.rebates),
    payment_fees: String(one.paymentFees),
    revenue: String(one.revenue),
    carry_before: String(one.carryBefore),
    carry_after: String(one.carryAfter),
    active: one.active,
    rate: one.rate,
    amount: String(one.amount),
    state: one.amount > 0n ? 'COUNTED' : 'NOTHING',
  }));
  await sql`
    insert into contracts_affiliate_month (account_id, month, stake, payout, bonuses, rebates, payment_fees, revenue,
                                           carry_before, carry_after, active, rate, amount, state)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      account_id bigint, month date, stake bigint, payout bigint, bonuses bigint, rebates bigint, payment_fees bigint,
      revenue bigint, carry_before bigint, carry_after bigint, active integer, rate integer, amount bigint, state text)
    on conflict (account_id, month) do nothing`.execute(tx);
};

/** Months are counted one after another, in every process. */
export const lockMonths = async (tx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('contracts affiliates', 0))`.execute(tx);
};

export const selectCountedAccounts = async (tx: Transaction, month: string): Promise<Set<bigint>> => {
  const { rows } = await sql<{ id: bigint }>`
    select account_id as id from contracts_affiliate_month where month = ${month}::date`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

/** What the month before left over, zero or less. */
export const selectMonthCarries = async (tx: Transaction, month: string): Promise<Map<bigint, Money>> => {
  const { rows } = await sql<{ id: bigint; carry: bigint }>`
    select distinct on (account_id) account_id as id, carry_after as carry from contracts_affiliate_month
    where month < ${month}::date order by account_id, month desc`.execute(tx);
  return new Map(rows.map(({ id, carry }) => [id, money(carry)]));
};

export interface StoredMonth extends CountedMonth {
  readonly id: bigint;
  readonly state: 'NOTHING' | 'COUNTED' | 'APPROVED' | 'PAID';
  readonly approval: string | null;
}

const MONTH = sql`
  id, account_id as "accountId", month::text as month, stake, payout, bonuses, rebates, payment_fees as "paymentFees",
  revenue, carry_before as "carryBefore", carry_after as "carryAfter", active, rate, amount, state, approval`;

export const selectMonth = async (on: Database | Transaction, month: string): Promise<StoredMonth[]> => {
  const { rows } = await sql<StoredMonth>`
    select ${MONTH} from contracts_affiliate_month where month = ${month}::date
    order by amount desc, account_id`.execute('pool' in on ? on.kysely : on);
  return rows;
};

export const approveMonth = async (tx: Transaction, month: string, approval: string): Promise<void> => {
  await sql`
    update contracts_affiliate_month set state = 'APPROVED', approval = ${approval}
    where month = ${month}::date and state = 'COUNTED'`.execute(tx);
};

export const listApproved = async (db: Database, before: string): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from contracts_affiliate_month where state = 'APPROVED' and month < ${before}::date
    order by month, id`.execute(db.kysely);
  return rows.map(({ id }) => id);
};

export const lockMonth = async (tx: Transaction, id: bigint): Promise<StoredMonth | undefined> => {
  const { rows } = await sql<StoredMonth>`
    select ${MONTH} from contracts_affiliate_month where id = ${id} for update`.execute(tx);
  return rows[0];
};

export const updatePaid = async (tx: Transaction, id: bigint, now: Date): Promise<void> => {
  await sql`
    update contracts_affiliate_month set state = 'PAID', paid_at = ${now} where id = ${id}`.execute(tx);
};
