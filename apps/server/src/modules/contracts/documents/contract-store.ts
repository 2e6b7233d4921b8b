import { money } from '@hintha/money';
import type { Tier } from '@hintha/agents';
import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Contract, Kind, State, Terms } from '../types.ts';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

interface StoredTier {
  readonly minVolume: string;
  readonly minActive: number;
  readonly rate: number;
}

type Row = Omit<Contract, 'tiers'> & { readonly tiers: readonly StoredTier[] };

const CONTRACT = sql`
  id, kind, payer_id as "payerId", payee_id as "payeeId", state, period, carry_negative as "carryNegative",
  require_loss as "requireLoss", deduct_salary as "deductSalary", manual, tiers, max_rate as "maxRate", approval,
  offered_at as "offeredAt", expires_at as "expiresAt", effective_from as "effectiveFrom",
  ended_from as "endedFrom", end_reason as "endReason"`;

const toContract = ({ tiers, ...row }: Row): Contract => ({
  ...row,
  tiers: tiers.map(({ minVolume, ...tier }) => ({ ...tier, minVolume: money(BigInt(minVolume)) })),
});

const tiersText = (tiers: readonly Tier[]): string =>
  JSON.stringify(tiers.map(({ minVolume, ...tier }) => ({ ...tier, minVolume: String(minVolume) })));

const select = async (on: Database | Transaction, where: RawBuilder<unknown>): Promise<Contract[]> => {
  const { rows } = await sql<Row>`select ${CONTRACT} from contracts_contract where ${where}`.execute(at(on));
  return rows.map(toContract);
};

export interface NewContract extends Terms {
  readonly payerId: bigint | null;
  readonly payeeId: bigint;
  readonly maxRate: number;
  readonly requestId: string;
  readonly approval: string | null;
  readonly offeredAt: Date;
  readonly expiresAt: Date;
}

export const insertContract = async (tx: Transaction, terms: NewContract): Promise<Contract> => {
  const { rows } = await sql<Row>`
    insert into contracts_contract (kind, payer_id, payee_id, period, carry_negative, require_loss, deduct_salary,
                                    manual, tiers, max_rate, request_id, approval, offered_at, expires_at)
    values (${terms.kind}, ${terms.payerId}, ${terms.payeeId}, ${terms.period}, ${terms.carryNegative},
            ${terms.requireLoss}, ${terms.deductSalary}, ${terms.manual}, ${tiersText(terms.tiers)}, ${terms.maxRate},
            ${terms.requestId}, ${terms.approval}, ${terms.offeredAt}, ${terms.expiresAt})
    returning ${CONTRACT}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a contract was not written');
  return toContract(row);
};

/** Whoever writes contracts of these accounts does so one after another until the transaction ends. */
export const lockParties = async (tx: Transaction, one: bigint | null, other: bigint): Promise<void> => {
  await sql`select contracts_lock(${one}, ${other})`.execute(tx);
};

export const selectContract = async (on: Database | Transaction, id: bigint): Promise<Contract | undefined> =>
  (await select(on, sql`id = ${id}`))[0];

export const selectContracts = (on: Database | Transaction, ids: readonly bigint[]): Promise<Contract[]> =>
  select(on, sql`id = any (${ids}::bigint[])`);

export const selectByRequest = async (
  on: Database | Transaction,
  payerId: bigint,
  requestId: string,
): Promise<Contract | undefined> =>
  (await select(on, sql`payer_id = ${payerId} and request_id = ${requestId}`))[0];

/** What an account is paid by now: of a kind, and of every kind that excludes it. */
export const selectActiveOf = (on: Database | Transaction, payeeId: bigint): Promise<Contract[]> =>
  select(on, sql`payee_id = ${payeeId} and state = 'ACTIVE'`);

export const selectOffered = async (
  on: Database | Transaction,
  payeeId: bigint,
  kind: Kind,
): Promise<Contract | undefined> =>
  (await select(on, sql`payee_id = ${payeeId} and kind = ${kind} and state = 'OFFERED'`))[0];

/** What an account has given of a kind, in force and offered, above a rate. */
export const selectGivenAbove = (
  on: Database | Transaction,
  { payerId, kind, rate }: { payerId: bigint; kind: Kind; rate: number },
): Promise<Contract[]> =>
  select(
    on,
    sql`payer_id = ${payerId} and kind = ${kind} and state in ('OFFERED', 'ACTIVE') and max_rate > ${rate}
        order by id`,
  );

/** What stands between two accounts, offered and in force. */
export const selectOpenBetween = (tx: Transaction, payerId: bigint, payeeId: bigint): Promise<Contract[]> =>
  select(
    tx,
    sql`payer_id = ${payerId} and payee_id = ${payeeId} and state in ('OFFERED', 'ACTIVE') order by id`,
  );

/** From when on nothing of an account is settled on a former contract that excludes the kind; null for none. */
export const selectLastEnd = async (tx: Transaction, payeeId: bigint, kind: Kind): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select max(ended_from) as at from contracts_contract
    where payee_id = ${payeeId} and (kind = 'DIVIDEND') = ${kind === 'DIVIDEND'}`.execute(tx);
  return rows[0]?.at ?? null;
};

export interface Change {
  readonly state: State;
  readonly at: Date;
  readonly effectiveFrom?: Date;
  readonly endedFrom?: Date | null;
  readonly endReason?: Contract['endReason'];
}

export const updateContract = async (
  tx: Transaction,
  contract: Contract,
  { state, at: answeredAt, effectiveFrom, endedFrom = null, endReason = null }: Change,
): Promise<Contract> => {
  const from = effectiveFrom ?? contract.effectiveFrom;
  const { rows } = await sql<Row>`
    update contracts_contract
    set state = ${state}, answered_at = coalesce(answered_at, ${answeredAt}), effective_from = ${from},
        ended_from = ${endedFrom}, end_reason = ${endReason}
    where id = ${contract.id} and state = ${contract.state} returning ${CONTRACT}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`contract ${contract.id} was moved beside its lock`);
  return toContract(row);
};

export interface ContractFilter {
  readonly accountId: bigint;
  readonly kinds: readonly Kind[];
  readonly direction: 'UP' | 'DOWN' | undefined;
  readonly limit: number;
}

/** The contracts of an account: what is offered and in force first, then the latest. */
export const listContracts = (
  on: Database | Transaction,
  { accountId, kinds, direction, limit }: ContractFilter,
): Promise<Contract[]> =>
  select(
    on,
    sql`kind = any (${kinds}::text[])
        and (payee_id = ${accountId} and ${direction !== 'DOWN'} or payer_id = ${accountId} and ${direction !== 'UP'})
        order by state not in ('OFFERED', 'ACTIVE'), id desc limit ${limit}`,
  );

export const listExpiredOffers = (db: Database, now: Date): Promise<Contract[]> =>
  select(db, sql`state = 'OFFERED' and expires_at <= ${now} order by expires_at limit 500`);

/** Contracts of a kind, or of all, on whose terms a whole period is settled. */
export const listInForce = (
  on: Database | Transaction,
  { kind, from, to }: { kind: Kind; from: Date; to: Date },
  { after, limit }: { after: bigint; limit: number },
): Promise<Contract[]> =>
  select(
    on,
    sql`kind = ${kind} and effective_from <= ${from} and (ended_from is null or ended_from >= ${to})
        and id > ${after} order by id limit ${limit}`,
  );

/** When the first of all contracts of a kind came into force; null for none. */
export const findFirstInForce = async (db: Database, kind: Kind): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(effective_from) as at from contracts_contract where kind = ${kind}`.execute(db.kysely);
  return rows[0]?.at ?? null;
};
