import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { listedGame } from '../../../../../../tools/test/play.ts';
import { putGames } from '../put-games.ts';

const db = testDatabase();
const { call } = testContext(db);

beforeAll(() =>
  transaction(db, (tx) =>
    putGames(tx, 'MAKER', [
      listedGame('calm', { rtpPpm: 960_000, volatility: 'low', features: ['wilds'] }),
      listedGame('rich', { rtpPpm: 965_000, volatility: 'high', features: ['free_spins', 'wilds'] }),
      listedGame('mean', { rtpPpm: 959_999, volatility: 'high', features: ['free_spins'] }),
      listedGame('silent'),
      listedGame('carp', { vendor: 'POND', vendorName: 'Pond', category: 'FISH' }),
    ]),
  ),
);

const codes = async (query: string): Promise<string[]> => {
  const { body } = await call('GET', `/lgw/games/list?sortBy=name&${query}`);
  return (body.value as { games: { gameCode: string }[] }).games.map(({ gameCode }) => gameCode);
};

test.each([
  ['', ['calm', 'mean', 'rich', 'silent']],
  ['minReturn=&volatility=&features=', ['calm', 'mean', 'rich', 'silent']],
  ['minReturn=96', ['calm', 'rich']],
  ['minReturn=97', []],
  ['volatility=high', ['mean', 'rich']],
  ['features=free_spins', ['mean', 'rich']],
  ['features=free_spins,wilds', ['rich']],
  ['volatility=high&minReturn=95&features=free_spins', ['mean', 'rich']],
])(
  'a list is narrowed by how games play, and a game of which nothing is told never fits: “%s”',
  async (query, fit) => {
    expect(await codes(query)).toEqual(fit);
  },
);

test.each(['minReturn=50', 'volatility=wild', 'features=free', 'features=free_spins;wilds'])(
  'there is no filter “%s”',
  async (query) => {
    expect((await call('GET', `/lgw/games/list?${query}`)).body.code).toBe('bad_request');
  },
);

test('the menu of a category says by what it can be narrowed down so that a game is left', async () => {
  const { body } = await call('GET', '/lgw/games/game_menus');
  const menus = body.value as { gameCategory: string; filters: object }[];
  expect(menus.map(({ gameCategory, filters }) => [gameCategory, filters])).toEqual([
    [
      'RNG',
      {
        returns: ['94', '95', '96'],
        volatilities: ['low', 'high'],
        features: ['free_spins', 'wilds'],
      },
    ],
    ['FISH', { returns: [], volatilities: [], features: [] }],
  ]);
});
