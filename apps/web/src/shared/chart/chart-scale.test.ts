import { formatAmount, money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleOf } from './chart-scale.ts';

test('gains grow to the right of zero and losses to the left, by their size', () => {
  const { zero, barOf } = scaleOf(['300.00', '-100.00', '0.00']);
  expect(zero).toBe(25);
  expect(barOf('300.00')).toEqual({ from: 25, size: 75 });
  expect(barOf('-100.00')).toEqual({ from: 0, size: 25 });
  expect(barOf('0.00')).toEqual({ from: 25, size: 0 });
});

test('without any amount nothing is drawn', () => {
  expect(scaleOf(['0.00']).barOf('0.00')).toEqual({ from: 0, size: 0 });
});

test('no bar leaves the picture, however large the amounts', () => {
  const amount = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map((one) => formatAmount(money(one)));
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1 }), (amounts) => {
      const { barOf } = scaleOf(amounts);
      for (const one of amounts) {
        const { from, size } = barOf(one);
        expect(from).toBeGreaterThanOrEqual(-0.01);
        expect(from + size).toBeLessThanOrEqual(100.01);
      }
    }),
  );
});
