import { catalogue } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import { beforeEach, beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { readAudit } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { listedGame } from '../../../../../../tools/test/play.ts';
import { putGames } from '../put-games.ts';
import { setConnected } from './lobby-store.ts';
import { updatePlayed as notePlayed } from './play-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const office = testConsole(site.ctx);
let editor: Colleague;
let supporter: Colleague;

const game = (vendor: string, code: string, category = 'RNG') =>
  listedGame(code, {
    vendor,
    vendorName: vendor.toLowerCase(),
    category,
    names: { en: `The ${code}`, my: `${code} မြန်မာ` },
  });

const GAMES = [
  game('ALPHA', 'lion'),
  game('BETA', 'tiger'),
  game('GAMMA', 'crane'),
  game('DELTA', 'carp', 'FISH'),
];

beforeAll(async () => {
  editor = await office.hire('editor', 'content');
  supporter = await office.hire('supporter', 'support');
  await transaction(db, (tx) => putGames(tx, 'MAKER', GAMES));
});

interface LobbyMenu {
  category: string;
  shown: boolean;
  vendors: { code: string; shown: boolean }[];
  hot: { id: number; code: string }[];
}

const lobby = async (): Promise<LobbyMenu[]> =>
  (await office.call('GET', '/console/lobby', { token: supporter.token })).body.value['menus'];
const menuOf = async (category: string) => (await lobby()).find((menu) => menu.category === category);

const put = async (path: string, body: object, who = editor): Promise<string> => {
  const asked = { token: who.token, body: { reason: 'for the new year', ...body } };
  return (await office.call('PUT', `/console/lobby/menus${path}`, asked)).body.code;
};
const order = (...codes: string[]) =>
  put('/RNG/vendors', { vendors: codes.map((code) => ({ code, shown: true })) });

/** What visitors see once the change is a second old. */
const seen = async (path: string): Promise<never> => {
  site.clock.advance(1_001);
  await site.call('GET', path);
  return (await site.call('GET', path)).body.value;
};
const menus = async () =>
  ((await seen('/lgw/games/game_menus')) as { gameCategory: string; vendors: { vendor: string }[] }[]).map(
    ({ gameCategory, vendors }) => [gameCategory, ...vendors.map(({ vendor }) => vendor)].join(' '),
  );
const hot = async () =>
  ((await seen('/lgw/games/hot')) as { list: { gameCode: string }[] }).list.map(({ gameCode }) => gameCode);

const findGames = async (name: string) => {
  const path = `/console/lobby/menus/RNG/games?name=${encodeURIComponent(name)}`;
  const { body } = await office.call('GET', path, { token: editor.token });
  return body.value as { id: number; code: string }[];
};

beforeEach(async () => {
  await order('ALPHA', 'BETA', 'GAMMA');
  await put('', { menus: [] });
  await put('/RNG/hot', { games: [] });
});

test('vendors stand in their menu as staff put them, and one that is not named keeps behind them', async () => {
  await order('GAMMA', 'ALPHA');
  await expect.poll(menus).toEqual(['RNG GAMMA ALPHA BETA', 'FISH DELTA']);
  expect((await menuOf('RNG'))?.vendors.map(({ code }) => code)).toEqual(['GAMMA', 'ALPHA', 'BETA']);
  await transaction(db, (tx) => putGames(tx, 'MAKER', [...GAMES, game('AAA', 'ant')]));
  await expect.poll(menus).toEqual(['RNG GAMMA ALPHA BETA AAA', 'FISH DELTA']);
  await transaction(db, (tx) => putGames(tx, 'MAKER', GAMES));
  expect(await order('DELTA')).toBe('not_found');
});

test('GAMES-007 vendors that staff has not placed stand by what is played, and a placed one before them', async () => {
  const played = (...counts: [gameId: string, rounds: bigint][]) =>
    transaction(db, (tx) =>
      notePlayed(
        tx,
        counts.map(([gameId, rounds]) => ({ source: 'MAKER', gameId, rounds })),
      ),
    );
  await order();
  await played(['tiger', 2n], ['crane', 7n]);
  await expect.poll(menus).toEqual(['RNG GAMMA BETA ALPHA', 'FISH DELTA']);
  const seenByStaff = (await menuOf('RNG'))?.vendors.map(({ code }) => code) ?? [];
  expect(seenByStaff.slice(0, 3)).toEqual(['GAMMA', 'BETA', 'ALPHA']);
  await order('ALPHA');
  await expect.poll(menus).toEqual(['RNG ALPHA GAMMA BETA', 'FISH DELTA']);
  await order();
  await played();
  await expect.poll(menus).toEqual(['RNG ALPHA BETA GAMMA', 'FISH DELTA']);
});

test('a vendor that is taken out of the lobby has no games there, and is still in reach of staff', async () => {
  await put('/RNG/vendors', { vendors: [{ code: 'BETA', shown: false }] });
  await expect.poll(menus).toEqual(['RNG ALPHA GAMMA', 'FISH DELTA']);
  const { games } = (await seen('/lgw/games/list')) as { games: { gameCode: string }[] };
  expect(games.map(({ gameCode }) => gameCode)).toEqual(['lion', 'crane']);
  const known = (await menuOf('RNG'))?.vendors.find(({ code }) => code === 'BETA');
  expect(known).toMatchObject({ shown: false, connected: true, maintenance: false });
});

test('a vendor whose integration is switched off is not seen', async () => {
  await transaction(db, (tx) => setConnected(tx, 'MAKER', false));
  await expect.poll(menus).toEqual([]);
  await transaction(db, (tx) => setConnected(tx, 'MAKER', true));
  await expect.poll(menus).toEqual(['RNG ALPHA BETA GAMMA', 'FISH DELTA']);
});

test('menus stand in the order of staff, and one that is hidden takes its games along', async () => {
  await put('', { menus: [{ category: 'FISH', shown: true }] });
  await expect.poll(menus).toEqual(['FISH DELTA', 'RNG ALPHA BETA GAMMA']);
  await put('', { menus: [{ category: 'RNG', shown: false }] });
  await expect.poll(menus).toEqual(['FISH DELTA']);
  expect(((await seen('/lgw/games/list')) as { total: number }).total).toBe(0);
  expect((await lobby()).map(({ category }) => category)).toHaveLength(catalogue.CATEGORIES.length);
  await put('', { menus: [{ category: 'RNG', shown: true }] });
});

test('hot games stand in the order of staff, found by any of their names, and a sync leaves them', async () => {
  const ids: number[] = [];
  for (const name of ['The crane', 'LION', 'tiger မြန်']) ids.push((await findGames(name))[0]?.id ?? 0);
  expect(await findGames('carp')).toEqual([]);
  expect(await findGames("%_'")).toEqual([]);
  // Of a few games only one could be hot.
  const others = ['ALPHA', 'BETA', 'GAMMA'].flatMap((vendor) =>
    Array.from({ length: 9 }, (_, place) => game(vendor, `other-${vendor}-${place}`)),
  );
  const all = [...GAMES, ...others];
  await transaction(db, (tx) => putGames(tx, 'MAKER', all));
  await put('/RNG/hot', { games: ids });
  await expect.poll(hot).toEqual(['crane', 'lion', 'tiger']);
  await put('/RNG/hot', { games: ids.slice(0, 2).toReversed() });
  await transaction(db, (tx) => putGames(tx, 'MAKER', all));
  await expect.poll(hot).toEqual(['lion', 'crane']);
  expect(await put('/FISH/hot', { games: ids.slice(0, 1) })).toBe('not_found');
});

test('support looks on, and every order stands in the audit', async () => {
  expect(await put('/RNG/hot', { games: [] }, supporter)).toBe('role_needed');
  const entry = { action: 'lobby.hot', actor: 'editor', reason: 'for the new year' };
  expect((await readAudit(db, { subject: 'lobby' })).at(-1)).toMatchObject(entry);
});
