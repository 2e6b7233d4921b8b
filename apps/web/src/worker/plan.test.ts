import { expect, test } from 'vitest';
import { planOf } from './plan.ts';

const ORIGIN = 'https://hintha.test';
const plan = (path: string, called: Partial<Parameters<typeof planOf>[0]> = {}) =>
  planOf({ method: 'GET', url: new URL(path, ORIGIN).href, mode: 'cors', signed: false, ...called }, ORIGIN);

test.each([
  ['/', 'page', { mode: 'navigate' }],
  ['/rng?page=all', 'page', { mode: 'navigate' }],
  ['/assets/shell-a1b2.js', 'file', {}],
  ['/art/cover/PADAUK/bagan-temple.svg', 'picture', {}],
  ['/lgw/games/list?gameType=RNG', 'list', {}],
  ['/lgw/games/game_menus', 'list', {}],
  ['/lgw/games/hot', 'list', {}],
  ['/lgw/games/popular', 'list', {}],
] as const)('%s is handled as a %s', (path, wanted, called) => {
  expect(plan(path, called)).toBe(wanted);
});

test.each([
  ['/wps/v2/wallets/merchant', {}],
  ['/wps/deposits', { method: 'POST' }],
  ['/lgw/games/list', { method: 'POST' }],
  ['/lgw/games/list', { signed: true }],
  ['/lgw/games/favourites', {}],
  ['/wps/system/status', { mode: 'navigate' }],
  ['/openapi.json', { mode: 'navigate' }],
  ['https://elsewhere.test/assets/x.js', {}],
] as const)('%s with %o goes to the server alone', (path, called) => {
  expect(plan(path, called)).toBe('server');
});
