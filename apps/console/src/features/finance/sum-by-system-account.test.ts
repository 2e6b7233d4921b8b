import { expect, test } from 'vitest';
import { sumBySystemAccount } from './sum-by-system-account.ts';

const line = (systemAccount: string, amount: string) => ({ kind: 'BET', systemAccount, amount, postings: 1 });

test('the lines of an system account add up to the hundredth, each with its sign', () => {
  const lines = [line('gaming', '-100.01'), line('gaming', '40.00'), line('deposits', '7.00')];
  expect(sumBySystemAccount({ lines }, 'gaming')).toBe('-60.01');
  expect(sumBySystemAccount({ lines }, 'deposits')).toBe('7.00');
  expect(sumBySystemAccount({ lines }, 'fees')).toBe('0.00');
});
