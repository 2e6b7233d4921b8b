import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('the cashier, which stands for a provider, does not start in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production', CASHIER_KEY: 'of our own' })).toThrow('Refused to start');
  expect(readConfig({ CASHIER_KEY: 'of our own' }).key).toBe('of our own');
});
