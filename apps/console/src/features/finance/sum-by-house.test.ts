import { expect, test } from 'vitest';
import { sumByHouse } from './sum-by-house.ts';

const line = (house: string, amount: string) => ({ kind: 'BET', house, amount, postings: 1 });

test('the lines of an account of the house add up to the hundredth, each with its sign', () => {
  const lines = [line('gaming', '-100.01'), line('gaming', '40.00'), line('deposits', '7.00')];
  expect(sumByHouse({ lines }, 'gaming')).toBe('-60.01');
  expect(sumByHouse({ lines }, 'deposits')).toBe('7.00');
  expect(sumByHouse({ lines }, 'fees')).toBe('0.00');
});
