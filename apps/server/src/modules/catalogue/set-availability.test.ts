import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { listedGame } from '../../../../../tools/test/play.ts';
import { announceVendor, putGames } from './put-games.ts';

const db = testDatabase();
const site = testContext(db);
const office = testConsole(site.ctx);
let trader: Colleague;
let supporter: Colleague;

beforeAll(async () => {
  trader = await office.hire('trader', 'trading');
  supporter = await office.hire('supporter', 'support');
  await transaction(db, async (tx) => {
    await putGames(tx, 'MAKER', [
      listedGame('first', {
        vendor: 'OPEN',
        vendorName: 'Open',
        names: { en: 'First' },
        title: 'First',
        hot: true,
      }),
    ]);
    await announceVendor(tx, {
      code: 'COMING',
      integration: 'MAKER',
      name: 'Coming',
      category: 'LIVE',
      emblem: 'wheel',
      position: 0,
    });
  });
});

interface Menus {
  gameCategory: string;
  vendors: { vendor: string; games: number; maintenance: boolean; opensSoon: boolean }[];
}

const menus = async (): Promise<Menus[]> => (await site.call('GET', '/lgw/games/game_menus')).body.value;

const isAvailable = async (): Promise<boolean | undefined> => {
  const { body } = await site.call('GET', '/lgw/games/list');
  const { games } = body.value as { games: { available: boolean }[] };
  return games[0]?.available;
};

const setVendorAvailability = (token: string, code: string, maintenance: boolean) =>
  office.call('PUT', `/console/vendors/${code}`, {
    token,
    body: { maintenance, reason: 'asked by the vendor' },
  });

test('SHELL-039 an announced vendor has its area in the menus, with no games and the word that it opens soon', async () => {
  expect(await menus()).toMatchObject([
    { gameCategory: 'LIVE', vendors: [{ vendor: 'COMING', games: 0, opensSoon: true }] },
    { gameCategory: 'RNG', vendors: [{ vendor: 'OPEN', games: 1, opensSoon: false }] },
  ]);
  expect((await site.call('GET', '/lgw/games/types')).body.value).toEqual(['LIVE', 'RNG']);
});

test('an announced vendor cannot be taken over by another integration', async () => {
  const theft = { code: 'COMING', integration: 'THIEF', name: 'Stolen', emblem: 'wheel', position: 0 };
  await expect(transaction(db, (tx) => announceVendor(tx, { ...theft, category: 'LIVE' }))).rejects.toThrow(
    'belongs to another integration',
  );
});

test('a vendor is put to rest and opened again, seen within a second, and by whom is shown', async () => {
  expect(await isAvailable()).toBe(true);
  expect((await setVendorAvailability(trader.token, 'OPEN', true)).body.code).toBe('ok');
  site.clock.advance(1_001);
  // The list before is shown while the new one is read.
  await isAvailable();
  await expect.poll(isAvailable).toBe(false);
  expect((await menus()).at(-1)?.vendors[0]).toMatchObject({ maintenance: true });
  const { body } = await office.call('GET', '/console/vendors', { token: supporter.token });
  expect(body.value).toMatchObject([
    { code: 'COMING', games: 0, changed: null },
    { code: 'OPEN', games: 1, maintenance: true, changed: { by: 'trader', reason: 'asked by the vendor' } },
  ]);
  await setVendorAvailability(trader.token, 'OPEN', false);
  site.clock.advance(1_001);
  await isAvailable();
  await expect.poll(isAvailable).toBe(true);
});

test('support looks on, and nobody switches a vendor that is none', async () => {
  expect((await setVendorAvailability(supporter.token, 'OPEN', true)).body.code).toBe('role_needed');
  expect((await setVendorAvailability(trader.token, 'NOBODY', true)).body.code).toBe('not_found');
});
