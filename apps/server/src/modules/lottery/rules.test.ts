import { expect, test } from 'vitest';
import { LOTTERY_GAMES } from './games.ts';
import { planNumeros } from './numeros/plan-numeros.ts';
import { movedTo, timeOf } from './rules.ts';

test('a draw on the day in its code was moved nowhere, whatever day it is where it is read', () => {
  for (const game of LOTTERY_GAMES)
    for (const numero of planNumeros(game, '2026-12-01')) expect(movedTo(game, numero)).toBeNull();
});

test('a draw that is held on another day says which, by the clock of its zone', () => {
  for (const game of LOTTERY_GAMES.filter(({ schedule }) => schedule.kind === 'days')) {
    const days = new Map([[`${game.code} 2026-12-01`, '2026-12-03']]);
    for (const numero of planNumeros(game, '2026-12-01', { off: new Set(), days, times: [] }))
      expect(movedTo(game, numero)).toBe('2026-12-03');
  }
});

test('of a few draws a day each has its time in the zone of the draw, others have none', () => {
  const timesOf = (code: string) =>
    LOTTERY_GAMES.filter((game) => game.code === code).flatMap((game) =>
      planNumeros(game, '2026-12-01').map((numero) => timeOf(game, numero)),
    );
  expect(timesOf('MM2D')).toEqual(['12:01', '16:30']);
  expect(timesOf('TH_GLO')).toEqual([undefined]);
  expect(new Set(timesOf('E_SSC'))).toEqual(new Set([undefined]));
});
