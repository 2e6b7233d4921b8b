import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { listedGame } from '../../../../../../tools/test/play.ts';
import { putGames } from '../put-games.ts';

const db = testDatabase();
const { call } = testContext(db);

const on = (day: string) => ({ releasedAt: new Date(`2026-01-${day}T00:00:00Z`) });

const FEW = [
  listedGame('tiger', { names: { en: 'Tiger 100', my: 'က', zh: '安' }, hot: true, ...on('03') }),
  listedGame('apple', { names: { en: 'apple', my: 'ဂ', zh: '波' }, ...on('01') }),
  listedGame('bell', { names: { en: 'Tiger 9', my: 'ခ' }, ...on('04') }),
  listedGame('cat', { names: { en: 'Élan', vi: 'Ấm' }, ...on('02') }),
];

const FISH = Array.from({ length: 1_300 }, (_, index) =>
  listedGame(`game-${index}`, {
    vendor: 'MANY',
    vendorName: 'Many',
    category: 'FISH',
    names: { en: `Fish ${(index * 7) % 1_300}` },
    releasedAt: new Date(Date.UTC(2026, 0, 1 + ((index * 11) % 300))),
  }),
);

beforeAll(() => transaction(db, (tx) => putGames(tx, 'MAKER', [...FEW, ...FISH])));

interface Page {
  games: { gameCode: string; name: string }[];
  total: number;
  totalPages: number;
}

const list = async (query: string): Promise<Page> =>
  (await call('GET', `/lgw/games/list?${query}`)).body.value;
const codes = async (query: string) => (await list(query)).games.map(({ gameCode }) => gameCode);

test.each([
  ['', ['tiger', 'bell', 'cat', 'apple']],
  ['sortBy=', ['tiger', 'bell', 'cat', 'apple']],
  ['sortBy=newest', ['bell', 'tiger', 'cat', 'apple']],
  ['sortBy=name&language=EN', ['apple', 'cat', 'bell', 'tiger']],
  // A language has its own letters first; a name that it lacks is the English one.
  ['sortBy=name&language=MY', ['tiger', 'bell', 'apple', 'cat']],
  ['sortBy=name&language=CN', ['tiger', 'apple', 'cat', 'bell']],
  ['sortBy=name&language=VI', ['apple', 'cat', 'bell', 'tiger']],
])('a list asked for with “%s” stands in that order', async (query, expected) => {
  expect(await codes(query)).toEqual(expected);
});

test('an order goes over the filters and over a search, whose best fit else comes first', async () => {
  expect(await codes('gameName=tiger+9')).toEqual(['bell']);
  expect(await codes('gameName=tiger&language=EN')).toEqual(['tiger', 'bell']);
  expect(await codes('gameName=tiger&language=EN&sortBy=name')).toEqual(['bell', 'tiger']);
  expect(await codes('gameName=tiger&sortBy=newest')).toEqual(['bell', 'tiger']);
  expect(await codes('gameName=nothing+like+it&sortBy=newest')).toEqual([]);
});

test.each([
  ['newest', FISH.toSorted((one, other) => other.releasedAt.getTime() - one.releasedAt.getTime())],
  ['name', FISH.map((_, at) => FISH[(at * 743) % 1_300])],
])('ordered by %s every game stands on one page of 24, and in its place', async (order, expected) => {
  const first = await list(`gameType=FISH&sortBy=${order}`);
  expect([first.total, first.totalPages]).toEqual([1_300, 55]);
  const pages = await Promise.all(
    Array.from({ length: first.totalPages }, (_, page) =>
      list(`gameType=FISH&sortBy=${order}&language=EN&pageNo=${page + 1}`),
    ),
  );
  const shown = pages.flatMap(({ games }) => games.map(({ gameCode }) => gameCode));
  expect(shown).toEqual(expected.map((game) => game?.code));
});

test('there is no other order', async () => {
  expect((await call('GET', '/lgw/games/list?sortBy=luck')).body.code).toBe('bad_request');
});
