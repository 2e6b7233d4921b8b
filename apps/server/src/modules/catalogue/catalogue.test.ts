import { catalogue } from '@hintha/contract';
import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { givenBrandUnlisted, givenBrandsReversed } from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { listedGame } from '../../../../../tools/test/play.ts';
import { putGames } from './put-games.ts';
import type { ListedGame } from './types.ts';
import { readVersion } from './store.ts';

const db = testDatabase();
const tested = testContext(db);
const { call } = tested;

const title = (index: number, changed: Partial<ListedGame> = {}): ListedGame =>
  listedGame(`title-${index}`, {
    vendor: index % 2 === 0 ? 'EVEN' : 'ODD',
    vendorName: index % 2 === 0 ? 'Even' : 'Odd',
    names: { en: `Golden ${index}`, my: `ရွှေ ${index}` },
    title: `GOLDEN ${index}`,
    classify: index % 5 === 0 ? 'JP' : null,
    minBet: money(BigInt(index) * 100n),
    hot: index <= 3,
    ...changed,
  });

beforeAll(async () => {
  const games = Array.from({ length: 60 }, (_, index) => title(index + 1));
  await transaction(db, (tx) => putGames(tx, 'MAKER', games));
});

interface Page {
  games: { gameCode: string; name: string; minBet: string; cover: string; isHot: boolean }[];
  total: number;
  totalPages: number;
}

const list = async (query: string): Promise<Page> =>
  (await call('GET', `/lgw/games/list?${query}`)).body.value;

test('GAMES-029 GAMES-055 a page holds 24 games unless another size is asked for', async () => {
  const { games, total, totalPages } = await list('gameType=RNG');
  expect([games.length, total, totalPages]).toEqual([24, 60, 3]);
  expect((await list('gameType=RNG&pageNo=3')).games).toHaveLength(12);
});

test('no game stands on two pages', async () => {
  const pages = await Promise.all([1, 2, 3].map((pageNo) => list(`pageNo=${pageNo}`)));
  expect(new Set(pages.flatMap(({ games }) => games.map(({ gameCode }) => gameCode))).size).toBe(60);
});

test('the list is filtered by vendor, class, name and minimum bet, in base units of 100', async () => {
  expect((await list('vassalage=ODD')).total).toBe(30);
  expect((await list('gameClassify=JP')).total).toBe(12);
  expect((await list('gameName=golden 60')).games.map(({ gameCode }) => gameCode)).toEqual(['title-60']);
  expect((await list(`gameName=${encodeURIComponent('ရွှေ 59')}`)).total).toBe(1);
  expect((await list('vassalage=EVEN&minBet=0.1&gameClassify=JP')).total).toBe(1);
  expect((await list('vassalage=ODD&minBet=0.1')).games).toEqual([]);
});

test('GAMES-017 every game that a step of the minimum bet brings has just that one; without a step all come', async () => {
  const steps = ['', ...catalogue.MIN_BET_STEPS];
  const [all, ...narrowed] = await Promise.all(steps.map((step) => list(`minBet=${step}`)));
  expect(all?.total).toBe(60);
  expect(narrowed.map(({ games }) => games.map(({ minBet }) => minBet))).toEqual([
    ['1.00'],
    ['5.00'],
    ['10.00'],
    ['50.00'],
    [],
  ]);
});

test('wildcards of the database are letters like others', async () => {
  expect((await list(`gameName=${encodeURIComponent('%')}`)).total).toBe(0);
  expect((await list(`gameName=${encodeURIComponent("'; drop table x; --")}`)).total).toBe(0);
});

test('names come in the asked language, with English behind it', async () => {
  expect((await list('gameName=golden 7&language=MY')).games[0]?.name).toBe('ရွှေ 7');
  expect((await list('gameName=golden 7&language=EN')).games[0]?.name).toBe('Golden 7');
});

test('SHELL-039 GAMES-041 only categories with a vendor appear in the menus', async () => {
  const { body } = await call('GET', '/lgw/games/game_menus');
  expect(body.value).toMatchObject([
    {
      gameCategory: 'RNG',
      vendors: [
        { vendor: 'ODD', games: 30 },
        { vendor: 'EVEN', games: 30 },
      ],
    },
  ]);
  expect((await call('GET', '/lgw/games/types')).body.value).toEqual(['RNG']);
});

const hot = async (query: string) =>
  ((await call('GET', `/lgw/games/hot${query}`)).body.value as { list: { gameCode: string }[] }).list.map(
    ({ gameCode }) => gameCode,
  );

test('GAMES-031 hot games are the hot ones, of a vendor when one is named', async () => {
  expect((await hot('')).toSorted()).toEqual(['title-1', 'title-2', 'title-3']);
  expect(await hot('?vassalage=EVEN')).toEqual(['title-2']);
});

test('GAMES-031 hot games are asked for by every field of their query, and read as a list', async () => {
  const query = new URLSearchParams({
    merchantCode: 'hintha',
    isPlatform: '2',
    vassalage: 'EVEN',
    platform: 'html5-desktop',
    language: 'my',
  });
  const { status, body } = await call('GET', `/lgw/games/hot?${query}`);
  expect(status).toBe(200);
  expect(body.value).toEqual({
    list: [expect.objectContaining({ gameCode: 'title-2', vassalage: 'EVEN', name: 'ရွှေ 2', isHot: true })],
  });
  for (const bad of ['isPlatform=web', 'vassalage=e%20n', `merchantCode=${'x'.repeat(65)}`])
    expect([bad, (await call('GET', `/lgw/games/hot?${bad}`)).status]).toEqual([bad, 400]);
});

test('GAMES-024 GAMES-028 GAMES-030 a list is asked for by every field of its query, and a game is shown whole', async () => {
  const query = new URLSearchParams({
    clientType: '3',
    platform: 'flash,html5-desktop',
    channel: 'web',
    merchant: 'hintha',
    prizeMode: '1',
    gameType: 'RNG',
    vassalage: 'ODD',
    gameClassify: 'JP',
    gameName: 'golden 5',
    minBet: '0.05',
    minLineNum: '25',
    pageNo: '1',
    pageSize: '24',
    language: 'my',
  });
  const { games } = await list(query.toString());
  expect(games).toEqual([
    {
      nodeId: 5,
      vassalage: 'ODD',
      vendorName: 'Odd',
      gameType: 'RNG',
      gameCode: 'title-5',
      name: 'ရွှေ 5',
      title: 'GOLDEN 5',
      isGame: 'GAME',
      classify: 'JP',
      minBet: '5.00',
      minLineNum: 25,
      isHot: false,
      isNew: false,
      available: true,
      cover: '/art/cover/ODD/title-5.svg',
    },
  ]);
  expect((await list('minLineNum=26')).total).toBe(0);
});

test('GAMES-022 GAMES-036 the vendors come in lanes, each card with its code, its category and whether it is hot', async () => {
  const { body } = await call('GET', '/lgw/games/vendors?merchantCode=hintha');
  expect(body.value).toEqual([
    {
      title: 'RNG',
      cards: [
        { vassalage: 'ODD', gameType: 'RNG', isHot: expect.any(Boolean) },
        { vassalage: 'EVEN', gameType: 'RNG', isHot: expect.any(Boolean) },
      ],
    },
  ]);
});

test('GAMES-037 GAMES-040 the types are a list of categories, and the announcements have promotions', async () => {
  expect((await call('GET', '/lgw/games/types')).body.value).toEqual(['RNG']);
  const { value } = (await call('GET', '/lgw/games/announcements')).body;
  expect(value).toMatchObject({ promotion: expect.any(Array) });
});

test('GAMES-042 the popular games are twenty, the hot ones first', async () => {
  const { value } = (await call('GET', '/lgw/games/popular')).body;
  const { games } = value as Page;
  expect(games).toHaveLength(20);
  expect(games.slice(0, 4).map(({ isHot }) => isHot)).toEqual([true, true, true, false]);
});

const order = async () => {
  const { value } = (await call('GET', '/lgw/games/game_menus')).body;
  return (value as { gameCategory: string; vendors: { vendor: string }[] }[]).map(
    ({ gameCategory, vendors }) => [gameCategory, vendors.map(({ vendor }) => vendor)],
  );
};

test('GAMES-027 the vendors of a category follow the operator’s order', async () => {
  const before = await order();
  await givenBrandsReversed(db);
  tested.clock.advance(1_000);
  await expect.poll(order).not.toEqual(before);
  await givenBrandsReversed(db);
  tested.clock.advance(1_000);
  await expect.poll(order).toEqual(before);
});

test('a vendor takes over no title of another integration', async () => {
  await transaction(db, (tx) =>
    putGames(tx, 'THIEF', [title(1, { names: { en: 'Stolen' }, vendor: 'ODD' })]),
  );
  expect((await list('gameName=stolen')).total).toBe(0);
});

test('a cover is drawn for a listed game and for no other', async () => {
  const site = await tested.http();
  const cover = await site.inject('/art/cover/ODD/title-1.svg');
  expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(cover.body).toMatch(/^<svg/);
  expect((await site.inject('/art/cover/ODD/title-2.svg')).statusCode).toBe(404);
  expect((await site.inject('/art/emblem/lotus.svg')).statusCode).toBe(200);
  expect((await site.inject('/art/emblem/..%2f..%2fetc.svg')).statusCode).toBe(404);
});

test.each(['gameType=CHESS', 'pageSize=1000', 'minBet=7', 'pageNo=-1', `gameName=${'a'.repeat(65)}`])(
  'a list asked for with %s is a bad request',
  async (query) => {
    expect((await call('GET', `/lgw/games/list?${query}`)).body.code).toBe('bad_request');
  },
);

const shown = async (name: string): Promise<string[]> =>
  (await list(`vassalage=SHOWN&gameName=${encodeURIComponent(name)}`)).games.map(({ gameCode }) => gameCode);

const named = (code: string, names: Record<string, string>): ListedGame =>
  title(1, { vendor: 'SHOWN', vendorName: 'Shown', code, names, title: names.en ?? code });

test.each([
  ['lotus', ['lotus']],
  ['ltous', ['lotus']],
  ['golden lot', ['lotus']],
  ['goldenlotus', ['lotus']],
  ['ရွှေကြာ', ['lotus']],
  ['ေရႊၾကာ', ['lotus']],
  ['shwekya', ['lotus']],
  ['金莲', ['lotus']],
  ['jin lian hua', ['lotus']],
  ['jinlianhua', ['lotus']],
  ['jlh', ['lotus']],
  ['hoa sen vang', ['lotus']],
  ['dragon', ['dragon', 'dragonfly', 'lotus']],
  ['nothing like it', []],
])('a search for %s finds %j', async (name, codes) => {
  const games = [
    named('dragonfly', { en: 'Dragonfly Pond' }),
    named('lotus', { en: 'Golden Lotus Snapdragon', my: 'ရွှေကြာ', zh: '金莲花', vi: 'Hoa Sen Vàng' }),
    named('dragon', { en: 'Dragon Palace' }),
  ];
  await transaction(db, (tx) => putGames(tx, 'SEARCHED', games));
  tested.clock.advance(1_000);
  await expect.poll(() => shown(name)).toEqual(codes);
});

test('a catalogue that has changed is seen after a second, one that was listed again has not changed', async () => {
  const version = () => readVersion(db);
  const games = [named('first', { en: 'Riverboat' })];
  await transaction(db, (tx) =>
    putGames(
      tx,
      'CHANGED',
      games.map((game) => ({ ...game, vendor: 'BOATS' })),
    ),
  );
  tested.clock.advance(1_000);
  await expect.poll(async () => (await list('gameName=riverboat')).total).toBe(1);
  const before = await version();
  await transaction(db, (tx) =>
    putGames(
      tx,
      'CHANGED',
      games.map((game) => ({ ...game, vendor: 'BOATS' })),
    ),
  );
  expect(await version()).toBe(before);
  await givenBrandUnlisted(db, 'BOATS');
  tested.clock.advance(1_000);
  await expect.poll(async () => (await list('gameName=riverboat')).total).toBe(0);
});
