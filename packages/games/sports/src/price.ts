import { floorOf, multiplyRatios, ratio, type Ratio } from '@hintha/games-kit';

/** A decimal price in ten-thousandths: 19,500 is 1.95, stake included. */
export type Price = bigint & { readonly [places]: 4 };
declare const places: unique symbol;

export const PRICE_FORMATS = ['decimal', 'hong_kong', 'malay', 'indonesian', 'american'] as const;
export type PriceFormat = (typeof PRICE_FORMATS)[number];

/** A price as a member reads it in one format, exact; what is below 0 is what is risked to win one. */
export type ShownPrice = Ratio;

export type PriceValidationError = 'not_a_price';

const UNIT = 10_000n;
const EVEN = 2n * UNIT;
/** Prices have four places and come up to 10,000.0000 (rule book, section 3). */
const PRICE = /^([1-9]\d{0,4})(?:\.(\d{1,4}))?$/;
const LEAST_PRICE = 10_001n;
const MOST_PRICE = 10_000n * UNIT;

/** Reads a decimal price of up to four places, above 1 and up to 10,000. */
export const parsePrice = (text: string): Price | PriceValidationError => {
  const match = PRICE.exec(text);
  if (match === null) return 'not_a_price';
  const [, whole = '', decimals = ''] = match;
  const price = BigInt(whole) * UNIT + BigInt(decimals.padEnd(4, '0'));
  return price >= LEAST_PRICE && price <= MOST_PRICE ? (price as Price) : 'not_a_price';
};

/** With four places, as prices are stored and sent. */
export const printPrice = (price: Price): string =>
  `${price / UNIT}.${String(price % UNIT).padStart(4, '0')}`;

/** How many times the stake a price pays, stake included. */
export const decimalOf = (price: Price): Ratio => ratio(price, UNIT);

const CONVERTED: Readonly<Record<PriceFormat, (price: Price, won: bigint) => ShownPrice>> = {
  decimal: (price) => ratio(price, UNIT),
  hong_kong: (_, won) => ratio(won, UNIT),
  malay: (price, won) => (price <= EVEN ? ratio(won, UNIT) : ratio(-UNIT, won)),
  indonesian: (price, won) => (price >= EVEN ? ratio(won, UNIT) : ratio(-UNIT, won)),
  american: (price, won) => (price >= EVEN ? ratio(100n * won, UNIT) : ratio(-100n * UNIT, won)),
};

/** A price in a format, before it is rounded to be shown (rule book, section 1). */
export const convertPrice = (price: Price, format: PriceFormat): ShownPrice =>
  CONVERTED[format](price, price - UNIT);

const SHOWN: Readonly<Record<PriceFormat, { readonly places: number; readonly rounds: 'down' | 'nearest' }>> =
  {
    decimal: { places: 2, rounds: 'down' },
    hong_kong: { places: 2, rounds: 'down' },
    malay: { places: 3, rounds: 'nearest' },
    indonesian: { places: 3, rounds: 'nearest' },
    american: { places: 0, rounds: 'nearest' },
  };

/**
 * A price as it is shown in a format, which is the price that a bet is struck at: 1.95 is `0.95` in Hong Kong, `-1.053`
 * in Indonesia and `-105` in America.
 */
export const showPrice = (price: Price, format: PriceFormat): string => {
  const exact = convertPrice(price, format);
  const { places: count, rounds } = SHOWN[format];
  const scale = 10n ** BigInt(count);
  const isNegative = exact.numerator < 0n;
  const size = isNegative ? ratio(-exact.numerator, exact.denominator) : exact;
  const scaled = multiplyRatios(size, ratio(scale));
  const nearest = ratio(2n * scaled.numerator + scaled.denominator, 2n * scaled.denominator);
  const digits = floorOf(rounds === 'down' ? scaled : nearest);
  const sign = isNegative ? '-' : format === 'american' ? '+' : '';
  const whole = `${sign}${digits / scale}`;
  return count === 0 ? whole : `${whole}.${String(digits % scale).padStart(count, '0')}`;
};

const SHOWN_PRICE = /^([+-]?)(\d{1,7})(?:\.(\d{1,4}))?$/;

/** Reads a price as it is shown in a format; `-0.80` in Malay is what wins one for four fifths that are risked. */
export const parseShownPrice = (text: string, format: PriceFormat): ShownPrice | PriceValidationError => {
  const match = SHOWN_PRICE.exec(text);
  if (match === null) return 'not_a_price';
  const [, sign = '', whole = '', decimals = ''] = match;
  const size = BigInt(whole) * UNIT + BigInt(decimals.padEnd(4, '0'));
  const shown = sign === '-' ? -size : size;
  return IS_OF_FORMAT[format](shown) ? ratio(shown, UNIT) : 'not_a_price';
};

/** What prices of a format can be, in ten-thousandths. */
const IS_OF_FORMAT: Readonly<Record<PriceFormat, (shown: bigint) => boolean>> = {
  decimal: (shown) => shown > UNIT && shown <= MOST_PRICE,
  hong_kong: (shown) => shown > 0n && shown < MOST_PRICE,
  malay: (shown) => shown !== 0n && shown >= -UNIT && shown <= UNIT,
  indonesian: (shown) => (shown >= UNIT && shown < MOST_PRICE) || shown <= -UNIT,
  american: (shown) => shown >= 100n * UNIT || shown <= -100n * UNIT,
};

/** What one unit of risk wins at a price of a format, stake not included; exact. */
export const gainOf = ({ numerator, denominator }: ShownPrice, format: PriceFormat): Ratio => {
  if (format === 'decimal') return ratio(numerator - denominator, denominator);
  const per = format === 'american' ? 100n : 1n;
  if (numerator < 0n) return ratio(per * denominator, -numerator);
  return ratio(numerator, per * denominator);
};

/** The decimal price of what is shown in a format, floored to four places: what a bet of several legs multiplies. */
export const decimalOfShown = (shown: ShownPrice, format: PriceFormat): Price => {
  const gain = gainOf(shown, format);
  return (UNIT + floorOf(multiplyRatios(gain, ratio(UNIT)))) as Price;
};
