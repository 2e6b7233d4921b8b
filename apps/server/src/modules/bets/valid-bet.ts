import { money, type Money, ZERO } from '@hintha/money';
import type { KnownGame } from '../catalogue/index.ts';

interface Decided {
  readonly category: string;
  readonly stake: Money;
  readonly payout: Money;
}

/**
 * What of a vendor's decided round counts. Of slots, arcade, bingo and fish that is the stake. At a table the house
 * sees what went in and what came out and not the bets between, so that the smaller of stake and result counts: a
 * push counts nothing, and opposite bets no more than what they risked. Against other players it is the result.
 */
export const validBet = ({ category, stake, payout }: Decided): Money => {
  if (stake <= 0n) return ZERO;
  const result = payout > stake ? payout - stake : stake - payout;
  if (category === 'PVP') return money(result);
  if (category === 'LIVE' || category === 'TG') return money(result < stake ? result : stake);
  return stake;
};

interface Sum {
  readonly category: string;
  readonly stake: bigint;
  /** Of each round what was won or lost, and the same no higher than the stake. */
  readonly result: bigint;
  readonly risked: bigint;
}

/** What counts of rounds that were summed by what they are weighed by: the same as bet by bet. */
export const validSum = ({ category, stake, result, risked }: Sum): Money => {
  if (category === 'PVP') return money(result);
  return money(category === 'LIVE' || category === 'TG' ? risked : stake);
};

/** Jackpots, tables, arcade and bingo weigh otherwise than slots. */
const CLASSES: readonly string[] = ['JP', 'TG', 'AC', 'BG'];

/** What a bet of the title is weighed by; nothing for a title that is gone. */
export const weightCodeOf = (game: Pick<KnownGame, 'category' | 'classify'> | undefined): string => {
  if (game === undefined) return '';
  const { category, classify } = game;
  return classify !== null && CLASSES.includes(classify) ? classify : category;
};
