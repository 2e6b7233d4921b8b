import { LANGUAGES } from '@hintha/contract';
import { loadLotteryMessages } from '@hintha/messages';
import { expect, test } from 'vitest';
import { openMember } from '../../../../../tools/payments/members.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { listGames } from './list-games.ts';
import { insertNumeros } from './numeros/numero-store.ts';
import { LOTTERY_GAMES } from './games.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { call, ctx } = site;

const MINUTE_MS = 60_000;

const open = async (game: string, code: string, minutesToLock: number) => {
  const locksAt = new Date(Date.now() + minutesToLock * MINUTE_MS);
  const opensAt = new Date(Date.now() - 10 * MINUTE_MS);
  const drawsAt = new Date(locksAt.getTime() + MINUTE_MS);
  await insertNumeros(db, [{ game, code, opensAt, locksAt, drawsAt }]);
};

test('LOTTERY-003 LOTTERY-004 LOTTERY-009 the menus have every lottery of the four vendors under the four prize modes', async () => {
  await open('MM2D', '20261201-01', 30);
  const { body } = await call('GET', '/lgw/lottery/menus?language=EN');
  const { menus } = body.value as {
    menus: { prizeMode: string; games: { gameCode: string; vendor: string }[] }[];
  };
  expect(menus.map(({ prizeMode }) => prizeMode)).toEqual(['SEA', 'Elott', 'ZY', 'Lott']);
  const games = menus.flatMap((menu) => menu.games);
  expect(games).toHaveLength(LOTTERY_GAMES.length);
  expect([...new Set(games.map(({ vendor }) => vendor))].toSorted()).toEqual([
    'ELOTT',
    'LOTT',
    'TCG_LOTTO_VN',
    'TCG_SEA',
  ]);
  expect(games[0]).toMatchObject({
    gameCode: 'MM2D',
    name: 'Myanmar 2D',
    image: 'LF',
    numero: { issue: '20261201-01' },
    last: null,
  });
  const only = await call('GET', '/lgw/lottery/menus?prizeMode=Elott');
  expect((only.body.value as { menus: unknown[] }).menus).toHaveLength(1);
});

test('LOTTERY-006 the menu of Vietnam has its lotteries with their plays', async () => {
  const { body } = await call('GET', '/lgw/vn/games/game_menu?prizeMode=SEA&device=WEB');
  const games = body.value as { gameCode: string; playTypes: string[] }[];
  expect(games.every(({ gameCode }) => gameCode.includes('VN'))).toBe(true);
  expect(games.find(({ gameCode }) => gameCode === 'VN_MB')?.playTypes).toContain('LO2');
});

test('LOTTERY-007 the lobby of a lottery has what a bet needs, for members alone', async () => {
  await open('MM3D', '20261202', 30);
  const address =
    '/lgw/lottery/lobby?lottoArea=VN&launchMode=LOTT&prizeMode=SEA&gameCode=MM3D&view=betting&device=WEB&backUrl=%2F&language=EN';
  expect((await call('GET', address)).status).toBe(401);
  const member = await openMember(site);
  const { body } = await call('GET', address, { token: member.token });
  expect(body.value).toMatchObject({
    game: { gameCode: 'MM3D', isFirstParty: false },
    numero: { issue: '20261202' },
    ahead: [],
    last: null,
    playTypes: ['3D'],
    modes: { least: 1700, most: 1900, own: 1900 },
  });
  const unknown = await call('GET', '/lgw/lottery/lobby?gameCode=MM9D', { token: member.token });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('LOTTERY-008 an order is placed once, read back, and its lottery is among the recent ones', async () => {
  await open('MM2D', '20261203-01', 30);
  const member = await openMember(site, 1_000_000n);
  const body = {
    gameCode: 'MM2D',
    issue: '20261203-01',
    bets: [{ playType: '2D', numbers: '36,63', unitStake: '500.00' }],
    prizeMode: 1700,
    requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  };
  const placed = await call('POST', '/lgw/lottery/bets', { token: member.token, body });
  expect(placed.body.value).toMatchObject({
    gameCode: 'MM2D',
    issue: '20261203-01',
    stake: '1000.00',
    result: null,
    bets: [{ numbers: '36,63', combinations: 2, unitStake: '500.00', prizeMode: 1700, state: 'OPEN' }],
  });
  const again = await call('POST', '/lgw/lottery/bets', { token: member.token, body });
  expect(again.body.value).toEqual(placed.body.value);
  const mine = await call('GET', '/lgw/lottery/bets?gameCode=MM2D&openOnly=true', { token: member.token });
  expect(mine.body.value).toMatchObject({ total: 1, list: [placed.body.value] });
  const recent = await call('GET', '/lgw/lottery/recent', { token: member.token });
  expect(recent.body.value).toMatchObject([{ gameCode: 'MM2D' }]);
  const other = await openMember(site);
  const theirs = await call('GET', '/lgw/lottery/bets', { token: other.token });
  expect(theirs.body.value).toMatchObject({ total: 0, list: [] });
});

test('LOTTERY-010 LOTTERY-011 LOTTERY-012 there is no result before the first, and none of a lottery that there is not', async () => {
  for (const path of [
    '/lgw/vn/numeros?count=100&',
    '/lgw/numeros?',
    '/lgw/lottery/draws?',
    '/lgw/vn/numeros/opened?',
  ])
    expect((await call('GET', `${path}gameCode=NONE`)).body.code).toBe('not_found');
  expect((await call('GET', '/lgw/vn/numeros?gameCode=VN_MB&count=100')).body.value).toEqual([]);
  expect((await call('GET', '/lgw/vn/numeros/opened?gameCode=VN_MB')).body.value).toBeNull();
});

test('LOTTERY-002 the lotteries stand in the lobby, once however often they are listed', async () => {
  await listGames(ctx);
  await listGames(ctx);
  const { body } = await call('GET', '/lgw/games/list?gameType=LOTT&pageSize=96&language=EN');
  const { total, games } = body.value as { total: number; games: { gameCode: string }[] };
  expect(total).toBe(LOTTERY_GAMES.filter(({ family }) => family !== 'Elott').length);
  expect(games.map(({ gameCode }) => gameCode)).toContain('MM2D');
});

interface NamedVendor {
  vendor: string;
  name: string;
}

test.each(LANGUAGES)(
  'the lobby calls the vendors of lotteries as their own menu does, in %s',
  async (language) => {
    await listGames(ctx);
    const { page } = await loadLotteryMessages(language);
    const { value: menus } = (await call('GET', `/lgw/games/game_menus?language=${language}`)).body;
    const vendors = (menus as { vendors: NamedVendor[] }[]).flatMap((menu) => menu.vendors);
    const named = new Map(vendors.map(({ vendor, name }) => [vendor, name]));
    expect(Object.fromEntries(LOTTERY_GAMES.map(({ vendor }) => [vendor, named.get(vendor)]))).toEqual(
      Object.fromEntries(LOTTERY_GAMES.map(({ vendor, family }) => [vendor, page.families[family]])),
    );
    const asked = `/lgw/games/list?gameType=LOTT&vassalage=TCG_SEA&language=${language}&pageSize=1`;
    const { value } = (await call('GET', asked)).body;
    expect(value).toMatchObject({ games: [{ vendorName: page.families.SEA }] });
    const found = await call(
      'GET',
      `/lgw/games/list?gameType=LOTT&gameName=${encodeURIComponent(page.families.Lott)}`,
    );
    expect(found.body.value).toMatchObject({
      games: expect.arrayContaining([expect.objectContaining({ vassalage: 'LOTT' })]),
    });
  },
);
