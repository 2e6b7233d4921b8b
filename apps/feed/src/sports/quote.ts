import { offerPrice, printPrice } from '@hintha/sports';

/** What a market costs. */
export interface Quote {
  readonly prices: readonly string[];
  /** False where a pick is too certain to be sold, or fewer than two can still win. */
  readonly canBeOpen: boolean;
}

/** Of a pick that cannot win any more, or is too certain to be sold: the least that is a price. */
export const NOT_OFFERED = '1.0001';

const FEWEST_PICKS = 2;

/** Prices at which a margin is kept, in the order of the picks; undefined is what cannot win. */
export const quotePrices = (fair: readonly (number | undefined)[], margin: number): Quote => {
  const offered = fair.map((price) => offerPrice(price, margin));
  const alive = fair.filter((price) => price !== undefined).length;
  const sold = offered.filter((price) => price !== undefined).length;
  return {
    prices: offered.map((price) => (price === undefined ? NOT_OFFERED : printPrice(price))),
    canBeOpen: sold === alive && sold >= FEWEST_PICKS,
  };
};
