import { expect, test } from 'vitest';
import type { IndexedGame } from '../types.ts';
import { markHot } from './mark-hot.ts';

type Changed = Partial<Pick<IndexedGame, 'vendor' | 'category' | 'hot' | 'hotPosition' | 'played'>>;

const game = (code: string, changed: Changed = {}): IndexedGame =>
  ({
    code,
    vendor: 'INLE',
    category: 'RNG',
    hot: false,
    hotPosition: null,
    played: 0,
    ...changed,
  }) as IndexedGame;
const gamesOf = (count: number, changed: (place: number) => Changed = () => ({})) =>
  Array.from({ length: count }, (_, place) => game(`g${place}`, changed(place)));
const hotOf = (games: readonly IndexedGame[], percent = 10) =>
  markHot(games, percent)
    .filter(({ hot }) => hot)
    .map(({ code }) => code);

test('GAMES-012 at most a tenth of a shelf is hot, what is played most first', () => {
  const games = gamesOf(39, (place) => ({ played: place }));
  expect(hotOf(games)).toEqual(['g38', 'g37', 'g36']);
  expect(hotOf(games, 5)).toEqual(['g38']);
  expect(hotOf(games, 0)).toEqual([]);
});

test('a shelf of fewer than ten has one, and one that is not played none', () => {
  expect(hotOf(gamesOf(4, (place) => ({ played: place })))).toEqual(['g3']);
  expect(hotOf(gamesOf(40))).toEqual([]);
});

test('a share counts for each vendor as for the area, so that one vendor is not hot all over', () => {
  const popular = gamesOf(10, () => ({ played: 9 }));
  const others = gamesOf(90, () => ({ vendor: 'PADAUK', played: 1 })).map((one) => ({
    ...one,
    code: `p-${one.code}`,
  }));
  const hot = hotOf([...popular, ...others]);
  expect(hot).toHaveLength(10);
  expect(hot.filter((code) => !code.startsWith('p-'))).toEqual(['g0']);
});

test('a name that staff puts among the hot games is none that is not played, and comes first if it is', () => {
  const games = gamesOf(30, (place) => ({ played: place < 20 ? place : 0 }));
  const named = (code: string, hotPosition: number | null) =>
    games.map((one) => (one.code === code ? { ...one, hot: true, hotPosition } : one));
  expect(hotOf(named('g25', 1))).toEqual(['g19', 'g18', 'g17']);
  expect(hotOf(named('g3', 1))).toEqual(['g3', 'g19', 'g18']);
  // What a vendor calls hot is no word of the operator.
  expect(hotOf(named('g3', null))).toEqual(['g19', 'g18', 'g17']);
});

test('while nothing of an area is played, what is called hot stands in, within the share', () => {
  const named = gamesOf(30, () => ({ hot: true }));
  const lotteries = gamesOf(2, (place) => ({ category: 'LOTT', played: place }));
  expect(hotOf([...named, ...lotteries])).toEqual(['g0', 'g1', 'g2', 'g1']);
});

test('the hot games stand before the others, which keep their order', () => {
  const games = gamesOf(12, (place) => ({ played: place === 7 ? 1 : 0 }));
  const codes = markHot(games, 10).map(({ code }) => code);
  expect(codes).toEqual(['g7', ...games.filter((_, place) => place !== 7).map(({ code }) => code)]);
});
