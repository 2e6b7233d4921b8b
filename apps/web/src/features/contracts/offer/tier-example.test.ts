import { expect, test } from 'vitest';
import { exampleOf } from './tier-example.ts';

const tier = (minVolume: string, rate: string) => ({ minVolume, minActive: '0', rate });

test('a step says what it comes to where it begins, rounded down as it is paid', () => {
  const steps = [tier('0', '0.5'), tier('4999999.99', '0.8')];
  expect(exampleOf(steps, 0, 'DAILY')).toEqual({ volume: '100000.00', amount: '500.00' });
  expect(exampleOf(steps, 1, 'DAILY')).toEqual({ volume: '4999999.99', amount: '39999.99' });
});

test('nothing is said of a step without a rate, of one that the next has overtaken, and in real time', () => {
  expect(exampleOf([tier('0', '')], 0, 'DAILY')).toBeNull();
  expect(exampleOf([tier('0', '0.5'), tier('50000', '0.8')], 0, 'DAILY')).toBeNull();
  expect(exampleOf([tier('0', '0.5')], 0, 'REALTIME')).toBeNull();
});
