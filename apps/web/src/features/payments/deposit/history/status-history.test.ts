import { payments } from '@hintha/contract';
import { loadAccountMessages } from '@hintha/messages';
import { expect, test } from 'vitest';
import { amountToCopy, plainRate, sayOf } from '../pay/say-of.ts';
import { percentOf } from './percent-of.ts';
import { statusHistory } from './status-history.ts';

const TIMES = { createdAt: 1, expiresAt: 2 };
const keys = (state: payments.DepositState) =>
  statusHistory(TIMES, state).map(({ key, look }) => `${key} ${look}`);

test('WALLET-002 an order tells what is waited for and what is still to come', () => {
  expect(keys('AWAITING')).toEqual(['ordered done', 'pay now', 'confirm ahead', 'credited ahead']);
  expect(keys('MATCHING')).toEqual(['ordered done', 'paid done', 'confirming now', 'credited ahead']);
  expect(keys('CREDITED')).toEqual(['ordered done', 'paid done', 'confirm done', 'credited done']);
});

test('WALLET-019 an order that ends without money ends there', () => {
  expect(keys('REJECTED').at(-1)).toBe('rejected bad');
  expect(keys('FAILED').at(-1)).toBe('failed bad');
  expect(statusHistory(TIMES, 'EXPIRED').at(-1)).toEqual({ key: 'expired', look: 'bad', at: 2 });
});

test.each(['my', 'en'])(
  'WALLET-002 every state of every way to pay has its words in %s',
  async (language) => {
    const { deposit } = await loadAccountMessages(language);
    for (const state of payments.DEPOSIT_STATES) {
      expect(deposit.states[state]).not.toBe('');
      for (const { key } of statusHistory(TIMES, state)) expect(deposit.steps[key]).not.toBe('');
      for (const type of payments.CHANNEL_TYPES) expect(deposit.says[sayOf(type, state)]).not.toBe('');
    }
    for (const reason of payments.DEPOSIT_REASONS) expect(deposit.reasons[reason]).not.toBe('');
  },
);

test('an amount to be typed elsewhere has decimals only where it has any', () => {
  expect(['50007.00', '50007.50', '1000.00'].map(amountToCopy)).toEqual(['50007', '50007.50', '1000']);
});

test('a rate shows four decimals only where it has them', () => {
  expect(['4500.0000', '4500.1200', '4500.1234'].map(plainRate)).toEqual(['4500.00', '4500.12', '4500.1234']);
});

test('what was bet is told in whole per cent and never above a hundred', () => {
  expect(percentOf('0.00', '100.00')).toBe(0);
  expect(percentOf('33.33', '100.00')).toBe(33);
  expect(percentOf('200.00', '100.00')).toBe(100);
  expect(percentOf('1.00', '0.00')).toBe(0);
});
