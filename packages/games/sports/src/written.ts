import { type Money, parseAmount } from '@hintha/money';
import { parsePrice, type Price } from './price.ts';

/** What a test writes down as an amount, which is one. */
export const amount = (text: string | number): Money => {
  const read = parseAmount(text);
  if (read === 'not_an_amount') throw new Error(`${text} is no amount`);
  return read;
};

/** What a test writes down as a decimal price, which is one. */
export const price = (text: string): Price => {
  const read = parsePrice(text);
  if (read === 'not_a_price') throw new Error(`${text} is no price`);
  return read;
};
