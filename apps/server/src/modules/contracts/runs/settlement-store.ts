import { money, type Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Figures, Kind, Period, PaymentState, Span } from '../types.ts';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

/** What a contract came to in a period, with what it was reckoned from. */
export interface NewSettlement extends Span {
  readonly contractId: bigint;
  readonly kind: Kind;
  readonly payerId: bigint | null;
  readonly payeeId: bigint;
  readonly periodKey: string;
  readonly volume: Money;
  readonly active: number;
  readonly figures: Figures;
  readonly carryBefore: bigint;
  readonly carryAfter: bigint;
  readonly tier: number | null;
  readonly rate: number;
  readonly amount: Money;
  readonly payKey: string;
  readonly payAfter: Date;
}

const toJson = (row: NewSettlement) => ({
  contract_id: String(row.contractId),
  kind: row.kind,
  payer_id: row.payerId === null ? null : String(row.payerId),
  payee_id: String(row.payeeId),
  period_key: row.periodKey,
  period_from: row.from,
  period_to: row.to,
  volume: String(row.volume),
  active: row.active,
  parts: Object.fromEntries(Object.entries(row.figures).map(([name, sum]) => [name, String(sum)])),
  carry_before: String(row.carryBefore),
  carry_after: String(row.carryAfter),
  tier: row.tier,
  rate: row.rate,
  amount: String(row.amount),
  pay_key: row.payKey,
  pay_after: row.payAfter,
});

/** Writes what is not there yet, in one statement. */
export const insertSettlements = async (
  tx: Transaction,
  rows: readonly NewSettlement[],
  now: Date,
): Promise<void> => {
  await sql`
    insert into contracts_settlement (contract_id, kind, payer_id, payee_id, period_key, period_from, period_to, volume,
                                      active, parts, carry_before, carry_after, tier, rate, amount, pay_key, pay_after, at)
    select r.*, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows.map(toJson))}::jsonb) as r (
      contract_id bigint, kind text, payer_id bigint, payee_id bigint, period_key text, period_from timestamptz,
      period_to timestamptz, volume bigint, active integer, parts jsonb, carry_before bigint, carry_after bigint,
      tier smallint, rate integer, amount bigint, pay_key text, pay_after timestamptz)
    on conflict (contract_id, period_key, number) do nothing`.execute(tx);
};

export interface LastSettlement extends Pick<
  NewSettlement,
  'contractId' | 'payerId' | 'payeeId' | 'from' | 'volume'
> {
  readonly carry: bigint;
}

/** The last periods before an instant in which teams played, by payee. */
export const selectLast = async (
  on: Database | Transaction,
  { kind, before, payees }: { kind: Kind; before: Date; payees: readonly bigint[] },
): Promise<LastSettlement[]> => {
  const { rows } = await sql<LastSettlement>`
    select p.payee_id as "payeeId", l.contract_id as "contractId", l.payer_id as "payerId", l.period_from as "from",
           l.volume, l.carry_after as carry
    from unnest(${payees}::bigint[]) p (payee_id)
    cross join lateral (
      select contract_id, payer_id, period_from, volume, carry_after from contracts_settlement s
      where s.payee_id = p.payee_id and kind = ${kind} and number = 0 and period_from < ${before}
      order by period_from desc limit 1
    ) l`.execute(at(on));
  return rows;
};

export interface Run extends Span {
  readonly kind: Kind;
  readonly unit: Period;
  readonly key: string;
  readonly contracts: number;
  readonly volume: bigint;
  readonly amount: bigint;
}

/** Runs of a kind come one after another, in every process. */
export const lockRuns = async (tx: Transaction, kind: Kind): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contracts runs ${kind}`}, 0))`.execute(tx);
};

export const isRunDone = async (tx: Transaction, kind: Kind, key: string): Promise<boolean> => {
  const { rows } = await sql`
    select from contracts_run where kind = ${kind} and period_key = ${key}`.execute(tx);
  return rows.length > 0;
};

export const insertRun = async (tx: Transaction, run: Run, now: Date): Promise<void> => {
  await sql`
    insert into contracts_run (kind, unit, period_key, period_from, period_to, contracts, volume, amount, done_at)
    values (${run.kind}, ${run.unit}, ${run.key}, ${run.from}, ${run.to}, ${run.contracts}, ${run.volume},
            ${run.amount}, ${now})`.execute(tx);
};

/** Up to when periods of such a length are settled; null for none. */
export const findLastRun = async (
  on: Database | Transaction,
  kind: Kind,
  unit: Period,
): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select max(period_to) as at from contracts_run where kind = ${kind} and unit = ${unit}`.execute(at(on));
  return rows[0]?.at ?? null;
};

export interface Settlement extends NewSettlement {
  readonly id: bigint;
  readonly number: number;
  readonly reason: string | null;
  readonly paymentId: bigint | null;
  readonly paymentState: PaymentState | null;
  readonly paid: Money | null;
  readonly dueAt: Date | null;
}

type Row = Omit<Settlement, 'figures'> & { readonly parts: Record<keyof Figures, string> };

const COLUMNS = sql`
  s.id, s.contract_id as "contractId", s.kind, s.payer_id as "payerId", s.payee_id as "payeeId",
  s.period_key as "periodKey", s.period_from as "from", s.period_to as "to", s.number, s.volume, s.active, s.parts,
  s.carry_before as "carryBefore", s.carry_after as "carryAfter", s.tier, s.rate, s.amount, s.pay_key as "payKey",
  s.pay_after as "payAfter", s.reason, s.payment_id as "paymentId", p.state as "paymentState", p.paid,
  p.due_at as "dueAt"`;

const toSettlement = ({ parts, ...row }: Row): Settlement => ({
  ...row,
  figures: Object.fromEntries(
    Object.entries(parts).map(([name, sum]) => [name, money(BigInt(sum))]),
  ) as Record<keyof Figures, Money>,
});

export interface SettlementFilter {
  readonly accountId: bigint;
  readonly kinds: readonly Kind[];
  readonly direction: 'UP' | 'DOWN' | undefined;
  readonly from: Date | null;
  readonly to: Date | null;
}

const matching = ({ accountId, kinds, direction, from, to }: SettlementFilter): RawBuilder<unknown> => sql`
  s.kind = any (${kinds}::text[])
  and (s.payee_id = ${accountId} and ${direction !== 'DOWN'}
       or s.payer_id = ${accountId} and ${direction !== 'UP'})
  and (${from}::timestamptz is null or s.period_to > ${from})
  and (${to}::timestamptz is null or s.period_from < ${to})`;

const JOINED = sql`contracts_settlement s left join contracts_payment p on p.id = s.payment_id`;

export const selectSettlements = async (
  on: Database | Transaction,
  filter: SettlementFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<Settlement[]> => {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from ${JOINED} where ${matching(filter)}
    order by s.period_from desc, s.id desc limit ${page.limit} offset ${page.offset}`.execute(at(on));
  return rows.map(toSettlement);
};

/** What a run of a kind wrote, contract by contract, each with the records that correct it. */
export const selectRunSettlements = async (
  db: Database,
  { kind, key, after, limit }: { kind: Kind; key: string; after: bigint | null; limit: number },
): Promise<Settlement[]> => {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from contracts_contract c
    join contracts_settlement s on s.contract_id = c.id and s.period_key = ${key}
    left join contracts_payment p on p.id = s.payment_id
    where c.kind = ${kind} and (${after}::bigint is null or (c.id, s.number) > (
      select contract_id, number from contracts_settlement where id = ${after}))
    order by c.id, s.number limit ${limit}`.execute(db.kysely);
  return rows.map(toSettlement);
};

export const sumSettlements = async (
  on: Database | Transaction,
  filter: SettlementFilter,
): Promise<{ total: number; amount: bigint; paid: bigint }> => {
  const { rows } = await sql<{ total: number; amount: bigint; paid: bigint }>`
    select count(*)::int as total, coalesce(sum(s.amount), 0)::bigint as amount,
           coalesce(sum(s.amount) filter (where p.state = 'PAID'), 0)::bigint as paid
    from ${JOINED} where ${matching(filter)}`.execute(at(on));
  return rows[0] ?? { total: 0, amount: 0n, paid: 0n };
};

export const selectSettlement = async (
  on: Database | Transaction,
  id: bigint,
): Promise<Settlement | undefined> => {
  const { rows } = await sql<Row>`select ${COLUMNS} from ${JOINED} where s.id = ${id}`.execute(at(on));
  return rows.map(toSettlement)[0];
};

/** Adds a record that corrects what a contract came to; the figures are those of the record that it corrects. */
export const insertCorrection = async (
  tx: Transaction,
  { contractId, periodKey }: Settlement,
  { amount, reason, approval, now }: { amount: Money; reason: string; approval: string; now: Date },
): Promise<void> => {
  await sql`
    insert into contracts_settlement (contract_id, kind, payer_id, payee_id, period_key, period_from, period_to, number,
                                      volume, active, parts, carry_before, carry_after, tier, rate, amount, pay_key, pay_after,
                                      reason, approval, at)
    select contract_id, kind, payer_id, payee_id, period_key, period_from, period_to, latest.number, volume, active, parts,
           carry_before, carry_after, tier, rate, ${amount}, period_key || '#' || latest.number, ${now}, ${reason}, ${approval},
           ${now}
    from contracts_settlement s
    cross join lateral (
      select max(number) + 1 as number from contracts_settlement
      where contract_id = ${contractId} and period_key = ${periodKey}
    ) latest
    where s.contract_id = ${contractId} and s.period_key = ${periodKey} and s.number = 0`.execute(tx);
};
