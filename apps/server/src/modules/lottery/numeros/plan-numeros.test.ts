import { LOTTERY_RULES } from '@hintha/lottery';
import { expect, test } from 'vitest';
import { LOTTERY_GAMES, lotteryGame } from '../games.ts';
import type { LotteryGame } from '../types.ts';
import { planNumeros } from './plan-numeros.ts';

const gameOf = (code: string): LotteryGame => {
  const game = lotteryGame(code);
  if (game === undefined) throw new Error(code);
  return game;
};

const plan = (code: string, day: string) =>
  planNumeros(gameOf(code), day).map(({ code: numero, opensAt, locksAt, drawsAt }) => [
    numero,
    ...[opensAt, locksAt, drawsAt].map((at) => at.toISOString().replace('.000Z', '')),
  ]);

test('2D of Myanmar is drawn at noon and in the afternoon of trading days, and open from the day before', () => {
  expect(plan('MM2D', '2026-11-25')).toEqual([
    ['20261125-01', '2026-11-23T17:30:00', '2026-11-25T05:23:00', '2026-11-25T05:31:00'],
    ['20261125-02', '2026-11-23T17:30:00', '2026-11-25T09:23:00', '2026-11-25T10:00:00'],
  ]);
  expect(plan('MM2D', '2026-11-28')).toEqual([]);
});

test('3D of Myanmar is drawn twice a month, and open from the draw before', () => {
  expect(plan('MM3D', '2026-12-01')).toEqual([
    ['20261201', '2026-11-15T17:30:00', '2026-12-01T07:00:00', '2026-12-01T07:30:00'],
  ]);
  expect(plan('MM3D', '2026-12-02')).toEqual([]);
});

test('a game of every minute has 1,440 numeros a day, each open from when the one before it locks', () => {
  const numeros = planNumeros(gameOf('SSC_1M'), '2026-11-25');
  expect(numeros).toHaveLength(1440);
  expect(plan('SSC_1M', '2026-11-25')[0]).toEqual([
    '20261125-0001',
    '2026-11-24T17:29:55',
    '2026-11-24T17:30:55',
    '2026-11-24T17:31:00',
  ]);
  const [next] = planNumeros(gameOf('SSC_1M'), '2026-11-26');
  const all = [...numeros, next];
  for (const [at, numero] of numeros.entries()) expect(all[at + 1]?.opensAt).toEqual(numero.locksAt);
});

test('from the day on that it is given another interval a game has other numeros, without a gap or two at once', () => {
  const game = gameOf('SSC_1M');
  const times = [
    {
      id: null,
      game: 'SSC_1M',
      fromDay: '2026-11-26',
      times: { kind: 'interval' as const, seconds: 90, lockSeconds: 10 },
    },
  ];
  const days = ['2026-11-25', '2026-11-26', '2026-11-27'];
  const numeros = days.flatMap((day) => planNumeros(game, day, { off: new Set(), days: new Map(), times }));
  expect(numeros).toHaveLength(1440 + 960 + 960);
  for (const [at, { locksAt, drawsAt }] of numeros.entries()) {
    const next = numeros[at + 1];
    if (next === undefined) continue;
    expect(next.opensAt).toEqual(locksAt);
    expect(next.drawsAt > drawsAt).toBe(true);
  }
});

test.each([
  ['E_SSC', 1920],
  ['E_VN', 1440],
  ['E_LHC', 720],
  ['LHC_5M', 288],
  ['E_3D_INSTANT', 0],
  ['FC3D', 1],
  ['VN_MB', 1],
])('%s has %i numeros a day', (code, count) => {
  expect(planNumeros(gameOf(code), '2026-11-25')).toHaveLength(count);
});

test('on every day of the week provinces of the south and of the centre draw, as the calendar has it', () => {
  const week = Array.from({ length: 7 }, (_, day) => `2026-11-${23 + day}`);
  const drawing = (region: string, day: string) =>
    LOTTERY_GAMES.filter(({ code }) => code.startsWith(`VN_${region}_`)).filter(
      (game) => planNumeros(game, day).length > 0,
    ).length;
  expect(week.map((day) => drawing('MN', day))).toEqual([3, 3, 3, 3, 3, 4, 3]);
  expect(week.map((day) => drawing('MT', day))).toEqual([2, 2, 2, 3, 2, 3, 3]);
});

test('every game is played by rules that there are, and locks before it draws', () => {
  for (const game of LOTTERY_GAMES) {
    expect(LOTTERY_RULES.has(game.rules)).toBe(true);
    for (const { opensAt, locksAt, drawsAt } of planNumeros(game, '2026-12-01')) {
      expect(opensAt < locksAt).toBe(true);
      expect(locksAt < drawsAt).toBe(true);
    }
  }
  expect(new Set(LOTTERY_GAMES.map(({ code }) => code)).size).toBe(LOTTERY_GAMES.length);
});
