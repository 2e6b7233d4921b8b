import type { KnownMarket, Market } from '../live/book.ts';
import { isOffered } from '../../../shared/sports/picks.ts';
import { writePrice } from '../../../shared/sports/prices.ts';
import type { PriceChanges, PriceFormat } from '../markets/use-preferences.ts';
import { keyOf, type SlipLeg } from './slip.ts';

export type LegState = 'open' | 'suspended' | 'closed' | 'unknown';
export type Moved = 'price' | 'line' | 'fee';

/** A selection of the slip beside what its market has now. */
export interface LegNow {
  readonly key: string;
  readonly leg: SlipLeg;
  /** Unknown until the market has come. */
  readonly state: LegState;
  /** What is no longer as it was agreed to. */
  readonly moved: Moved | null;
  /** The same selection as it is offered now. */
  readonly now: SlipLeg;
}

const STATES = { OPEN: 'open', SUSPENDED: 'suspended', CLOSED: 'closed' } as const;

const isSameFee = (one: Market['fee'], other: Market['fee']): boolean =>
  one?.text === other?.text && one?.upper === other?.upper;

const movedOf = (leg: SlipLeg, now: SlipLeg, format: PriceFormat): Moved | null => {
  if (!isSameFee(leg.fee, now.fee)) return 'fee';
  if (leg.line !== now.line) return 'line';
  if (leg.price === now.price || leg.price === null || now.price === null) return null;
  // What is not seen to move has not moved: a bet is struck at the price as it is shown.
  return writePrice(leg.price, format) === writePrice(now.price, format) ? null : 'price';
};

const compare = (leg: SlipLeg, known: KnownMarket | undefined, format: PriceFormat): LegNow => {
  const key = keyOf(leg);
  if (known === undefined) return { key, leg, state: 'unknown', moved: null, now: leg };
  const { market } = known;
  const at = market.picks.indexOf(leg.pick);
  const price = market.fee === null ? (market.prices[at] ?? leg.price) : null;
  const now = { ...leg, line: market.line, fee: market.fee, price };
  const state = isOffered(market, leg.pick) ? STATES[known.state] : 'closed';
  return { key, leg, state, moved: state === 'closed' ? null : movedOf(leg, now, format), now };
};

interface Compared {
  readonly known: KnownMarket | undefined;
  readonly format: PriceFormat;
  readonly result: LegNow;
}

const compared = new WeakMap<SlipLeg, Compared>();

/** A selection beside its market; the same one as before while neither has changed, so that its line stays as it is. */
export const legNow = (leg: SlipLeg, known: KnownMarket | undefined, format: PriceFormat): LegNow => {
  const before = compared.get(leg);
  if (before?.known === known && before?.format === format) return before.result;
  const result = compare(leg, known, format);
  compared.set(leg, { known, format, result });
  return result;
};

/** Whether the member has said beforehand that such a change is fine; another line or fee is another bet. */
export const isAgreed = ({ leg, now, moved }: LegNow, accepts: PriceChanges): boolean => {
  if (moved !== 'price' || accepts === 'none') return false;
  return accepts === 'any' || Number(now.price) > Number(leg.price);
};
