import { latinDigits } from '@hintha/money';

const PRICE = /^\d{1,5}(?:\.\d{1,4})?$/u;
const LEAST = 1;
const MOST = 10_000;

/** A price as staff types it, `1.95`, `1,95` or `၁.၉၅`, as it goes over the wire; undefined for anything else. */
export const readPrice = (typed: string): string | undefined => {
  const text = latinDigits(typed).trim().replace(',', '.');
  return PRICE.test(text) && Number(text) > LEAST && Number(text) <= MOST ? text : undefined;
};

/** A price of the wire with two decimals, and with more only where they say something. */
export const shortPrice = (price: string): string => price.replace(/(\.\d{2})(\d*?)0+$/u, '$1$2');

export const readPrices = (typed: readonly string[]): string[] | undefined => {
  const read = typed.map(readPrice);
  return read.every((price) => price !== undefined) ? read : undefined;
};

// Of a double chance two picks win at any result.
const winnersOf = (code: string): number => (code === 'double_chance' ? 2 : 1);

const PERCENT = 100;

/** What the chances of prices come to above the whole, in percent; below zero the operator loses at any result. */
export const marginOf = (code: string, prices: readonly string[]): number => {
  const chances = prices.reduce((sum, price) => sum + 1 / Number(price), 0);
  return (chances / winnersOf(code) - 1) * PERCENT;
};
