import { type Ratio, ratio } from '@hintha/games-kit';
import { money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOfRuin, type ChaseKind, type ChaseStep, MOST_MULTIPLE, planChase } from './plan-chase.ts';

const stepsOf = (plan: ChaseKind, cost: number, numeros: number): readonly ChaseStep[] => {
  const steps = planChase(plan, { cost: money(BigInt(cost)), numeros });
  if (typeof steps === 'string') throw new Error(steps);
  return steps;
};
const multiplesOf = (...asked: Parameters<typeof stepsOf>): number[] =>
  stepsOf(...asked).map(({ multiple }) => multiple);

const profit = (prize: number, percent: number): ChaseKind => ({
  kind: 'PROFIT',
  prize: money(BigInt(prize)),
  rate: ratio(percent, 100),
});

test('a profit of 30 % on one digit is the plan of the rule book', () => {
  const steps = stepsOf(profit(19_56, 30), 2_00, 12);
  expect(steps.map(({ multiple }) => multiple)).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3]);
  const last = steps.at(-1);
  expect(last?.spent).toBe(36_00n);
  expect(3n * 19_56n - (last?.spent ?? 0n)).toBe(22_68n);
});

test('a profit of 10 % on five digits is the plan of the rule book', () => {
  const steps = stepsOf(profit(19_56, 10), 10_00, 8);
  expect(steps.map(({ multiple }) => multiple)).toEqual([1, 2, 4, 9, 21, 48, 110, 251]);
  expect(steps.at(-1)?.spent).toBe(4_460_00n);
  expect(251n * 19_56n - 4_460_00n).toBe(449_56n);
});

test('the same is played again and again, or so many times more after every so many', () => {
  expect(multiplesOf({ kind: 'SAME', multiple: 3 }, 200, 4)).toEqual([3, 3, 3, 3]);
  expect(multiplesOf({ kind: 'DOUBLE', multiple: 2, factor: 2, every: 2 }, 200, 6)).toEqual([
    2, 2, 4, 4, 8, 8,
  ]);
});

test('a plan whose multiples grow too large, and one that never profits, are refused', () => {
  const chased = { cost: money(10_00n), numeros: 20 };
  expect(planChase(profit(19_56, 10), chased)).toBe('multiple_too_large');
  expect(planChase(profit(10_50, 10), chased)).toBe('never_profits');
  expect(planChase({ kind: 'SAME', multiple: MOST_MULTIPLE + 1 }, chased)).toBe('multiple_too_large');
  expect(planChase({ kind: 'SAME', multiple: 1.5 }, chased)).toBe('plan_malformed');
  expect(planChase({ kind: 'SAME', multiple: 1 }, { ...chased, numeros: 0 })).toBe('plan_malformed');
});

test('a profit is made with every numero, and with one multiple less it would not be', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10_000n),
      fc.bigInt(1n, 1_000_000n),
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 30 }),
      (cost, prize, percent, numeros) => {
        const steps = planChase(
          { kind: 'PROFIT', prize: money(prize), rate: ratio(percent, 100) },
          { cost: money(cost), numeros },
        );
        if (typeof steps === 'string') return;
        for (const { multiple, spent } of steps) {
          const profits = (times: bigint, all: bigint) =>
            100n * (times * prize - all) >= BigInt(percent) * all;
          expect(profits(BigInt(multiple), spent)).toBe(true);
          expect(multiple === 1 || !profits(BigInt(multiple) - 1n, spent - cost)).toBe(true);
        }
      },
    ),
  );
});

test('the chance that every numero is lost is exact, also where they are not lost alike', () => {
  const often = (losing: Ratio, numeros: number) => Array.from({ length: numeros }, () => losing);
  expect(chanceOfRuin(often(ratio(9, 10), 3))).toEqual(ratio(729, 1_000));
  expect(chanceOfRuin([ratio(9, 10), ratio(0)]).numerator).toBe(0n);
  expect(chanceOfRuin(often(ratio(99, 100), 120))).toEqual(ratio(99n ** 120n, 100n ** 120n));
  expect(chanceOfRuin([...often(ratio(44, 49), 2), ratio(45, 49)])).toEqual(
    ratio(44 * 44 * 45, 49 * 49 * 49),
  );
});
