import { money, type Money, sumMoney, ZERO } from '@hintha/money';
import type { LotteryRules } from '../game.ts';
import type { Hits, Play, Result } from '../play.ts';
import { unitPrizeOf } from '../prize.ts';
import type { Selection } from '../selection.ts';

export interface BetOfOrder {
  readonly play: Play;
  readonly selection: Selection;
  /** What one combination costs. */
  readonly unitStake: Money;
}

/** What bets win at most. */
export interface MostWon {
  readonly most: Money;
  /** Whether some draw pays it; else no draw pays more. */
  readonly isReached: boolean;
  /** Whether one of them would win more than a bet pays. */
  readonly isCapped: boolean;
}

interface Terms {
  /** 0 to 2000; 2000 pays what a combination is worth. */
  readonly prizeMode: number;
  /** What one bet pays at most; what is above it is cut off. */
  readonly cap: Money;
}

const PLACES = 10_000n;

/** What hits of a bet pay before anything is cut off, its prizes worked out once. */
const payingOf = (
  { unitPrice }: LotteryRules,
  { play, unitStake }: BetOfOrder,
  prizeMode: number,
): ((hits: Hits) => Money) => {
  const prizes = play.prizes.map((prize) => unitPrizeOf(prize, unitPrice, prizeMode));
  return (hits) => {
    const prize = hits.reduce((sum, count, at) => sum + BigInt(count) * (prizes[at] ?? 0n), 0n);
    return money((prize * unitStake) / (BigInt(unitPrice) * PLACES));
  };
};

const largest = (amounts: readonly Money[]): Money =>
  amounts.reduce((most, amount) => (amount > most ? amount : most), ZERO);

const smaller = (one: Money, other: Money): Money => (one < other ? one : other);

/** The most that one bet pays by the hits that its play declares. */
const mostOfOne = (rules: LotteryRules, bet: BetOfOrder, { prizeMode, cap }: Terms): MostWon => {
  const { hits, areReached } = bet.play.peaks(bet.selection);
  const most = largest(hits.map(payingOf(rules, bet, prizeMode)));
  return { most: smaller(most, cap), isReached: areReached, isCapped: most > cap };
};

const MOST_TRIED = 1000;
/** So many results of bets are tried while somebody waits for the answer. */
const MOST_SCORED = 5000;

/** The same ones each time: a play keeps what it knows of a result. */
const NUMBERS: readonly Result[] = Array.from({ length: MOST_TRIED }, (_, number) => [[number]]);

/** Every result of a lottery that has one number of few digits; none where they are too many to try. */
const resultsOf = ({ tiers }: LotteryRules): readonly Result[] => {
  const [tier] = tiers;
  const isOneNumber = tiers.length === 1 && tier?.count === 1 && tier.to < MOST_TRIED;
  return isOneNumber ? NUMBERS.slice(0, tier.to + 1) : [];
};

/**
 * What the bets of an order win at most together. Of one bet its play declares it; of several every result is tried
 * where those are few, and elsewhere no draw pays more than each of them by itself, added up.
 */
export const mostWon = (rules: LotteryRules, bets: readonly BetOfOrder[], terms: Terms): MostWon => {
  const each = bets.map((bet) => mostOfOne(rules, bet, terms));
  const [only] = each;
  if (only !== undefined && each.length === 1) return only;
  const isCapped = each.some((one) => one.isCapped);
  const results = resultsOf(rules);
  if (results.length > 0 && results.length * bets.length <= MOST_SCORED)
    return { most: largest(payoutsOf(rules, bets, { results, terms })), isReached: true, isCapped };
  return { most: sumMoney(each.map(({ most }) => most)), isReached: each.length === 0, isCapped };
};

/** What each result pays for all bets together. */
const payoutsOf = (
  rules: LotteryRules,
  bets: readonly BetOfOrder[],
  { results, terms: { prizeMode, cap } }: { readonly results: readonly Result[]; readonly terms: Terms },
): Money[] => {
  const paying = bets.map((bet) => payingOf(rules, bet, prizeMode));
  return results.map((result) =>
    sumMoney(
      bets.map(({ play, selection }, at) => smaller(paying[at]?.(play.hits(selection, result)) ?? ZERO, cap)),
    ),
  );
};
