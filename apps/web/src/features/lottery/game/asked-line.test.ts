import { LOTTERY_RULES } from '@hintha/lottery';
import { expect, test } from 'vitest';
import { askedLineOf } from './asked-line.ts';

const LINE = '0c6f4f2a-5a0a-4c51-8a3e-0d6b2f1f6a11';
const limits = {
  baseUnit: '100.00',
  leastOrder: '100.00',
  mostPayout: '100000000.00',
  mostPayoutInNumero: '200000000.00',
  mostBets: 100,
};

const askedOf = (address: string, code = 'MM2D', playTypes: string[] = ['2D', '3D']) => {
  const rules = LOTTERY_RULES.get(code);
  if (rules === undefined) throw new Error(code);
  return askedLineOf(new URLSearchParams(address), rules, { limits, playTypes });
};

test('a bet that the address brings along is one of the lottery', () => {
  expect(askedOf(`playType=2D&issue=20261126-01&numbers=36&amount=1000&line=${LINE}`)).toEqual({
    line: { id: LINE, playType: '2D', numbers: '36', unitStake: '1000.00' },
    issue: '20261126-01',
    amount: '1000',
  });
  expect(askedOf(`playType=3D&numbers=036&amount=500&line=${LINE}`, 'MM3D')).toMatchObject({
    line: { numbers: '036' },
    issue: null,
  });
});

test.each([
  'playType=2D&numbers=36&amount=1000',
  `playType=2D&numbers=366&amount=1000&line=${LINE}`,
  `playType=2D&numbers=36&amount=0&line=${LINE}`,
  `playType=2D&numbers=36&amount=10.5&line=${LINE}`,
  `playType=3D&numbers=366&amount=1000&line=${LINE}`,
  `playType=2D&amount=1000&line=${LINE}`,
])('%s brings no bet of Myanmar 2D', (address) => {
  expect(askedOf(address)).toBeUndefined();
});

test('a play that is not open brings none', () => {
  expect(askedOf(`playType=2D&numbers=36&amount=1000&line=${LINE}`, 'MM2D', [])).toBeUndefined();
});
