import type { StoredGame } from './types.ts';
import { floorRatio, money, parseAmount, type Money } from '@hintha/money';

/** One base unit of the currency: 100 MMK. Filters and paytables of the catalogue are told in base units. */
const BASE_UNIT = money(10_000n);

const HUNDREDTHS = 100n;

/** The largest minimum bet a step of the filter lets through; null when there is no such step. */
export const mostMinBet = (step: string | undefined): Money | null => {
  if (step === undefined || step === '') return null;
  const units = parseAmount(step);
  return units === 'not_an_amount' ? null : floorRatio(BASE_UNIT, units, HUNDREDTHS);
};

const NEW_FOR_DAYS = 30;
const DAY_MS = 86_400_000;

/** A title counts as new for its first thirty days. */
export const isNew = (releasedAt: Date, now: Date): boolean =>
  now.getTime() - releasedAt.getTime() < NEW_FOR_DAYS * DAY_MS;

const HOT_MOST = 24;

/** The hot games of a vendor, or of all when it is empty, in their order. */
export const hotGames = (games: readonly StoredGame[], vendor: string): readonly StoredGame[] =>
  games.filter((game) => game.hot && (vendor === '' || game.vendor === vendor)).slice(0, HOT_MOST);
