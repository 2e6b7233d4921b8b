import { type Money, sumMoney } from '@hintha/money';
import { BusinessError } from '@hintha/platform';
import {
  betsOfSystem,
  combinedPrice,
  decimalOfShown,
  LEAST_LEGS,
  MOST_LEGS,
  MOST_MAUNG_LEGS,
  parseShownPrice,
  type Price,
  showPrice,
} from '@hintha/sports';
import assert from 'node:assert/strict';
import {
  areRelated,
  isFeeMarket,
  isOffered,
  isOpen,
  picksOf,
  scoreAtBetOf,
  selectionLine,
} from '../rules.ts';
import type { SportsSettings } from '../settings.ts';
import type { Leg, Offer, Rejection, Ticket } from '../types.ts';
import { canBeBuilt } from './price-builder.ts';
import { isCombined, isFeeKind, type StruckBet, sumsOf } from './ticket-sums.ts';

export interface AskedLeg {
  readonly marketId: bigint;
  readonly pick: string;
  /** Of the market, as the page showed it; null for one without. */
  readonly line: string | null;
  readonly shown: string;
}

export interface AskedTicket extends Pick<
  Ticket,
  'accountId' | 'kind' | 'format' | 'accepts' | 'amount' | 'requestId'
> {
  readonly legs: readonly AskedLeg[];
  readonly systemSize: number | null;
  /** Of selections of one match: the price that was quoted for them together. */
  readonly combined?: string | undefined;
}

export interface StruckTicket {
  readonly asked: AskedTicket;
  readonly legs: readonly Leg[];
  readonly offers: readonly Offer[];
  readonly bets: readonly StruckBet[];
  /** Of selections of one match: the price that they have together, in ten-thousandths. */
  readonly together: number | null;
  readonly stake: Money;
  readonly potentialPayout: Money;
}

/** Prices of several legs are always decimal. */
export const formatOf = ({ kind, format }: Pick<Ticket, 'kind' | 'format'>): Ticket['format'] =>
  isCombined(kind) ? 'decimal' : format;

/** A selection as it stands now, struck at what is shown of it. */
export const strikeLeg = (
  ticket: Pick<Ticket, 'kind' | 'format'>,
  { pick }: Pick<AskedLeg, 'pick'>,
  { market, event }: Offer,
): Leg => {
  const place = picksOf(event, market.code)?.indexOf(pick) ?? -1;
  if (place < 0) throw new BusinessError('selection_invalid');
  const struck =
    market.fee === null
      ? {
          ...strikePrice(market.prices[place], formatOf(ticket)),
          line: selectionLine(event.sport, market, pick),
        }
      : { shown: market.fee, price: 0, line: feeLine(market.fee, market.upper) };
  return {
    eventId: event.id,
    marketId: market.id,
    market: market.code,
    pick,
    ...struck,
    scoreAtBet: scoreAtBetOf(event),
    incidents: event.incidents,
  };
};

/** A fee with the side that it is printed for. */
const feeLine = (fee: string, upper: string | null): string => (upper === null ? fee : `${upper} ${fee}`);

const strikePrice = (
  price: number | undefined,
  format: Ticket['format'],
): { readonly shown: string; readonly price: number } => {
  assert(price !== undefined, 'a market has fewer prices than picks');
  if (!isOffered(price)) throw new BusinessError('market_closed');
  const shown = showPrice(BigInt(price) as Price, format);
  return { shown, price: Number(decimalOf(shown, format)) };
};

const decimalOf = (text: string, format: Ticket['format']): Price => {
  const shown = parseShownPrice(text, format);
  if (shown === 'not_a_price') throw new BusinessError('selection_invalid');
  return decimalOfShown(shown, format);
};

/** What speaks against a leg as it was asked for; null when it is taken as it stands now. */
export const findRejection = (
  asked: Pick<AskedTicket, 'kind' | 'format' | 'accepts'>,
  leg: AskedLeg,
  offer: Offer,
): Rejection | null => {
  if (!isOpen(offer)) return 'market_closed';
  const { market } = offer;
  if ((leg.line ?? '') !== market.line) return 'line_changed';
  const now = strikeLeg(asked, leg, offer);
  if (now.shown === leg.shown) return null;
  // Another fee is another bet, as another line is.
  if (market.fee !== null) return 'line_changed';
  if (asked.accepts === 'any') return null;
  const before = decimalOf(leg.shown, formatOf(asked));
  return asked.accepts === 'better' && BigInt(now.price) > before ? null : 'price_changed';
};

/** Refuses legs that do not make a ticket of the kind that was asked for. */
export const refuseShape = (asked: AskedTicket, offers: readonly Offer[]): void => {
  const { kind } = asked;
  if (offers.some(({ market }) => isFeeMarket(market.code) !== isFeeKind(kind)))
    throw new BusinessError('selection_invalid');
  if (!isCountRight(asked)) throw new BusinessError('selection_invalid');
  if (!isSizeRight(asked)) throw new BusinessError('bad_request');
  if (kind === 'builder' ? !canBeBuilt(offers) : areRelated(offers)) throw new BusinessError('legs_related');
};

const isCountRight = ({ kind, legs }: AskedTicket): boolean => {
  if (kind === 'single' || kind === 'body') return legs.length === 1;
  return legs.length >= LEAST_LEGS && legs.length <= (kind === 'maung' ? MOST_MAUNG_LEGS : MOST_LEGS);
};

/** The bets of a system have fewer legs than it has, and at least two. */
const isSizeRight = ({ kind, legs, systemSize }: AskedTicket): boolean => {
  if (kind !== 'system') return systemSize === null;
  return systemSize !== null && systemSize >= LEAST_LEGS && systemSize < legs.length;
};

/** The places of the legs of every bet. */
export const placesOf = (
  { kind, systemSize }: Pick<Ticket, 'kind' | 'systemSize'>,
  legs: number,
): number[][] =>
  kind === 'system' && systemSize !== null
    ? betsOfSystem({ legs, sizes: [systemSize] })
    : [Array.from({ length: legs }, (_, place) => place)];

/** The bets of a ticket as they stand. */
export const betsOf = (
  ticket: Pick<Ticket, 'kind' | 'systemSize' | 'legs' | 'betIds' | 'stake' | 'amount' | 'potentialPayout'>,
): StruckBet[] =>
  placesOf(ticket, ticket.legs.length).map((places) => ({
    places,
    stake: ticket.betIds.length === 1 ? ticket.stake : ticket.amount,
    potentialPayout: ticket.potentialPayout,
  }));

/** A ticket at what its legs cost now. Whether they are open, and at the price that was asked for, is looked at before. */
export const strikeTicket = (
  asked: AskedTicket,
  offers: readonly Offer[],
  settings: SportsSettings,
  together: number | null = null,
): StruckTicket => {
  refuseShape(asked, offers);
  const legs = asked.legs.map((leg, place) => strikeLeg(asked, leg, at(offers, place)));
  const bets = placesOf(asked, legs.length).map((places) => {
    const own = places.map((place) => at(legs, place));
    const commission = offers[places[0] ?? 0]?.event.commission ?? 0;
    return { places, ...sumsOf({ ...asked, together }, own, settings, commission) };
  });
  return {
    asked,
    legs,
    offers,
    bets,
    together,
    stake: sumMoney(bets.map(({ stake }) => stake)),
    potentialPayout: sumMoney(bets.map(({ potentialPayout }) => potentialPayout)),
  };
};

const at = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place];
  assert(item !== undefined, `there is nothing at ${place}`);
  return item;
};

/** The product of the decimal prices of some legs, with four places. */
export const printCombined = (legs: readonly Leg[]): string => {
  const { numerator, denominator } = combinedPrice(
    legs.map(({ eventId, price }) => ({ event: String(eventId), price: BigInt(price) as Price })),
  );
  const scaled = (numerator * 10_000n) / denominator;
  return `${scaled / 10_000n}.${String(scaled % 10_000n).padStart(4, '0')}`;
};
