import type { Line } from './line.ts';
import type { Price } from './price.ts';

/** What a member has agreed to when the price moves before the bet is taken. */
export const PRICE_CHANGES = ['none', 'better', 'any'] as const;
export type PriceChanges = (typeof PRICE_CHANGES)[number];

export interface Asked {
  readonly price: Price;
  readonly line: Line | undefined;
  readonly accepts: PriceChanges;
}

/** A selection as it stands when the bet would be taken. */
export interface Offered {
  readonly price: Price;
  readonly line: Line | undefined;
  /** Suspended, settled and past markets take nothing. */
  readonly isOpen: boolean;
  /** A goal, a red card or a review since the bet was submitted. */
  readonly hasIncident: boolean;
}

export type Acceptance =
  | { readonly outcome: 'accepted'; readonly price: Price }
  | {
      readonly outcome: 'rejected';
      readonly reason: 'market_closed' | 'incident' | 'line_changed' | 'price_changed';
    };

/**
 * Whether a selection is taken, and at which price (rule book, section 5). A better price is paid to whoever accepts
 * better ones, a worse one to those alone who accept any; another line is another bet.
 */
export const decideAcceptance = (asked: Asked, offered: Offered): Acceptance => {
  if (!offered.isOpen) return { outcome: 'rejected', reason: 'market_closed' };
  if (offered.hasIncident) return { outcome: 'rejected', reason: 'incident' };
  if (asked.line !== offered.line) return { outcome: 'rejected', reason: 'line_changed' };
  const { price } = offered;
  const agrees =
    price === asked.price || asked.accepts === 'any' || (asked.accepts === 'better' && price > asked.price);
  return agrees ? { outcome: 'accepted', price } : { outcome: 'rejected', reason: 'price_changed' };
};
