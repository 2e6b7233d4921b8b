import { parsePrice, type PriceFormat, showPrice } from '@hintha/sports';

const known = new Map<string, string>();

/** A price of the wire as it is written in a format, which is what a bet is struck at. */
export const writePrice = (price: string, format: PriceFormat): string => {
  const key = `${format} ${price}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const read = parsePrice(price);
  const text = read === 'not_a_price' ? price : showPrice(read, format);
  known.set(key, text);
  return text;
};

const MINUS = '\u2212';

/** What is written with the minus of the wire, for people. */
export const withMinus = (text: string): string => text.replace(/^-/u, MINUS);
