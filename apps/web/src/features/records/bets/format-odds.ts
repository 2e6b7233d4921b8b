/** Decimal odds with two places at least, and more where they say more: 1.9000 is 1.90, 1.9550 is 1.955. */
export const formatOdds = (price: string): string => price.replace(/(\.\d\d\d*?)0+$/, '$1');
