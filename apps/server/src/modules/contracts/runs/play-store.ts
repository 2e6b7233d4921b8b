import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Span } from '../types.ts';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

type LineOn = (account: RawBuilder<unknown>, day: RawBuilder<unknown>) => RawBuilder<readonly bigint[]>;

/** Changes of play, rows with (account, day, stake, payout, valid), and the lines that accounts had on those days. */
export interface LinedPlay {
  readonly changes: RawBuilder<unknown>;
  readonly lineOn: LineOn;
}

interface PlaySums {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly valid: bigint;
}

const SUMS = sql`sum(stake)::bigint as stake, sum(payout)::bigint as payout, sum(valid)::bigint as valid`;

/** A team as it was measured: who stood below an account on each day. */
interface Team {
  readonly teamOf: bigint;
}

export interface BranchSums extends PlaySums {
  /** Right below the head; null for the head alone. */
  readonly id: bigint | null;
}

/** What the branches right below one of a team played while they stood there, and that one alone; the most first. */
export const selectBranches = async (
  db: Database,
  { changes, lineOn }: LinedPlay,
  { teamOf, head, limit }: Team & { head: bigint; limit: number },
): Promise<BranchSums[]> => {
  const { rows } = await sql<BranchSums>`
    with played as (select account, day, ${SUMS} from ${changes} c group by 1, 2)
    select line[array_position(line, ${head}::bigint) + 1] as id, ${SUMS}
    from (select ${lineOn(sql`p.account`, sql`p.day`)} as line, stake, payout, valid from played p) lined
    where line @> array[${teamOf}, ${head}]::bigint[]
    group by 1 order by sum(valid) desc, 1 limit ${limit}`.execute(db.kysely);
  return rows;
};

/** Whether an account belonged to a team on any of some days. */
export const wasOfTeam = async (
  db: Database,
  lineOn: LineOn,
  { account, teamOf, from, to }: Team & { account: bigint; from: string; to: string },
): Promise<boolean> => {
  const { rows } = await sql`
    select from generate_series(${from}::date, ${to}::date, interval '1 day') d (day)
    where ${teamOf} = any (${lineOn(sql`${account}::bigint`, sql`d.day::date`)}) limit 1`.execute(db.kysely);
  return rows.length > 0;
};

interface MemberPlay extends Span, Team {
  readonly account: bigint;
}

const ofMember = (lineOn: LineOn, { account, from, to, teamOf }: MemberPlay): RawBuilder<unknown> => sql`
  account = ${account} and at >= ${from} and at < ${to}
  and ${teamOf} = any (${lineOn(sql`c.account`, sql`c.day`)})`;

export interface CountedRow extends PlaySums {
  readonly id: string;
  readonly source: string;
  readonly gameId: string;
  readonly at: Date;
}

export const selectCounted = async (
  db: Database,
  { changes, lineOn }: LinedPlay,
  { limit, offset, ...play }: MemberPlay & { limit: number; offset: number },
): Promise<CountedRow[]> => {
  const { rows } = await sql<CountedRow>`
    select bet_id as id, source, game as "gameId", stake, payout, valid, at from ${changes} c
    where ${ofMember(lineOn, play)} order by seq desc limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export interface CountedTotals extends PlaySums {
  readonly total: bigint;
}

/** What all of those rows come to. */
export const sumCounted = async (
  db: Database,
  { changes, lineOn }: LinedPlay,
  play: MemberPlay,
): Promise<CountedTotals> => {
  const { rows } = await sql<CountedTotals>`
    select count(*) as total, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout,
           coalesce(sum(valid), 0)::bigint as valid
    from ${changes} c where ${ofMember(lineOn, play)}`.execute(db.kysely);
  return rows[0] ?? { total: 0n, stake: 0n, payout: 0n, valid: 0n };
};

/** What the operator itself paid accounts as salaries in a span. */
export const sumSalaries = async (
  on: Database | Transaction,
  { from, to }: Span,
  accounts: readonly bigint[],
): Promise<Map<bigint, bigint>> => {
  const { rows } = await sql<{ id: bigint; sum: bigint }>`
    select p.payee_id as id, sum(i.amount)::bigint as sum
    from contracts_instalment i join contracts_payment p on p.id = i.payment_id
    where p.payer_id is null and p.payee_id = any (${accounts}::bigint[]) and p.kind <> 'DIVIDEND'
      and i.at >= ${from} and i.at < ${to}
    group by 1`.execute(at(on));
  return new Map(rows.map(({ id, sum }) => [id, sum]));
};
