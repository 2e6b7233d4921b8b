import { expect, test } from 'vitest';
import type { Method } from '../use-deposits.ts';
import { instantFirst, lastUsedFirst, shownMethods } from './methods.ts';

const methods = ['kbzpay', 'wavepay', 'mmqr', 'kbz_bank', 'aya_bank', 'gateway'].map(
  (id) => ({ id }) as Method,
);
const ids = (list: readonly Method[]) => list.map(({ id }) => id);

test('WALLET-002 the method that was used last comes first, the others keep their order', () => {
  expect(ids(lastUsedFirst(methods, 'mmqr'))).toEqual([
    'mmqr',
    'kbzpay',
    'wavepay',
    'kbz_bank',
    'aya_bank',
    'gateway',
  ]);
  expect(lastUsedFirst(methods, 'gone')).toBe(methods);
  expect(lastUsedFirst(methods, undefined)).toBe(methods);
});

test('a few methods show at first, all of them when asked for or when the chosen one is further down', () => {
  expect(ids(shownMethods(methods, { all: false, chosen: 'kbzpay' }))).toEqual([
    'kbzpay',
    'wavepay',
    'mmqr',
    'kbz_bank',
  ]);
  expect(shownMethods(methods, { all: true, chosen: 'kbzpay' })).toBe(methods);
  expect(shownMethods(methods, { all: false, chosen: 'gateway' })).toBe(methods);
  expect(shownMethods(methods.slice(0, 5), { all: false, chosen: 'kbzpay' })).toHaveLength(5);
});

test('WALLET-002 what is credited at once comes before transfers by hand, each kind as the operator has put it', () => {
  const typed = (
    [
      ['kbzpay', 'MANUAL'],
      ['usdt', 'CRYPTO'],
      ['mmqr', 'QR'],
      ['card', 'CARD'],
      ['gateway', 'REDIRECT'],
      ['kbz_bank', 'MANUAL'],
      ['wave_qr', 'QR'],
    ] as const
  ).map(([id, type]) => ({ id, type }) as Method);
  expect(ids(instantFirst(typed))).toEqual([
    'mmqr',
    'wave_qr',
    'gateway',
    'card',
    'usdt',
    'kbzpay',
    'kbz_bank',
  ]);
});
