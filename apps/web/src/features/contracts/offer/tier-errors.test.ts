import { expect, test } from 'vitest';
import { findTierErrors } from './tier-errors.ts';

const tier = (minVolume: string, minActive: string, rate: string) => ({ minVolume, minActive, rate });

test('AGENT-025 no step goes above the rate that the payer has itself', () => {
  const steps = [tier('0', '0', '39.99'), tier('100000', '2', '40.01')];
  expect(findTierErrors(steps, 'DIVIDEND', '40.00')).toEqual([{}, { rate: 'rateTooHigh' }]);
});

test.each(['', '.', '0', '0.00', '1.234', '1000'])('%o is no rate', (rate) => {
  expect(findTierErrors([tier('0', '0', rate)], 'DAILY', '1.20')).toEqual([{ rate: 'noRate' }]);
});

test('every step asks for more than the one before, and brings more', () => {
  const first = tier('100000', '2', '0.50');
  const of = (second: ReturnType<typeof tier>) => findTierErrors([first, second], 'DAILY', '1.20')[1];
  expect(of(tier('100000', '3', '0.60'))).toEqual({});
  expect(of(tier('99999.99', '3', '0.60'))).toEqual({ volume: 'volumeFalls' });
  expect(of(tier('200000', '1', '0.60'))).toEqual({ active: 'activeFalls' });
  expect(of(tier('100000.00', '2', '0.60'))).toEqual({ volume: 'sameStep' });
  expect(of(tier('200000', '2', '0.5'))).toEqual({ rate: 'rateRisesNot' });
});

test('active members are not counted in real time, and so make no step', () => {
  const steps = [tier('', '0', '0.10'), tier('0', '5', '0.20')];
  expect(findTierErrors(steps, 'REALTIME', '0.90')[1]).toEqual({ volume: 'sameStep' });
});
