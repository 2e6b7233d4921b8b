import type { Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import type { Kind, Payment, Period } from '../types.ts';

export interface RunRow {
  readonly kind: Kind;
  readonly key: string;
  readonly unit: Period;
  readonly from: Date;
  readonly to: Date;
  readonly contracts: number;
  readonly volume: Money;
  readonly amount: Money;
  readonly doneAt: Date;
}

const RUN = sql`
  kind, period_key as key, unit, period_from as "from", period_to as "to", contracts, volume, amount,
  done_at as "doneAt"`;

export const selectRuns = async (
  db: Database,
  { kind, before, limit }: { kind: Kind; before: Date | null; limit: number },
): Promise<RunRow[]> => {
  const { rows } = await sql<RunRow>`
    select ${RUN} from contracts_run where kind = ${kind} and (${before}::timestamptz is null or period_to < ${before})
    order by period_to desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export const findRun = async (db: Database, kind: Kind, key: string): Promise<RunRow | undefined> => {
  const { rows } = await sql<RunRow>`
    select ${RUN} from contracts_run where kind = ${kind} and period_key = ${key}`.execute(db.kysely);
  return rows[0];
};

/** What is written of a period for contracts so far, with corrections, and the record that a run wrote. */
export interface Written {
  readonly contractId: bigint;
  readonly settlementId: bigint;
  readonly amount: Money;
}

export const sumWritten = async (
  db: Database,
  contractIds: readonly bigint[],
  key: string,
): Promise<Written[]> => {
  const { rows } = await sql<Written>`
    select contract_id as "contractId", min(id) filter (where number = 0) as "settlementId",
           sum(amount)::bigint as amount
    from contracts_settlement where contract_id = any (${contractIds}::bigint[]) and period_key = ${key}
    group by 1`.execute(db.kysely);
  return rows;
};

export interface DebtRow extends Pick<Payment, 'id' | 'contractId' | 'kind' | 'payKey' | 'amount' | 'paid'> {
  readonly payerId: bigint;
  readonly payeeId: bigint | null;
  readonly since: Date;
}

/** Debts of everybody, or those that an account has or is owed, the oldest first. */
export const selectAllDebts = async (
  db: Database,
  { accountId, after, limit }: { accountId: bigint | null; after: bigint | null; limit: number },
): Promise<DebtRow[]> => {
  const { rows } = await sql<DebtRow>`
    select id, contract_id as "contractId", kind, payer_id as "payerId", payee_id as "payeeId",
           pay_key as "payKey", amount, paid, debt_since as since
    from contracts_payment
    where state = 'OWED' and (${accountId}::bigint is null or ${accountId} in (payer_id, payee_id))
      and (${after}::bigint is null or (debt_since, id) > (
        select debt_since, id from contracts_payment where id = ${after}))
    order by debt_since, id limit ${limit}`.execute(db.kysely);
  return rows;
};

export const sumDebts = async (
  db: Database,
  accountId: bigint | null,
): Promise<{ payers: number; left: Money }> => {
  const { rows } = await sql<{ payers: number; left: Money }>`
    select count(distinct payer_id)::integer as payers, coalesce(sum(amount - paid), 0)::bigint as "left"
    from contracts_payment
    where state = 'OWED' and (${accountId}::bigint is null or ${accountId} in (payer_id, payee_id))`.execute(
    db.kysely,
  );
  const [sums] = rows;
  if (sums === undefined) throw new Error('a sum is one row');
  return sums;
};
