import {
  decidedAlready,
  type EndChance,
  fairPrices,
  footballMarket,
  type FootballResult,
  type Line,
  lineOf,
  type Market,
} from '@hintha/sports';
import { NOT_OFFERED, type Quote, quotePrices } from '../quote.ts';
import { viewEnds } from './ends.ts';
import { type MarketOffer, marginOf, type View } from './offers.ts';
import type { Priced } from './priced.ts';

export const getMarket = (code: string): Market<FootballResult> => {
  const market = footballMarket(code);
  if (market === undefined) throw new Error(`there is no market ${code}`);
  return market;
};

/** What nobody can bet on any more. */
export const closedQuote = (code: string): Quote => ({
  prices: getMarket(code).picks.map(() => NOT_OFFERED),
  canBeOpen: false,
});

/** The views of one pricing, each made when it is first looked at. */
export type Views = (view: View) => readonly EndChance[];

export const openViews = (priced: Priced): Views => {
  const made = new Map<View, readonly EndChance[]>();
  return (view) => {
    const ends = made.get(view) ?? viewEnds(priced, view);
    made.set(view, ends);
    return ends;
  };
};

export const quoteMarket = (
  offer: MarketOffer,
  line: Line | undefined,
  { standing, clock }: Priced,
  views: Views,
): Quote => {
  const fair = fairPrices(getMarket(offer.code), views(offer.view), { line, score: standing.score });
  return quotePrices(
    fair.map((one) => one.fair),
    marginOf(offer, clock !== null),
  );
};

/** Whether nothing that still happens can change what the market comes to. */
export const isDecided = (code: string, line: Line | undefined, { standing }: Priced): boolean => {
  const market = getMarket(code);
  return market.picks.every((pick, place) => {
    const own = line !== undefined && market.line === 'handicap' && place > 0 ? lineOf(0 - line) : line;
    return decidedAlready(market, { pick, line: own, scoreAtBet: standing.score }, standing) !== undefined;
  });
};
