import { expect, test } from 'vitest';
import type { GameMenu } from '../game-menus.ts';
import type { Game } from '../game/play.ts';
import { fillCarousels } from './fill-carousels.ts';
import { planCarousels } from './plan-carousels.ts';

const vendorOf = (vendor: string, changed: Partial<GameMenu['vendors'][number]> = {}) => ({
  vendor,
  name: vendor,
  emblem: '',
  games: 9,
  maintenance: false,
  opensSoon: false,
  ...changed,
});
const DECLARED = { returns: ['94', '96'], volatilities: [], features: ['free_spins', 'wilds'] } as const;
const menuOf = (vendors: GameMenu['vendors'], filters: object = DECLARED) =>
  ({ vendors, filters }) as Pick<GameMenu, 'vendors' | 'filters'>;
const plan = (menu: ReturnType<typeof menuOf>, without?: string) =>
  planCarousels(menu, { withRecent: true, without });
const game = (nodeId: number, changed: Partial<Game> = {}): Game =>
  ({ nodeId, available: true, isNew: false, ...changed }) as Game;
const games = (from: number, to: number, changed: Partial<Game> = {}) =>
  Array.from({ length: to - from }, (_, place) => game(from + place, changed));

test('a row is planned for what the menu of the area can hold, each with the address of its list', () => {
  const menu = menuOf([
    vendorOf('SOON', { opensSoon: true }),
    vendorOf('FEW', { games: 3 }),
    vendorOf('REST', { maintenance: true }),
    vendorOf('INLE'),
    vendorOf('POPA'),
  ]);
  expect(plan(menu).map(({ to }) => to)).toEqual([
    '/rng?page=recent&type=recent',
    '/rng?page=all&sortBy=newest',
    '/rng?type=vassalage&vassalage=INLE',
    '/rng?page=all&features=free_spins',
    '/rng?page=all&minReturn=96',
  ]);
  expect(plan(menu, 'INLE').map(({ of }) => of)).toContain('POPA');
  expect(planCarousels(menu, { withRecent: false }).map(({ kind }) => kind)).not.toContain('recent');
});

test('where vendors tell nothing there is no row by what they tell', () => {
  const silent = menuOf([vendorOf('FEW', { games: 3 })], { returns: [], volatilities: [], features: [] });
  expect(plan(silent).map(({ kind }) => kind)).toEqual(['recent', 'fresh']);
  expect(planCarousels(undefined, { withRecent: true })).toEqual([]);
});

test('a row of fewer than four games is not drawn, and what cannot be played is in none', () => {
  const carousels = plan(menuOf([vendorOf('INLE')]));
  const kinds = (found: readonly (readonly Game[])[]) =>
    fillCarousels(carousels, found).map(({ carousel }) => carousel.kind);
  expect(kinds([games(1, 4), [], [], [], []])).toEqual([]);
  expect(kinds([games(1, 5), [], [], [], []])).toEqual(['recent']);
  expect(kinds([games(1, 5, { available: false }), [], [], [], []])).toEqual([]);
  // The newest games are new only so long.
  expect(kinds([[], games(1, 9), [], [], []])).toEqual([]);
  expect(kinds([[], games(1, 9, { isNew: true }), [], [], []])).toEqual(['fresh']);
});

test('a game that stands in a row does not stand again below it but for a studio of few, and a row has at most twelve', () => {
  const carousels = plan(menuOf([vendorOf('INLE')]));
  const all = games(1, 40);
  const rows = fillCarousels(carousels, [all, games(1, 9, { isNew: true }), games(1, 5), all, all]).map(
    (row) => row.games.map(({ nodeId }) => nodeId),
  );
  expect(rows.map((row) => [row[0], row.length])).toEqual([
    [1, 12],
    [1, 8],
    [1, 4],
    [9, 12],
    [21, 12],
  ]);
});
