import { expect, test } from 'vitest';
import { NO_CHANNEL, NO_RECEIVER, readTerms, readChannel } from './read-channel.ts';

const RECEIVER = { name: ' U Ba ', number: '09-111', dailyCap: '5,000,000' };
const DRAFT = { ...NO_CHANNEL, id: 'kbzpay', name: 'KBZPay' };

test('a channel by hand is read with its first receiver', () => {
  expect(readChannel(DRAFT, RECEIVER)).toEqual({
    id: 'kbzpay',
    type: 'MANUAL',
    name: 'KBZPay',
    min: '1000.00',
    max: '1000000.00',
    timeOutMinutes: 15,
    qrTemplate: null,
    provider: null,
    coin: null,
    receivers: [{ name: 'U Ba', number: '09-111', dailyCap: '5000000.00' }],
  });
});

test('a channel of a provider has its address and secret and no receiver', () => {
  const draft = {
    ...DRAFT,
    type: 'CRYPTO' as const,
    url: 'https://pay.example',
    secret: 'x'.repeat(16),
    rate: '4500',
  };
  expect(readChannel(draft, NO_RECEIVER)).toMatchObject({
    provider: { url: 'https://pay.example', secret: 'x'.repeat(16) },
    coin: { currency: 'USDT', rate: '4500.0000' },
    receivers: [],
  });
});

test.each([
  [{ id: 'KBZ Pay' }],
  [{ name: ' ' }],
  [{ min: '0' }],
  [{ minutes: '0' }],
  [{ type: 'QR' as const, qrTemplate: 'no place for it' }],
  [{ type: 'CARD' as const, url: 'pay.example', secret: 'x'.repeat(16) }],
  [{ type: 'CARD' as const, url: 'https://pay.example', secret: 'short' }],
])('%o is not read', (change) => {
  expect(readChannel({ ...DRAFT, ...change }, RECEIVER)).toBeUndefined();
});

test('a channel by hand is not read without a receiver', () => {
  expect(readChannel(DRAFT, NO_RECEIVER)).toBeUndefined();
});

test('limits and a fee are read as they go over the wire, and nothing else is', () => {
  const terms = { min: '500', max: '2,000', fee: '1.5' };
  expect(readTerms(terms)).toEqual({ min: '500.00', max: '2000.00', fee: '1.50' });
  expect(readTerms({ ...terms, max: '500' })).toMatchObject({ max: '500.00' });
  for (const wrong of [{ min: '0' }, { max: '499.99' }, { fee: '100' }, { fee: '-1' }, { fee: 'free' }])
    expect(readTerms({ ...terms, ...wrong })).toMatchObject({ [Object.keys(wrong)[0] ?? '']: undefined });
});
