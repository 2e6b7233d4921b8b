import { floorOf, multiplyRatios, ratio, type Ratio } from '@hintha/games-kit';
import { type Money, parseAmount } from '@hintha/money';
import { expect, test } from 'vitest';
import {
  convertPrice,
  type FeeSide,
  type Line,
  parseFee,
  parseLine,
  parsePrice,
  parseShownPrice,
  payMaung,
  scoreBody,
  scoreHandicap,
  scoreSingle,
  scoreTotal,
  type ShownPrice,
} from './index.ts';
import asianHandicap from './vectors/asian-handicap.json' with { type: 'json' };
import body from './vectors/body.json' with { type: 'json' };
import maung from './vectors/maung.json' with { type: 'json' };
import overUnder from './vectors/over-under.json' with { type: 'json' };
import prices from './vectors/prices.json' with { type: 'json' };

const legal = <Value>(value: Value | string): Value => {
  if (typeof value === 'string') throw new Error(value);
  return value;
};

const amount = (text: string | number): Money => legal<Money>(parseAmount(text));
const line = (text: string): Line => legal<Line>(parseLine(text));
const decimal = (text: string): { shown: ShownPrice; format: 'decimal' } => ({
  shown: legal<ShownPrice>(parseShownPrice(text, 'decimal')),
  format: 'decimal',
});

/** A decimal text, exact: `-0.25`. */
const exact = (text: string): Ratio => {
  const [whole = '', decimals = ''] = text.replace('-', '').split('.');
  const size = BigInt(whole + decimals);
  return ratio(text.startsWith('-') ? -size : size, 10n ** BigInt(decimals.length));
};

/** To four places, halves away from 0. */
const rounded = ({ numerator, denominator }: Ratio): bigint => {
  const size = multiplyRatios(ratio(numerator < 0n ? -numerator : numerator, denominator), ratio(10_000));
  const nearest = floorOf(ratio(2n * size.numerator + size.denominator, 2n * size.denominator));
  return numerator < 0n ? -nearest : nearest;
};

test.each(prices)('a price of $eu is the same in every format', ({ eu, hk, malay, indo, us }) => {
  const price = parsePrice(eu);
  if (price === 'not_a_price') throw new Error(eu);
  expect(rounded(convertPrice(price, 'hong_kong'))).toBe(rounded(exact(hk)));
  expect(rounded(convertPrice(price, 'malay'))).toBe(rounded(exact(malay)));
  expect(rounded(convertPrice(price, 'indonesian'))).toBe(rounded(exact(indo)));
  expect(rounded(convertPrice(price, 'american'))).toBe(rounded(exact(us)));
});

test.each(asianHandicap)('handicap $line with $goalDiff ahead pays $ret', (vector) => {
  const outcome = scoreHandicap(line(vector.line), vector.goalDiff);
  expect(scoreSingle(amount(vector.stake), decimal(vector.odds), outcome)).toBe(amount(Number(vector.ret)));
});

test.each(overUnder)('$side $line with a total of $total pays $ret', (vector) => {
  const side = vector.side === 'over' ? 'over' : 'under';
  const outcome = scoreTotal(line(vector.line), side, vector.total);
  expect(scoreSingle(amount(vector.stake), decimal(vector.odds), outcome)).toBe(amount(Number(vector.ret)));
});

const SIDES: Readonly<Record<string, FeeSide>> = {
  fav: 'upper',
  over: 'upper',
  dog: 'lower',
  under: 'lower',
};

test.each(body)('body $fee on $side with a difference of $diff pays $ret', (vector) => {
  const fee = parseFee(vector.fee);
  const side = SIDES[vector.side];
  if (fee === 'not_a_fee' || side === undefined) throw new Error(vector.fee);
  const paid = scoreBody(amount(vector.stake), { fee, side, margin: vector.diff }, exact(vector.commission));
  expect(paid).toBe(amount(Number(vector.ret)));
});

test.each(maung)('maung of $r pays $ret', (vector) => {
  const terms = { taxes: [exact(vector.tax)], commission: ratio(5, 100) };
  expect(payMaung(amount(vector.stake), vector.r.map(exact), terms)).toBe(amount(Number(vector.ret)));
});

test('nothing of the vectors is left out', () => {
  expect([prices, asianHandicap, overUnder, body, maung].map(({ length }) => length)).toEqual([
    4, 30, 20, 45, 5,
  ]);
});
