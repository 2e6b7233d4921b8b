import type { catalogue } from '@hintha/contract';
import { expect, test } from 'vitest';
import {
  countRows,
  givenAccount,
  givenNoDemoAccounts,
  givenOwnChannels,
  givenOwnKey,
  givenStaff,
  givenVendorAddress,
  readStored,
  readVendorAddress,
} from '../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../tools/test-database.ts';
import { testContext } from '../../../../tools/test-context.ts';
import { sportsModule } from '../modules/sports/module.ts';
import { proveLedger } from '../modules/wallet/index.ts';
import { assertNoDemoWorld, seedDemoWorld } from './index.ts';

const db = testDatabase();
const world = (name: string) => testContext(db, { DEMO_WORLD: name }).ctx;

/** What the operator may have made its own of a demo world. */
const OWN = [
  'vendors_integration',
  'payments_channel',
  'payments_receiver',
  'identity_account',
  'staff_account',
];

const readOwn = async (): Promise<string[][]> =>
  (await Promise.all(OWN.map((table) => readStored(db, table)))).map((rows) => rows.toSorted());

const count = (table: string): Promise<number> => countRows(db, table);

test('the demo world is made once, and the full one adds members to the small one', async () => {
  await seedDemoWorld(world('none'));
  expect(await count('identity_account')).toBe(0);
  await seedDemoWorld(world('small'));
  const small = { members: await count('identity_account'), notices: await count('content_piece') };
  expect([await count('payments_channel'), await count('payments_receiver')]).toEqual([14, 22]);
  expect(small.members).toBeGreaterThan(0);
  await seedDemoWorld(world('small'));
  await seedDemoWorld(world('full'));
  await seedDemoWorld(world('full'));
  expect(await count('identity_account')).toBe(small.members + 500);
  expect(await count('content_piece')).toBe(small.notices);
  expect(await count('payments_receiver')).toBe(22);
  expect(await count('raffles_raffle')).toBe(1);
  expect(await count('missions_mission')).toBe(6);
  expect(await count('missions_prize')).toBe(6);
  expect(await proveLedger(db)).toEqual([]);
});

test('what was changed since the demo world was made stays when it is made again', async () => {
  await seedDemoWorld(world('small'));
  await givenVendorAddress(db, 'https://games.example');
  await givenOwnChannels(db);
  await givenAccount(db, 'demo', { password: 'own password' });
  await givenStaff(db, { name: 'Mya', roles: [], password: 'own password', at: new Date() });
  for (const code of ['STUDIO', 'CONFORMANCE']) await givenOwnKey(db, code, `own ${code}`);
  const before = await readOwn();
  const others = {
    STUDIO_KEY: 'k1',
    CONFORMANCE_KEY: 'k2',
    CASHIER_KEY: 'k3',
    STUDIO_URL: 'http://127.0.0.1:1',
  };
  await seedDemoWorld(testContext(db, { DEMO_WORLD: 'small', ...others }).ctx);
  await seedDemoWorld(world('small'));
  expect(await readOwn()).toEqual(before);
});

test('a program of the demo that moved is found again while its key is the one it had', async () => {
  await givenOwnKey(db, 'STUDIO', 'hintha-studio-demo-key');
  await seedDemoWorld(testContext(db, { DEMO_WORLD: 'small', STUDIO_URL: 'http://127.0.0.1:2' }).ctx);
  expect(await readVendorAddress(db, 'STUDIO')).toBe('http://127.0.0.1:2');
});

test('production does not start over a database that holds a demo world', async () => {
  const production = { NODE_ENV: 'production', FACTOR_KEY: 'of our own', PASSWORD_MEMORY_KIB: '19456' };
  const { ctx } = testContext(db, production);
  await expect(assertNoDemoWorld(ctx)).rejects.toThrow('holds a demo world');
  await givenNoDemoAccounts(db);
  await expect(assertNoDemoWorld(ctx)).resolves.toBeUndefined();
});

test('SPORTS-006 the esports providers are TF, the operator’s own book, and IA, which opens soon', async () => {
  const { ctx, call } = testContext(db, { DEMO_WORLD: 'small' });
  await seedDemoWorld(ctx);
  await sportsModule.start?.(ctx);
  const { body } = await call('GET', '/lgw/games/game_menus');
  const menus = body.value as catalogue.GameMenuView[];
  const esports = menus.find(({ gameCategory }) => gameCategory === 'ESPORTS');
  expect(esports?.vendors.map(({ vendor, opensSoon }) => [vendor, opensSoon])).toEqual([
    ['TF', false],
    ['IA', true],
  ]);
});
