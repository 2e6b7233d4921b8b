import { expect, test } from 'vitest';
import { baganTemple } from './bagan-temple.ts';
import { addRatios, ratio, toPpm } from '@hintha/games-kit';
import { returnToPlayer } from './return-to-player.ts';

const exact = returnToPlayer(baganTemple);

test('Bagan Temple returns 96.0046 %', () => {
  expect(toPpm(exact.total)).toBe(960_046);
  // The certified fraction, 250484064993253 ÷ 260908332875776.
  expect(exact.total.numerator * 260_908_332_875_776n).toBe(exact.total.denominator * 250_484_064_993_253n);
});

test('the paid spin returns 77.6434 %: lines 75.9037 % and scatters 1.7397 %', () => {
  expect(toPpm(exact.lines)).toBe(759_037);
  expect(toPpm(exact.scatters)).toBe(17_397);
  expect(toPpm(addRatios(exact.lines, exact.scatters))).toBe(776_434);
});

test('the free spins return 18.3612 %', () => {
  expect(toPpm(exact.feature)).toBe(183_612);
});

test('a spin awards 0.0730674 free spins', () => {
  const { numerator, denominator } = exact.freeSpinsPerSpin;
  expect(Number(numerator) / Number(denominator)).toBeCloseTo(0.073_067_4, 7);
});

test('a game without free spins returns what its paid spin does', () => {
  const { lines, scatters, feature, total } = returnToPlayer({ ...baganTemple, freeSpins: {} });
  expect(toPpm(feature)).toBe(0);
  expect(toPpm(total)).toBe(toPpm(addRatios(lines, scatters)));
});

test('millionths are rounded to the nearest', () => {
  expect([ratio(1n, 3n), ratio(2n, 3n), ratio(1n, 2_000_000n), ratio(1n, 1n)].map(toPpm)).toEqual([
    333_333, 666_667, 1, 1_000_000,
  ]);
});
