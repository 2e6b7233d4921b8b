import { type Money, ZERO } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { FilledBy, Requirement, RequirementKind, StoredRequirement } from '../types.ts';

export interface NewRequirement {
  accountId: bigint;
  kind: RequirementKind;
  base: Money;
  multiple: string;
  target: Money;
  maxStake?: Money;
  openedSeq: bigint;
  at: Date;
  expiresAt?: Date;
  source: string;
  reference: string;
}

/** Whose bonuses are told to be over; a requirement of another module is none. */
const NOTIFYING_SOURCE = 'promotions';

/** A requirement of nothing is filled from its first moment. */
export const insertRequirement = async (tx: Transaction, opened: NewRequirement): Promise<bigint> => {
  const { accountId, kind, base, multiple, target, openedSeq, at, source, reference } = opened;
  const state = target === 0n ? 'FULFILLED' : 'OPEN';
  const { rows } = await sql<{ id: bigint }>`
    insert into turnover_requirement
      (account_id, kind, base, multiple, target, state, max_stake, opened_seq, opened_at, expires_at, closed_at, source,
       reference, closing_reported)
    values (${accountId}, ${kind}, ${base}, ${multiple}, ${target}, ${state}, ${opened.maxStake ?? null}, ${openedSeq},
            ${at}, ${opened.expiresAt ?? null}, ${target === 0n ? at : null}, ${source}, ${reference},
            ${source !== NOTIFYING_SOURCE})
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a requirement was not written');
  return row.id;
};

export const findRequirementOf = async (
  tx: Transaction,
  accountId: bigint,
  { source, reference }: { source: string; reference: string },
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from turnover_requirement
    where account_id = ${accountId} and source = ${source} and reference = ${reference}`.execute(tx);
  return rows[0]?.id;
};

const REQUIREMENT = sql`
  id, kind, base, multiple::text as multiple, target, progress, state, max_stake as "maxStake",
  opened_seq as "openedSeq", opened_at as "openedAt", expires_at as "expiresAt", closed_at as "closedAt", source,
  reference`;

/** How many requirements that are done with are told beside the open ones. */
const MOST_CLOSED = 100;

/** All that are open, in the order they are filled, then the latest of those that are not. */
export const listRequirements = async (tx: Transaction, accountId: bigint): Promise<StoredRequirement[]> => {
  const { rows } = await sql<StoredRequirement>`
    select * from (
      select ${REQUIREMENT} from turnover_requirement
      where account_id = ${accountId} and state = 'OPEN' order by id
    ) open
    union all select * from (
      select ${REQUIREMENT} from turnover_requirement
      where account_id = ${accountId} and state <> 'OPEN' order by id desc limit ${MOST_CLOSED}
    ) closed`.execute(tx);
  return rows;
};

export const findRequirement = async (
  tx: Transaction,
  accountId: bigint,
  id: bigint,
): Promise<StoredRequirement | undefined> => {
  const { rows } = await sql<StoredRequirement>`
    select ${REQUIREMENT} from turnover_requirement
    where id = ${id} and account_id = ${accountId}`.execute(tx);
  return rows[0];
};

export const sumMissing = async (tx: Transaction, accountId: bigint): Promise<bigint> => {
  const { rows } = await sql<{ missing: bigint }>`
    select coalesce(sum(target - progress), 0)::bigint as missing from turnover_requirement
    where account_id = ${accountId} and state = 'OPEN'`.execute(tx);
  return rows[0]?.missing ?? 0n;
};

/** Those that bets may move: the open ones and those that one of the bets has given to. */
export const listMovable = async (
  tx: Transaction,
  accountId: bigint,
  ids: readonly bigint[],
): Promise<Requirement[]> => {
  const { rows } = await sql<Requirement>`
    select ${REQUIREMENT} from turnover_requirement
    where account_id = ${accountId} and (state = 'OPEN' or id = any (${ids}::bigint[])) order by id`.execute(
    tx,
  );
  return rows;
};

export const updateProgress = async (
  tx: Transaction,
  { id, progress, state }: Requirement,
): Promise<void> => {
  await sql`
    update turnover_requirement
    set progress = ${progress}, state = ${state},
        closed_at = case when ${state} = 'OPEN' then null else coalesce(closed_at, now()) end
    where id = ${id}`.execute(tx);
};

/** The open ones whose time is over, the oldest first. */
export const listDue = async (db: Database, now: Date): Promise<{ id: bigint; accountId: bigint }[]> => {
  const { rows } = await sql<{ id: bigint; accountId: bigint }>`
    select id, account_id as "accountId" from turnover_requirement
    where state = 'OPEN' and expires_at <= ${now} order by expires_at, id limit 1000`.execute(db.kysely);
  return rows;
};

/** The requirement is lost with its bonus, or goes with its deposit. */
export const closeRequirement = async (
  tx: Transaction,
  id: bigint,
  { state, at }: { state: 'FORFEIT' | 'REVOKED'; at: Date },
): Promise<void> => {
  await sql`
    update turnover_requirement set state = ${state}, closed_at = ${at} where id = ${id}`.execute(tx);
};

export const listRequirementsById = async (
  tx: Transaction,
  ids: readonly bigint[],
): Promise<StoredRequirement[]> => {
  const { rows } = await sql<StoredRequirement>`
    select ${REQUIREMENT} from turnover_requirement where id = any (${ids}::bigint[])`.execute(tx);
  return rows;
};

/** A page of the bets that a requirement was filled with, the newest first. */
export const listFilledBy = async (
  tx: Transaction,
  requirementId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<FilledBy[]> => {
  const { rows } = await sql<FilledBy>`
    select c.requirement_id as "requirementId", c.reference, c.placed_seq as "placedSeq", c.amount,
           b.weight_code as "weightCode", b.stake, b.valid, b.at
    from turnover_contribution c
    join turnover_bet b on b.account_id = c.account_id and b.reference = c.reference
    where c.requirement_id = ${requirementId}
    order by c.placed_seq desc, c.reference limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};

export const countContributions = async (tx: Transaction, requirementId: bigint): Promise<number> => {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from turnover_contribution where requirement_id = ${requirementId}`.execute(tx);
  return Number(rows[0]?.total ?? 0n);
};

/** What deposits within a span have brought; those that were taken back are left out. */
export const sumDepositBases = async (
  db: Database,
  accountId: bigint,
  { from, to }: { from: Date; to: Date },
): Promise<Money> => {
  const { rows } = await sql<{ sum: Money }>`
    select coalesce(sum(base), 0)::bigint as sum from turnover_requirement
    where account_id = ${accountId} and kind = 'DEPOSIT' and state <> 'REVOKED'
      and opened_at >= ${from} and opened_at < ${to}`.execute(db.kysely);
  return rows[0]?.sum ?? ZERO;
};

export interface Closing {
  readonly id: bigint;
  readonly accountId: bigint;
}

/** Requirements of bonuses with nothing more to bet, whose closing nobody has taken note of. */
export const listClosings = async (db: Database): Promise<Closing[]> => {
  const { rows } = await sql<Closing>`
    select id, account_id as "accountId" from turnover_requirement
    where not closing_reported and kind = 'BONUS' and state in ('FULFILLED', 'CLEARED')
    order by id limit 500`.execute(db.kysely);
  return rows;
};

/** Takes note of a closing; answers whether nobody did before. */
export const reportClosing = async (tx: Transaction, id: bigint): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update turnover_requirement set closing_reported = true
    where id = ${id} and not closing_reported`.execute(tx);
  return numAffectedRows > 0n;
};

/** Of the requirements those that were filled. */
export const listFulfilled = async (
  on: Database | Transaction,
  ids: readonly bigint[],
): Promise<ReadonlySet<bigint>> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from turnover_requirement where id = any (${ids}::bigint[]) and state = 'FULFILLED'`.execute(
    'pool' in on ? on.kysely : on,
  );
  return new Set(rows.map(({ id }) => id));
};
