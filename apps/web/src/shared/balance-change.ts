import { formatAmount, money, parseAmount } from '@hintha/money';

interface Proven {
  /** The amount shown, null while none is known. */
  sum: string | null;
  /** When it was last known to be current. */
  provenAt: number;
}

const STALE_AFTER_MS = 30_000;

/** Whether the balance shown may be out of date. */
export const isStale = ({ sum, provenAt }: Proven, now: number): boolean =>
  sum !== null && now - provenAt > STALE_AFTER_MS;

/** The signed difference of two amounts of the wire; null when there is none to tell. */
export const differenceOf = (before: string | null, after: string): string | null => {
  const [from, to] = [parseAmount(before ?? ''), parseAmount(after)];
  if (typeof from === 'string' || typeof to === 'string' || from === to) return null;
  return formatAmount(money(to - from));
};
