import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { testVendor } from '../../../../../tools/transfers/test-vendor.ts';
import { listedGame } from '../../../../../tools/test/play.ts';
import { type ListedGame, putGames } from '../catalogue/index.ts';

const db = testDatabase();
const { call } = testContext(db);
testVendor(db, 'BOUNDED', { maxBet: money(500_000n) });
testVendor(db, 'FREE');

const title = (vendor: string, code: string, details: Partial<ListedGame>): ListedGame =>
  listedGame(code, { vendor, minBet: money(2_500n), ...details });

const details = {
  maxBet: money(2_500_000n),
  rtpPpm: 960_099,
  volatility: 'medium',
  features: ['wilds'],
} as const;

beforeAll(async () => {
  for (const vendor of ['BOUNDED', 'FREE'])
    await transaction(db, (tx) =>
      putGames(tx, vendor, [
        title(vendor, 'told', details),
        title(vendor, 'small', { maxBet: money(10_000n) }),
        title(vendor, 'silent', {}),
      ]),
    );
});

const read = (vassalage: string, gameCode: string) =>
  call('GET', `/lgw/games/details?${new URLSearchParams({ vassalage, gameCode })}`);

test('a title is told with its bets, its return, never rounded up, its volatility and its features', async () => {
  expect((await read('FREE', 'told')).body.value).toEqual({
    minBet: '25.00',
    maxBet: '25000.00',
    returnToPlayer: '96.00',
    volatility: 'medium',
    features: ['wilds'],
  });
});

test('what a vendor does not tell is told as unknown', async () => {
  const { value } = (await read('FREE', 'silent')).body;
  expect(value).toEqual({
    minBet: '25.00',
    maxBet: null,
    returnToPlayer: null,
    volatility: null,
    features: [],
  });
});

test.each([
  ['told', '5000.00'],
  ['small', '100.00'],
  ['silent', '5000.00'],
])('of the operator’s bound and that of %s the lesser is told', async (code, maxBet) => {
  expect((await read('BOUNDED', code)).body.value).toMatchObject({ maxBet });
});

test('of a title that is not on the shelf nothing is told', async () => {
  expect(await read('FREE', 'gone')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await read('free', 'told')).body.code).toBe('bad_request');
});
