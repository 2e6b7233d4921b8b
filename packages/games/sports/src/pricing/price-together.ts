import { isSameOutcome, LOSE, WIN } from '../outcome.ts';
import type { Market, MarketBet } from '../markets/market.ts';

/** A selection of a match that is combined with others of the same match. */
export interface BuilderLeg<Result> {
  readonly market: Market<Result>;
  readonly bet: MarketBet;
}

export type BuilderValidationError =
  /** It may be given back, in whole or in part, and then the rest has no price of its own. */
  | 'may_be_refunded'
  /** There is no result with which all of them win. */
  | 'contradictory'
  /** One of them wins whenever the others do, and adds nothing. */
  | 'implied'
  | 'unknown_pick';

export interface BuilderPrice {
  readonly chance: number;
  /** The decimal price at which the combination comes back just once on average. */
  readonly fair: number;
}

interface Weighed<Result> {
  readonly result: Result;
  readonly chance: number;
}

/** Of each leg whether it wins with a result; undefined when a leg is not just won or lost. */
const readWins = <Result>(
  legs: readonly BuilderLeg<Result>[],
  result: Result,
): readonly boolean[] | BuilderValidationError => {
  const outcomes = legs.map(({ market, bet }) => market.outcome(bet, result));
  const known = outcomes.filter((outcome) => outcome !== undefined);
  if (known.length < outcomes.length) return 'unknown_pick';
  if (!known.every((outcome) => isSameOutcome(outcome, WIN) || isSameOutcome(outcome, LOSE)))
    return 'may_be_refunded';
  return known.map((outcome) => isSameOutcome(outcome, WIN));
};

/**
 * The fair price of several selections of one match, which all have to win: exact by the chances of its ends, where the
 * product of their own prices would pay for what they have in common.
 *
 * @param ends such as `courseChances` gives them.
 */
export const priceTogether = <Result>(
  legs: readonly BuilderLeg<Result>[],
  ends: readonly Weighed<Result>[],
): BuilderPrice | BuilderValidationError => {
  let all = 0;
  const others = legs.map(() => 0);
  for (const { result, chance } of ends) {
    const wins = readWins(legs, result);
    if (typeof wins === 'string') return wins;
    const lost = wins.filter((isWon) => !isWon).length;
    if (lost === 0) all += chance;
    if (lost === 1) others[wins.indexOf(false)] = (others[wins.indexOf(false)] ?? 0) + chance;
  }
  if (all === 0) return 'contradictory';
  return others.includes(0) ? 'implied' : { chance: all, fair: 1 / all };
};
