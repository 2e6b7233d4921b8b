import { expect, test } from 'vitest';
import { playPath } from './play-path.ts';

const game = { vassalage: 'PADAUK', gameCode: 'bagan', gameType: 'RNG', isGame: 'GAME' };

test.each([
  [{ ...game, gameType: 'LOTT' }],
  [{ ...game, gameType: 'ELOTT' }],
  ...['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'].map((vassalage) => [{ ...game, vassalage }]),
])('GAMES-020 GAMES-047 %o opens the screen of the lotteries', (played) => {
  expect(playPath(played)).toBe(`/lottery?gameCode=bagan&vendor=${played.vassalage}&playType=`);
});

test.each([
  [{ vassalage: 'HINTHASPORTS', gameCode: 'FOOTBALL', gameType: 'SPORTS', isGame: 'LOBBY' }, '/sports'],
  [{ vassalage: 'TF', gameCode: 'ESPORTS_MATCH', gameType: 'ESPORTS', isGame: 'LOBBY' }, '/esports'],
])('SPORTS-001 SPORTS-002 %o opens the operator’s own sportsbook', (played, path) => {
  expect(playPath(played)).toBe(path);
});

test('GAMES-025 GAMES-048 any other game opens in the launch frame, told by what the launch needs', () => {
  expect(playPath(game)).toBe('/seamless?vendor=PADAUK&gameCode=bagan&gameType=RNG&isGame=GAME');
});

test('an arena opens on its own screen', () => {
  expect(playPath({ ...game, vassalage: 'SABONG', gameCode: 'MANDALAY' })).toBe('/sv3?arena=MANDALAY');
});
