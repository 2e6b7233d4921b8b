import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Kind, Payment } from '../types.ts';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

const PAYMENT = sql`
  id, contract_id as "contractId", kind, payer_id as "payerId", payee_id as "payeeId", pay_key as "payKey", amount, paid,
  state, depth, due_at as "dueAt", debt_since as "debtSince"`;

/**
 * What is to be paid now for the settlements that no payment was made for, by contract and by what is paid together. Days
 * that are paid together wait until the last of them is settled, also where their runs come late.
 */
export interface Unpaid {
  readonly contractId: bigint;
  readonly payKey: string;
  readonly amount: Money;
  readonly payerId: bigint | null;
  readonly payeeId: bigint;
  readonly manual: boolean;
}

export const selectUnpaid = async (
  tx: Transaction,
  { kind, now, afterMs, limit }: { kind: Kind; now: Date; afterMs: number; limit: number },
): Promise<Unpaid[]> => {
  const { rows } = await sql<Unpaid>`
    select s.contract_id as "contractId", s.pay_key as "payKey", sum(s.amount)::bigint as amount,
           s.payer_id as "payerId", s.payee_id as "payeeId", c.manual
    from contracts_settlement s join contracts_contract c on c.id = s.contract_id
    where s.payment_id is null and s.amount <> 0 and s.kind = ${kind} and s.pay_after <= ${now}
      and (s.kind <> 'DAILY' or s.number > 0 or exists (
        select from contracts_run r
        where r.kind = s.kind and r.period_to >= s.pay_after - ${afterMs} * interval '1 ms'))
    group by 1, 2, 4, 5, 6 having sum(s.amount) <> 0 order by 1, 2 limit ${limit}`.execute(tx);
  return rows;
};

export interface NewPayment {
  readonly contractId: bigint;
  readonly kind: Kind;
  readonly payerId: bigint | null;
  readonly payeeId: bigint | null;
  readonly payKey: string;
  readonly amount: bigint;
  readonly state: 'MANUAL' | 'DUE';
  readonly depth: number;
  readonly dueAt: Date;
}

/** Makes the payments and names them in the settlements that they pay, in one statement. */
export const insertPayments = async (tx: Transaction, payments: readonly NewPayment[]): Promise<void> => {
  const rows = payments.map((one) => ({
    contract_id: String(one.contractId),
    kind: one.kind,
    payer_id: one.payerId === null ? null : String(one.payerId),
    payee_id: one.payeeId === null ? null : String(one.payeeId),
    pay_key: one.payKey,
    amount: String(one.amount),
    state: one.state,
    depth: one.depth,
    due_at: one.dueAt,
  }));
  await sql`
    with made as (
      insert into contracts_payment (contract_id, kind, payer_id, payee_id, pay_key, amount, state, depth, due_at)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
        contract_id bigint, kind text, payer_id bigint, payee_id bigint, pay_key text, amount bigint, state text,
        depth integer, due_at timestamptz)
      returning id, contract_id, pay_key)
    update contracts_settlement s set payment_id = made.id from made
    where s.contract_id = made.contract_id and s.pay_key = made.pay_key and s.payment_id is null and s.amount <> 0`.execute(
    tx,
  );
};

/** The place of a payment among those that are due. */
export interface Due extends Pick<Payment, 'id' | 'depth' | 'dueAt'> {
  /** Whether two accounts are its parties, and not the operator. */
  readonly isBetween: boolean;
}

/** Payments are made one after another, in every process: nobody who waits is overtaken. */
export const lockPaying = async (tx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('contracts payments', 0))`.execute(tx);
};

/** What has to be paid now, from the top of the lines downwards. */
export const listDue = async (
  db: Database,
  { now, after, limit }: { readonly now: Date; readonly after: Due | null; readonly limit: number },
): Promise<Due[]> => {
  const { depth = -1, dueAt = now, id = 0n } = after ?? {};
  const { rows } = await sql<Due>`
    select id, depth, due_at as "dueAt", payer_id is not null and payee_id is not null as "isBetween"
    from contracts_payment
    where state in ('MANUAL', 'DUE') and due_at <= ${now} and (depth, due_at, id) > (${depth}, ${dueAt}, ${id})
    order by depth, due_at, id limit ${limit}`.execute(db.kysely);
  return rows;
};

/** The payments of these that are due still and whose payers owe nothing, in their order. */
export const lockUnowed = async (tx: Transaction, ids: readonly bigint[]): Promise<Payment[]> => {
  const { rows } = await sql<Payment>`
    select ${PAYMENT} from contracts_payment p
    where id = any (${ids}::bigint[]) and state in ('MANUAL', 'DUE') and not exists (
      select from contracts_payment o where o.payer_id = p.payer_id and o.state = 'OWED')
    order by depth, due_at, id for update`.execute(tx);
  return rows;
};

/** The payment as it stands; nobody else pays it until the transaction ends. */
export const lockPayment = async (tx: Transaction, id: bigint): Promise<Payment | undefined> => {
  const { rows } = await sql<Payment>`
    select ${PAYMENT} from contracts_payment where id = ${id} for update`.execute(tx);
  return rows[0];
};

/** What an account owes, the oldest first. */
export const selectDebts = async (on: Database | Transaction, payerId: bigint): Promise<Payment[]> => {
  const { rows } = await sql<Payment>`
    select ${PAYMENT} from contracts_payment where payer_id = ${payerId} and state = 'OWED'
    order by debt_since, depth, id`.execute(at(on));
  return rows;
};

/** Who owes, of all or of some accounts, the highest in the lines first. */
export const listDebtors = async (db: Database, among: readonly bigint[] | null): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select payer_id as id from contracts_payment
    where state = 'OWED' and (${among}::bigint[] is null or payer_id = any (${among}::bigint[]))
    group by 1 order by min(depth), min(debt_since)`.execute(db.kysely);
  return rows.map(({ id }) => id);
};

export const updateDebt = async (tx: Transaction, id: bigint, now: Date): Promise<void> => {
  await sql`update contracts_payment set state = 'OWED', debt_since = ${now} where id = ${id}`.execute(tx);
};

export interface Instalment {
  readonly paymentId: bigint;
  readonly number: number;
  readonly amount: bigint;
}

/** Counts what was moved for payments, each of which stands once among them. */
export const insertInstalments = async (
  tx: Transaction,
  instalments: readonly Instalment[],
  now: Date,
): Promise<void> => {
  await sql`
    with moved as (
      insert into contracts_instalment (payment_id, number, amount, at)
      select *, ${now}::timestamptz from unnest(
        ${instalments.map(({ paymentId }) => paymentId)}::bigint[],
        ${instalments.map(({ number }) => number)}::integer[],
        ${instalments.map(({ amount }) => amount)}::bigint[])
      returning payment_id, amount)
    update contracts_payment p
    set paid = p.paid + m.amount, state = case when p.paid + m.amount = p.amount then 'PAID' else p.state end,
        paid_at = case when p.paid + m.amount = p.amount then ${now}::timestamptz end
    from moved m where p.id = m.payment_id`.execute(tx);
};

export const countInstalments = async (tx: Transaction, paymentId: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contracts_instalment where payment_id = ${paymentId}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** What is not paid yet, by an account or to it. */
export const listUnpaid = async (
  db: Database,
  accountId: bigint,
  kinds: readonly Kind[],
): Promise<Payment[]> => {
  const { rows } = await sql<Payment>`
    select ${PAYMENT} from contracts_payment
    where (payer_id = ${accountId} or payee_id = ${accountId}) and state <> 'PAID' and kind = any (${kinds}::text[])
    order by id desc limit 500`.execute(db.kysely);
  return rows;
};
