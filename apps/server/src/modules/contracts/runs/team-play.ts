import { money, type Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { lineOn } from '../../agents/index.ts';
import { countedBetween, countedChanges, findClosedUntil } from '../../bets/index.ts';
import {
  countActive as countTeamActive,
  sumTeamDays as sumDays,
  sumTeamPlay as sumPlay,
} from '../../teams/index.ts';
import type { Figures, Span } from '../types.ts';
import { NO_FIGURES } from './earn.ts';
import * as store from './play-store.ts';

type On = Database | Transaction;
type Play = Pick<Figures, 'stake' | 'payout' | 'valid'>;
type Sums = Readonly<Record<keyof Play, bigint>>;

const toPlay = ({ stake, payout, valid }: Sums): Play => ({
  stake: money(stake),
  payout: money(payout),
  valid: money(valid),
});

/** The instant up to which play is final. */
export const closedUntil = async ({ db }: AppContext): Promise<Date> =>
  (await findClosedUntil(db)) ?? new Date(0);

/** What teams played in a span, each with the account itself. */
export const sumTeamPlay = async (
  on: On,
  span: Span,
  accounts: readonly bigint[],
): Promise<Map<bigint, Play>> =>
  new Map([...(await sumPlay(on, span, accounts))].map(([id, play]) => [id, toPlay(play)]));

/** What teams came to on business days, from one to another and both among them. */
export const sumTeamDays = async (
  on: On,
  { days, span }: { readonly days: { readonly from: string; readonly to: string }; readonly span: Span },
  accounts: readonly bigint[],
): Promise<Map<bigint, Figures>> => {
  const [sums, salaries] = [await sumDays(on, days, accounts), await store.sumSalaries(on, span, accounts)];
  return new Map(
    accounts.map((id) => {
      const sum = sums.get(id);
      const salary = money(salaries.get(id) ?? 0n);
      if (sum === undefined) return [id, { ...NO_FIGURES, salary }];
      const { rebates, cashback, bonuses } = sum;
      const given = { rebates: money(rebates), cashback: money(cashback), bonuses: money(bonuses) };
      return [id, { ...toPlay(sum), ...given, salary }];
    }),
  );
};

/** How many of a team, the account itself excluded, bet so much in a span. */
export const countActive = (
  on: On,
  span: Span,
  leastBet: Money,
  ids: readonly bigint[],
): Promise<Map<bigint, number>> => countTeamActive(on, span, { leastBet, ids });

/** What was measured of a team: the span, and whose team it was. */
type Measured = Span & { readonly teamOf: bigint };

/** What the branches right below one of a team played in a span while they stood there, and that one alone. */
export const listBranchPlay = (
  db: Database,
  { from, to, teamOf }: Measured,
  order: { readonly head: bigint; readonly limit: number },
): Promise<store.BranchSums[]> =>
  store.selectBranches(db, { changes: countedBetween(from, to), lineOn }, { teamOf, ...order });

/** Whether an account belonged to a team on any day of a span. */
export const wasOfTeam = (db: Database, { from, to, teamOf }: Measured, account: bigint): Promise<boolean> =>
  store.wasOfTeam(db, lineOn, {
    account,
    teamOf,
    from: businessDay(from),
    to: businessDay(new Date(to.getTime() - 1)),
  });

interface MemberPage extends Measured {
  readonly account: bigint;
  readonly limit: number;
  readonly offset: number;
}

/** What of a member's bets was decided, or decided anew, in a span for a team, the latest first, and what all of it came to. */
export const listCountedBets = async (
  db: Database,
  { limit, offset, ...play }: MemberPage,
): Promise<{ bets: store.CountedRow[]; totals: store.CountedTotals }> => {
  const relation = { changes: countedChanges(), lineOn };
  const [bets, totals] = await Promise.all([
    store.selectCounted(db, relation, { ...play, limit, offset }),
    store.sumCounted(db, relation, play),
  ]);
  return { bets, totals };
};
