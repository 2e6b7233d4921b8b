import type { Database, Transaction } from '@hintha/platform';
import {
  courseChances,
  type EndChance,
  fitGoalRates,
  footballMarket,
  LEVEL,
  offerPrice,
  parseLine,
  priceTogether,
  remainingGoals,
} from '@hintha/sports';
import { listMarkets } from '../events/market-store.ts';
import { isOffered } from '../rules.ts';
import type { SportsSettings } from '../settings.ts';
import type { Leg, Offer, SportsMarket } from '../types.ts';

const RESULT = '1x2';
const GOALS = 'over_under';

/** What fits the goals of a match: who wins it, and how many goals there are. */
export interface MatchBook {
  readonly result: SportsMarket;
  readonly goals: SportsMarket;
}

/** How far a market of two picks is from even. */
const apart = ({ prices: [one = 0, other = 0] }: SportsMarket): number => Math.abs(one - other);

export const readMatchBook = async (
  on: Database | Transaction,
  eventId: bigint,
): Promise<MatchBook | undefined> => {
  const markets = (await listMarkets(on, eventId)).filter(({ state }) => state === 'OPEN');
  const result = markets.find(({ code }) => code === RESULT);
  // Of a whole line some comes back, of a half line a chance can be read.
  const [goals] = markets
    .filter(({ code, line }) => code === GOALS && line.endsWith('.5'))
    .toSorted((one, other) => apart(one) - apart(other));
  return result === undefined || goals === undefined ? undefined : { result, goals };
};

/** Several selections of one match are priced before its start, by prices alone. */
export const canBeBuilt = (offers: readonly Offer[]): boolean => {
  const [first] = offers;
  return (
    first !== undefined &&
    first.event.sport === 'football' &&
    first.event.outright === null &&
    first.event.state === 'SCHEDULED' &&
    offers.length > 1 &&
    offers.every(({ event, market }) => event.id === first.event.id && market.fee === null)
  );
};

/** The chances of a market's picks without its margin. */
const chancesOf = ({ prices }: SportsMarket): number[] => {
  const shares = prices.map((price) => (isOffered(price) ? 10_000 / price : 0));
  const book = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / book);
};

/** How the match may end, by the goals that its market expects. */
const endsOf = ({ result, goals }: MatchBook): EndChance[] => {
  const [home = 0, , away = 0] = chancesOf(result);
  const [chance = 0] = chancesOf(goals);
  const rates = fitGoalRates({ home, away, over: { line: Number(goals.line), chance } });
  return courseChances(
    { score: LEVEL, halfTime: null, firstGoal: null, lastGoal: null },
    remainingGoals(rates, null),
  );
};

/**
 * What selections of one match cost together, in ten-thousandths; undefined where they exclude one another, one of them
 * adds nothing, or one may be given back.
 */
export const priceBuilder = (
  legs: readonly Leg[],
  book: MatchBook,
  { builderMargin }: Pick<SportsSettings, 'builderMargin'>,
): number | undefined => {
  const built = legs.flatMap(({ market: code, pick, line: text }) => {
    const market = footballMarket(code);
    const line = text === '' ? undefined : parseLine(text);
    return market === undefined || line === 'not_a_line'
      ? []
      : [{ market, bet: { pick, line, scoreAtBet: LEVEL } }];
  });
  const price = built.length === legs.length ? priceTogether(built, endsOf(book)) : 'unknown_pick';
  if (typeof price === 'string') return undefined;
  const offered = offerPrice(price.fair, Number(builderMargin));
  return offered === undefined ? undefined : Number(offered);
};
