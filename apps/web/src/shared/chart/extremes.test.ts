import { expect, test } from 'vitest';
import { extremesOf } from './extremes.ts';

const day = (name: string, amount: string) => ({ name, amount });

test('losses lie below gains, and amounts are weighed whole', () => {
  const all = [day('1', '9.00'), day('2', '-10.00'), day('3', '10.01'), day('4', '-9.99')];
  expect(extremesOf(all)).toEqual({ highest: day('3', '10.01'), lowest: day('2', '-10.00') });
});

test('nothing has no extremes, and one is both', () => {
  expect(extremesOf([])).toBeNull();
  expect(extremesOf([day('1', '0.00')])).toEqual({ highest: day('1', '0.00'), lowest: day('1', '0.00') });
});
