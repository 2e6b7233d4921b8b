import { expect, test } from 'vitest';
import { fightOf } from '../../../../test/sabong.ts';
import { sumsOf, workOut } from './work-out.ts';

/** The first line of the table of the rule book, won by meron. */
const SETTLED = fightOf({
  state: 'SETTLED',
  isFinal: true,
  pools: {
    meron: { stake: '600000.00', bets: 3 },
    wala: { stake: '400000.00', bets: 2 },
    draw: { stake: '0.00', bets: 0 },
  },
  dividends: { meron: '1.5833', wala: '2.3750' },
  net: '950000.00',
  result: 'meron',
  settled: { paid: '949980.00', breakage: '20.00', at: 0 },
});

test('what was published of a fight is worked out again to the hundredth', () => {
  expect(workOut(SETTLED)).toBe(true);
  expect(sumsOf(SETTLED)).toEqual({ pool: 100_000_000n, kept: 5_000_000n });
});

test.each([
  ['a dividend', { dividends: { meron: '1.5834', wala: '2.3750' } }],
  ['what was shared out', { net: '950000.01' }],
  ['the plasada', { plasada: 6 }],
  ['what was left over', { settled: { paid: '949980.00', breakage: '19.99', at: 0 } }],
  ['what was paid', { settled: { paid: '940000.00', breakage: '10000.00', at: 0 } }],
] as const)('%s that is another one is found', (_what, change) => {
  expect(workOut({ ...SETTLED, ...change })).toBe(false);
});

test('a fight that has not opened cannot be worked out', () => {
  expect(workOut(fightOf({ plasada: null }))).toBe(false);
});
