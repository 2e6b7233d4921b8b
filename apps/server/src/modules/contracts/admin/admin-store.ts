import type { Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import type { Kind } from '../types.ts';

export interface RunRow {
  readonly kind: Kind;
  readonly key: string;
  readonly from: Date;
  readonly to: Date;
  readonly contracts: number;
  readonly volume: Money;
  readonly amount: Money;
  readonly doneAt: Date;
}

export const selectRuns = async (db: Database, kind: Kind, limit: number): Promise<RunRow[]> => {
  const { rows } = await sql<RunRow>`
    select kind, period_key as key, period_from as "from", period_to as "to", contracts, volume, amount,
           done_at as "doneAt"
    from contracts_run where kind = ${kind} order by period_to desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export interface DebtRow {
  readonly id: bigint;
  readonly contractId: bigint;
  readonly kind: Kind;
  readonly payerId: bigint;
  readonly payeeId: bigint | null;
  readonly amount: Money;
  readonly paid: Money;
  readonly since: Date;
}

export const selectAllDebts = async (db: Database, limit: number): Promise<DebtRow[]> => {
  const { rows } = await sql<DebtRow>`
    select id, contract_id as "contractId", kind, payer_id as "payerId", payee_id as "payeeId", amount, paid,
           debt_since as since
    from contracts_payment where state = 'OWED' order by debt_since, id limit ${limit}`.execute(db.kysely);
  return rows;
};
