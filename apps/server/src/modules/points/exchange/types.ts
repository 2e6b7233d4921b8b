import type { Money } from '@hintha/money';

/** Points that became money. */
export interface Conversion {
  readonly points: bigint;
  readonly amount: Money;
}
