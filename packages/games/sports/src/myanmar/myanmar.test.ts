import { ratio, type Ratio } from '@hintha/games-kit';
import { expect, test } from 'vitest';
import {
  type Fee,
  factorOf,
  lineOf,
  parseFee,
  payMaung,
  printFee,
  scoreBody,
  scoreHandicap,
  scoreMaung,
  shareOf,
} from '../index.ts';
import { amount } from '../written.ts';

const fee = (text: string): Fee => {
  const read = parseFee(text);
  if (read === 'not_a_fee') throw new Error(text);
  return read;
};

const COMMISSION = ratio(5, 100);
const TERMS = { taxes: [ratio(15, 100), ratio(20, 100)], commission: COMMISSION };

test.each([
  ['1-20', 0, '0', '19500'],
  ['1-20', 1, '8000', '11900'],
  ['1-20', 2, '19500', '0'],
  ['1+50', 1, '14750', '5000'],
  ['L+50', 0, '14750', '5000'],
  ['L-50', 0, '5000', '14750'],
  ['L=', 0, '10000', '10000'],
  ['2-80', 2, '2000', '17600'],
  ['2+50', 2, '14750', '5000'],
  ['3-30', 3, '7000', '12850'],
])('%s at a difference of %i', (text, margin, upper, lower) => {
  const paid = (side: 'upper' | 'lower') =>
    scoreBody(amount(10_000), { fee: fee(text), side, margin }, COMMISSION);
  expect(paid('upper')).toBe(amount(upper));
  expect(paid('lower')).toBe(amount(lower));
});

test('a body on a void match gives the stake back without commission', () => {
  const leg = { fee: fee('1-20'), side: 'upper', margin: null } as const;
  expect(scoreBody(amount(10_000), leg, COMMISSION)).toBe(amount(10_000));
});

/** Fees and the Asian lines that they are the same as (rule book, section 4). */
test.each([
  ['L=', 0],
  ['L-50', -1],
  ['L-100', -2],
  ['1+100', -2],
  ['1+50', -3],
  ['1=', -4],
  ['1-50', -5],
  ['1-100', -6],
  ['2+50', -7],
])('%s is the line of %i quarters with every difference to five', (text, quarters) => {
  for (let difference = -5; difference <= 5; difference += 1) {
    const share = shareOf(fee(text), 'upper', difference);
    const even = factorOf(scoreHandicap(lineOf(quarters), difference), ratio(2));
    expect(even.numerator * share.denominator).toBe((share.numerator + share.denominator) * even.denominator);
  }
});

const exact = (...shares: readonly (number | null)[]): (Ratio | null)[] =>
  shares.map((share) => (share === null ? null : ratio(Math.round(share * 100), 100)));

test.each([
  [[1, 1], '3400'],
  [[1, 1, 1], '6400'],
  [[1, 0.5, 1], '4800'],
  [[1, -0.2, 1], '2560'],
  [[-0.2, 0.5, 1], '1920'],
  [[1, 0, 1], '3200'],
  [[1, null, 1], '3400'],
  [[1, -1, 1], '0'],
  [[-0.5, -0.5], '212.50'],
  [[null, 0.5], '1475'],
  [[null, null], '1000'],
  [Array<number>(11).fill(1), '1638400'],
] as const)('a maung of %j pays %s of a thousand', (shares, paid) => {
  expect(payMaung(amount(1_000), exact(...shares), TERMS)).toBe(amount(paid));
});

test('a maung is scored by the matches of its legs', () => {
  const legs = [
    { fee: fee('1-20'), side: 'upper', margin: 2 },
    { fee: fee('2+50'), side: 'lower', margin: 2 },
    { fee: fee('L='), side: 'upper', margin: null },
  ] as const;
  // 2 × 0.5, of which 15 % are kept for the two legs that count.
  expect(scoreMaung(amount(1_000), legs, TERMS)).toBe(amount(850));
});

test('a fee is read as it is printed, and nothing else is one', () => {
  for (const goals of ['L', '1', '2', '15'])
    for (const rest of ['=', '+1', '-100', '+55']) expect(printFee(fee(goals + rest))).toBe(goals + rest);
  for (const text of ['', '0=', 'L', '1', '1-0', '1+101', '1--5', '01=', 'l=', '1 -5', '１=', '100='])
    expect(parseFee(text)).toBe('not_a_fee');
});

test('at an even chance a body returns 97.5 %, a maung of two 85 % and of more 80 %', () => {
  const stake = amount(1_000);
  const body = payMaung(stake, exact(1, null), TERMS) + payMaung(stake, exact(-1, null), TERMS);
  expect(body).toBe((amount(2_000) * 975n) / 1_000n);
  expect(payMaung(stake, exact(1, 1), TERMS)).toBe((4n * stake * 85n) / 100n);
  expect(payMaung(stake, exact(1, 1, 1, 1), TERMS)).toBe((16n * stake * 80n) / 100n);
});
