import { useEffect, useMemo } from 'react';
import { useHasBegun } from '../live/use-book.ts';
import type { PriceChanges } from '../markets/use-preferences.ts';
import { combinedBetOf, type DraftBet } from './bets.ts';
import type { LegNow } from './leg-now.ts';
import { isBuilder, legsOfMode, modeOf, modesOf } from './modes.ts';
import { type Slip, togetherKeyOf } from './slip.ts';
import type { Quote } from './use-quotes.ts';
import { changeSlip } from './use-slip.ts';

/** How selections of one match go together, whether or not they are bet so. */
export interface Builder {
  /** In play the goals so far decide what is left of it: it is priced before the start alone. */
  readonly hasBegun: boolean;
  /** As it is quoted now; null until it is, and where they do not go together. */
  readonly price: string | null;
  readonly isRefused: boolean;
}

interface BuilderDraft {
  readonly hasBegun: boolean;
  /** What is to be quoted beside the singles, so that the choice has a price. */
  readonly offered: readonly DraftBet[];
}

/** The selections as one bet, where all of them are of one match; null where they are not. */
export const useBuilderDraft = (slip: Slip, legs: readonly LegNow[]): BuilderDraft | null => {
  const isOne = isBuilder(slip.legs, 'parlay') && modesOf(slip.legs).includes('parlay');
  const [first] = legsOfMode(slip.legs, 'parlay');
  const hasBegun = useHasBegun(isOne ? (first?.eventId ?? '') : '');
  const isAside = isOne && !hasBegun && modeOf(slip) === 'single';
  const offered = useMemo(
    () => (isAside ? [combinedBetOf(slip, legs, 'parlay')] : []),
    [isAside, slip, legs],
  );
  return isOne ? { hasBegun, offered } : null;
};

export const toBuilder = (draft: BuilderDraft | null, quote: Quote | undefined): Builder | null =>
  draft && {
    hasBegun: draft.hasBegun,
    price: quote?.combinedPrice ?? null,
    isRefused: quote !== undefined && quote.problem !== null,
  };

/** What a bet builder costs now, where that is no longer what was agreed to. */
export const togetherNow = (bet: DraftBet | undefined, quote: Quote | undefined): string | null => {
  const price = quote?.combinedPrice ?? null;
  return bet?.kind !== 'builder' || bet.together === null || bet.together === price ? null : price;
};

const isAgreed = (before: string | null, now: string, accepts: PriceChanges): boolean =>
  before === null || accepts === 'any' || (accepts === 'better' && Number(now) > Number(before));

/** Takes the first price that is quoted for a bet builder, and those that the member has said beforehand to take. */
export const useAgreeingTogether = (
  bet: DraftBet | undefined,
  quote: Quote | undefined,
  accepts: PriceChanges,
): void => {
  const price = bet?.kind === 'builder' ? (quote?.combinedPrice ?? null) : null;
  const before = bet?.together ?? null;
  const of = togetherKeyOf(bet?.legs.map(({ leg }) => leg) ?? []);
  useEffect(() => {
    if (price === null || price === before || !isAgreed(before, price, accepts)) return;
    changeSlip((slip) => ({ ...slip, together: { of, price } }));
  }, [of, price, before, accepts]);
};

/** The price that is quoted next is taken as it comes: the one of now was accepted, or the bet is another one. */
export const agreeToTogether = (): void => changeSlip((slip) => ({ ...slip, together: null }));
