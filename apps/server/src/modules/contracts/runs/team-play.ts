import { money, type Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { countedChanges, findClosedUntil } from '../../bets/index.ts';
import {
  countActive as countTeamActive,
  sumTeamDays as sumDays,
  sumTeamPlay as sumPlay,
} from '../../teams/index.ts';
import type { Figures, Span } from '../types.ts';
import { NO_FIGURES } from './earn.ts';
import { type CountedRow, selectCounted, selectOwnPlay, sumSalaries } from './play-store.ts';

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

/** What an account played itself in a span, without those below it. */
export const sumOwnPlay = async (on: On, span: Span, account: bigint): Promise<Play> => {
  const own = await selectOwnPlay(on, countedChanges(), { ...span, account });
  return own === undefined ? NO_FIGURES : toPlay(own);
};

/** What teams came to on business days, from one to another and both among them. */
export const sumTeamDays = async (
  on: On,
  { days, span }: { readonly days: { readonly from: string; readonly to: string }; readonly span: Span },
  accounts: readonly bigint[],
): Promise<Map<bigint, Figures>> => {
  const [sums, salaries] = [await sumDays(on, days, accounts), await sumSalaries(on, span, accounts)];
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

/** What of a member's bets was decided, or decided anew, in a span, the latest first. */
export const listCountedBets = (
  db: Database,
  order: Span & { readonly account: bigint },
  page: { readonly limit: number; readonly offset: number },
): Promise<CountedRow[]> => selectCounted(db, countedChanges(), { ...order, ...page });
