import { money, type Money, sumMoney } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  betsOfSystem,
  findParlayError,
  HALF_LOSE,
  HALF_WIN,
  LOSE,
  NAMED_SYSTEMS,
  type Outcome,
  type Price,
  PUSH,
  scoreParlay,
  type SettledLeg,
  type System,
  WIN,
} from '../index.ts';
import { amount, price } from '../written.ts';

const leg = (text: string, outcome: Outcome): SettledLeg => ({ price: price(text), outcome });

/** What a system pays at so much a bet. */
const scoreSystem = (stake: Money, system: System, legs: readonly SettledLeg[]): Money =>
  sumMoney(
    betsOfSystem(system).map((places) =>
      scoreParlay(
        stake,
        places.flatMap((place) => legs[place] ?? []),
      ),
    ),
  );

test('the worked examples of the rule book', () => {
  const legs = [leg('1.90', WIN), leg('2.05', HALF_WIN), leg('1.80', PUSH), leg('1.70', WIN)];
  expect(scoreParlay(amount(500), legs)).toBe(amount('2462.87'));
  expect(scoreParlay(amount(500), [...legs, leg('1.85', HALF_LOSE)])).toBe(amount('1231.43'));
  const three = [leg('1.90', WIN), leg('2.10', WIN), leg('1.50', LOSE)];
  expect(scoreSystem(amount(100), { legs: 3, sizes: [2] }, three)).toBe(amount(399));
  const trixie = [leg('1.9', WIN), leg('2.1', WIN), leg('1.5', WIN)];
  expect(scoreSystem(amount(100), NAMED_SYSTEMS.trixie, trixie)).toBe(amount('1597.50'));
});

test('a parlay of fifteen with three voids and two halves is the product of what is left', () => {
  const legs = [
    ...Array.from({ length: 9 }, () => leg('1.5', WIN)),
    ...Array.from({ length: 3 }, () => leg('9.99', PUSH)),
    leg('2', HALF_WIN),
    leg('3', HALF_LOSE),
    leg('2', WIN),
  ];
  // 1.5^9 × 1.5 × 0.5 × 2 of a hundred.
  expect(scoreParlay(amount(100), legs)).toBe(amount('5766.50'));
});

test('one lost leg loses all of a parlay', () => {
  expect(scoreParlay(amount(100), [leg('5', WIN), leg('1.01', LOSE)])).toBe(0n);
});

test.each([
  ['trixie', 4],
  ['patent', 7],
  ['yankee', 11],
  ['lucky_15', 15],
  ['super_yankee', 26],
  ['lucky_31', 31],
  ['heinz', 57],
  ['lucky_63', 63],
  ['super_heinz', 120],
  ['goliath', 247],
] as const)('%s is %i bets, each once', (name, bets) => {
  const listed = betsOfSystem(NAMED_SYSTEMS[name]).map((places) => places.join());
  expect(listed.length).toBe(bets);
  expect(new Set(listed).size).toBe(bets);
});

const legsOf = (...prices: readonly string[]) =>
  prices.map((text, n) => ({ event: `event ${n}`, price: price(text) }));

test('legs of one event, too few, too many, and prices that are too high are refused', () => {
  expect(findParlayError(legsOf('1.5', '2'))).toBeUndefined();
  expect(findParlayError(legsOf('1.5'))).toBe('too_few_legs');
  expect(findParlayError(legsOf(...Array<string>(16).fill('1.1')))).toBe('too_many_legs');
  expect(findParlayError([...legsOf('1.5'), ...legsOf('2')])).toBe('related_legs');
  expect(findParlayError(legsOf('100', '100'))).toBeUndefined();
  expect(findParlayError(legsOf('100', '100.0001'))).toBe('price_out_of_range');
  expect(findParlayError(legsOf('1.0001', '1.0001'))).toBe('price_out_of_range');
});

const outcomes = fc.constantFrom(WIN, HALF_WIN, PUSH, HALF_LOSE);
const legs = fc.array(
  fc.record({
    price: fc.bigInt({ min: 10_001n, max: 50_000n }).map((one) => one as Price),
    outcome: outcomes,
  }),
  { minLength: 2, maxLength: 15 },
);

test('the order of the legs is nothing to a parlay, and a void leg as though it had not been', () => {
  fc.assert(
    fc.property(legs, fc.bigInt({ min: 1n, max: 10n ** 9n }).map(money), (list, stake) => {
      expect(scoreParlay(stake, list.toReversed())).toBe(scoreParlay(stake, list));
      const counting = list.filter(({ outcome }) => outcome !== PUSH);
      expect(scoreParlay(stake, counting)).toBe(scoreParlay(stake, list));
    }),
  );
});
