import { lineOf, parseLine, printLine } from '@hintha/sports';
import type { sports } from '@hintha/contract';
import { withMinus } from './prices.ts';

export type Side = 'home' | 'away';

const HANDICAPS = /(?:^|_)(?:asian|map|kill)_handicap$/;
const FEES = ['body_handicap', 'body_goals'];

export const isHandicap = (code: string): boolean => HANDICAPS.test(code);
export const isFee = (code: string): boolean => FEES.includes(code);

const turnedOver = (line: string): string => {
  const read = parseLine(line);
  return read === 'not_a_line' ? line : printLine(lineOf(0 - read));
};

/** The line of a selection: that of the market, which is the home team's in a handicap. */
export const lineOfPick = (code: string, pick: string, line: string | null): string | null =>
  line !== null && isHandicap(code) && pick === 'away' ? turnedOver(line) : line;

/** A line for people: a handicap has its sign, a total has none. */
export const writeLine = (code: string, line: string): string => {
  if (!isHandicap(code)) return line;
  const read = parseLine(line);
  return withMinus(read !== 'not_a_line' && read > 0 && !line.startsWith('+') ? `+${line}` : line);
};

const OTHER: Readonly<Record<Side, Side>> = { home: 'away', away: 'home' };

type Printed = Pick<sports.MarketView, 'fee'>;

/** Whose side a pick of a body is; null of goals. */
export const sideOfBody = (pick: string, { fee }: Printed): Side | null => {
  if (pick === 'home' || pick === 'away') return pick;
  if (fee === null || fee.upper === null) return null;
  return pick === 'upper' ? fee.upper : OTHER[fee.upper];
};

/** Whether a pick of goals is on more of them. */
export const isOver = (pick: string): boolean => pick === 'over' || pick === 'upper';

/** The fee stands beside the side that it is printed for: the favourite, or over. */
export const carriesFee = (code: string, pick: string, market: Printed): boolean =>
  code === 'body_goals' ? isOver(pick) : sideOfBody(pick, market) === market.fee?.upper;

export const priceOfPick = (market: sports.MarketView, pick: string): string | null =>
  market.prices[market.picks.indexOf(pick)] ?? null;

/** What cannot come about any more has a price all the same, which is below what is bet on. */
const LEAST_OFFERED = 1.01;

export const isOffered = (market: sports.MarketView, pick: string): boolean => {
  const price = priceOfPick(market, pick);
  return market.fee !== null || (price !== null && Number(price) >= LEAST_OFFERED);
};

const OF_MAP = /^map_(\d+)_(\w+)$/;

/** Of a market on one map which map it is, and what is bet on. */
export const readMapCode = (code: string): { map: string; name: string } | null => {
  const [, map, name] = OF_MAP.exec(code) ?? [];
  return map === undefined || name === undefined ? null : { map, name };
};
