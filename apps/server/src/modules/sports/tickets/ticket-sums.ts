import { floorRatio, money, type Money } from '@hintha/money';
import { BusinessError } from '@hintha/platform';
import {
  findParlayError,
  parseShownPrice,
  payMaung,
  type Price,
  riskOf,
  scoreParlay,
  WIN,
} from '@hintha/sports';
import assert from 'node:assert/strict';
import type { SportsSettings } from '../settings.ts';
import type { Leg, Ticket, TicketKind } from '../types.ts';
import { feeTerms } from './fee-terms.ts';

export const isFeeKind = (kind: TicketKind): boolean => kind === 'body' || kind === 'maung';
export const isCombined = (kind: TicketKind): boolean =>
  kind === 'parlay' || kind === 'system' || kind === 'maung';

/** A bet of a ticket: the places of its legs, what it takes and what it can pay at the most. */
export interface StruckBet {
  readonly places: readonly number[];
  readonly stake: Money;
  readonly potentialPayout: Money;
}

type Sums = Pick<StruckBet, 'stake' | 'potentialPayout'>;

/** What a bet takes, and what it pays when all of its legs win. */
export const sumsOf = (
  { kind, amount, format, together }: Pick<Ticket, 'kind' | 'amount' | 'format' | 'together'>,
  legs: readonly Leg[],
  settings: SportsSettings,
  commission: number,
): Sums => {
  if (isFeeKind(kind)) {
    const won = legs.map(() => ({ numerator: 1n, denominator: 1n }));
    const paid = payMaung(amount, won, feeTerms(settings, commission));
    return { stake: amount, potentialPayout: capped(paid, kind, settings) };
  }
  if (together !== null)
    return capSums({ stake: amount, potentialPayout: payTogether(amount, together) }, kind, settings);
  if (kind === 'single') return capSums(singleSums(amount, legs[0], format), kind, settings);
  const error = findParlayError(
    legs.map(({ eventId, price }) => ({ event: String(eventId), price: BigInt(price) as Price })),
  );
  if (error === 'price_out_of_range') throw new BusinessError('price_out_of_range');
  if (error !== undefined) throw new BusinessError('selection_invalid');
  const paid = scoreParlay(
    amount,
    legs.map(({ price }) => ({ price: BigInt(price) as Price, outcome: WIN })),
  );
  return { stake: amount, potentialPayout: capped(paid, kind, settings) };
};

/** What selections of one match pay when all of them win. */
export const payTogether = (amount: Money, together: number): Money =>
  floorRatio(amount, BigInt(together), 10_000n);

const singleSums = (amount: Money, leg: Leg | undefined, format: Ticket['format']): Sums => {
  const shown = parseShownPrice(leg?.shown ?? '', format);
  assert(shown !== 'not_a_price', 'a leg was struck at what is no price');
  const { stake, gain } = riskOf(amount, { shown, format });
  return { stake, potentialPayout: money(stake + floorRatio(money(1n), gain.numerator, gain.denominator)) };
};

const capSums = ({ stake, potentialPayout }: Sums, kind: TicketKind, settings: SportsSettings): Sums => ({
  stake,
  potentialPayout: capped(potentialPayout, kind, settings),
});

/** What is above the most that is paid is cut off. */
export const capped = (paid: Money, kind: TicketKind, settings: SportsSettings): Money => {
  const most = kind === 'maung' ? settings.mostMaungPayout : settings.mostPayout;
  return paid > most ? most : paid;
};
