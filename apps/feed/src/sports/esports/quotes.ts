import { fairPrices, lineOf, type MatchChance, nameOutcome } from '@hintha/sports';
import { type Quote, quotePrices } from '../quote.ts';
import type { KillMarkets } from './kills.ts';
import type { EsportsMatch } from './match.ts';
import { IN_PLAY, type Offer } from './offers.ts';
import { firstChance } from './play-map.ts';
import type { Standing } from './standing.ts';

/** What prices of a match are made from. */
export interface Priced {
  readonly match: EsportsMatch;
  readonly kills: KillMarkets;
  /** How the match may end. */
  readonly ends: readonly MatchChance[];
  readonly standing: Standing;
  readonly isInPlay: boolean;
}

export const quoteOffer = (offer: Offer, priced: Priced): Quote => {
  const { margin, within } = offer;
  if (within === undefined) return quoteMatch(offer, priced);
  if ('kills' in within) return priced.kills.quote(within, margin, priced.standing);
  // Known from the beginning: it does not change until its map starts.
  const home = firstChance(priced.match.edge, within.weight);
  return quotePrices([1 / home, 1 / (1 - home)], margin);
};

const quoteMatch = ({ market, line, margin }: Offer, { ends, standing, isInPlay }: Priced): Quote =>
  quotePrices(
    fairPrices(market, ends, { line, score: standing.score }).map(({ fair }) => fair),
    isInPlay ? margin * IN_PLAY : margin,
  );

/** Whether every pick of what the winners of maps decide comes to the same however the match goes on. */
export const isDecided = ({ market, line, within }: Offer, { ends, standing }: Priced): boolean => {
  if (within !== undefined) return false;
  return market.picks.every((pick, place) => {
    const own = line !== undefined && market.line === 'handicap' && place > 0 ? lineOf(0 - line) : line;
    const bet = { pick, line: own, scoreAtBet: standing.score };
    const outcomes = ends.map(({ result }) => market.outcome(bet, result));
    return new Set(outcomes.map((outcome) => outcome && nameOutcome(outcome))).size === 1;
  });
};
