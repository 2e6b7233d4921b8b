import { addMoney, type Money, sumMoney, ZERO } from '@hintha/money';
import type { AppContext } from '../../../app-context.ts';
import { sumBetsByGame } from '../../bets/index.ts';
import { findGames } from '../../catalogue/index.ts';
import { readSystemAccountDays } from '../../wallet/index.ts';
import { daysOf, type Period, periodOf } from './rules.ts';

export interface PlayProfit {
  readonly bets: number;
  readonly stakes: Money;
  readonly wins: Money;
}

export interface CategoryProfit extends PlayProfit {
  /** Empty for titles that are no longer listed. */
  readonly category: string;
}

export interface ProfitFigures {
  readonly categories: readonly CategoryProfit[];
  /** Jackpots are paid beside the bets. */
  readonly jackpots: Money;
  readonly bonuses: Money;
  /** What of the categories was played from vendors' wallets, and so stands in no posting. */
  readonly atVendors: PlayProfit;
}

export interface Profit extends ProfitFigures {
  readonly period: Period;
  /** Every day of the period; the figures of the whole are their sums. */
  readonly days: readonly (ProfitFigures & { readonly day: string })[];
}

/** What bets of one day and category came to, and what came beside the bets. */
type Played = CategoryProfit & { readonly day: string; readonly atVendor: boolean };
type Beside = Awaited<ReturnType<typeof readSystemAccountDays>>;

/** What an account's settled bets took and gave by category, and what bonuses came to, day by day and together. */
export const readProfit = async (
  ctx: AppContext,
  accountId: bigint,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<Profit> => {
  const period = periodOf(asked, ctx.clock.now());
  const [games, beside] = await Promise.all([
    sumBetsByGame(ctx.db, { accountId, games: null, from: period.from, to: period.to }),
    readSystemAccountDays(ctx.db, accountId, period, ['jackpots', 'bonuses']),
  ]);
  const known = await findGames(ctx.db, games);
  const played = games.map(({ day, source, gameId, category, atVendor, bets, stake, payout }): Played => ({
    day,
    atVendor,
    category: category ?? known.get(`${source}/${gameId}`)?.category ?? '',
    bets,
    stakes: stake,
    wins: payout,
  }));
  const days = daysOf(period).map((day) => {
    const isOf = (one: { day: string }) => one.day === day;
    return { day, ...figuresOf(played.filter(isOf), beside.filter(isOf)) };
  });
  return { period, ...figuresOf(played, beside), days };
};

const figuresOf = (played: readonly Played[], beside: Beside): ProfitFigures => {
  const categories = new Map<string, CategoryProfit>();
  for (const one of played) {
    const { category } = one;
    categories.set(category, { category, ...addPlay(categories.get(category) ?? NOTHING, one) });
  }
  const from = (wanted: Beside[number]['systemAccount']) =>
    sumMoney(beside.filter(({ systemAccount }) => systemAccount === wanted).map(({ amount }) => amount));
  return {
    categories: [...categories.values()].toSorted((a, b) => (a.category < b.category ? -1 : 1)),
    jackpots: from('jackpots'),
    bonuses: from('bonuses'),
    atVendors: played.filter(({ atVendor }) => atVendor).reduce<PlayProfit>(addPlay, NOTHING),
  };
};

const NOTHING: PlayProfit = { bets: 0, stakes: ZERO, wins: ZERO };

const addPlay = (a: PlayProfit, b: PlayProfit): PlayProfit => ({
  bets: a.bets + b.bets,
  stakes: addMoney(a.stakes, b.stakes),
  wins: addMoney(a.wins, b.wins),
});
