import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testHouse } from '../../../../../tools/test-house.ts';
import { testSavers } from '../../../../../tools/transfers/savers.ts';
import { testVendor } from '../../../../../tools/transfers/test-vendor.ts';
import { limitStake } from '../access/index.ts';
import { syncGames } from './sync-games.ts';

const db = testDatabase();
const at = testHouse(db);
const { openSaver } = testSavers(db, at);
const bounded = testVendor(db, 'BOUNDED', { maxBet: money(500_000n) });
const free = testVendor(db, 'FREE');

const GAME = {
  title: 'Open',
  names: { EN: 'Open' },
  category: 'RNG',
  classification: null,
  min_bet: '25.00',
  lines: 25,
  theme: { subject: 'owl', palette: 'jade' },
  hot: false,
  released_at: '2026-01-31T00:00:00Z',
};

beforeAll(async () => {
  for (const [vendor, code] of [
    [bounded, 'BOUNDED'],
    [free, 'FREE'],
  ] as const) {
    const listed = { ...GAME, game: code, provider: code, provider_name: code, provider_emblem: 'owl' };
    vendor.answer = (_asked, path) =>
      path === '/games' ? { games: [listed] } : { launch_url: 'http://games.test/play' };
  }
  await syncGames(at.house);
});

const launch = async (token: string, vendor: 'BOUNDED' | 'FREE') => {
  const body = { vendor, gameCode: vendor };
  const reply = await at.call('POST', '/wps/game/launchGame', { token, body });
  expect(reply.body.code).toBe('ok');
  return (vendor === 'FREE' ? free : bounded).asked.at(-1);
};

test('a vendor is told the largest stake: its own bound, or the member’s where that is less', async () => {
  const { token, name } = await openSaver(money(100_000n));
  expect(await launch(token, 'FREE')).not.toHaveProperty('max_bet');
  expect(await launch(token, 'BOUNDED')).toMatchObject({ max_bet: '5000.00' });
  await transaction(db, (tx) => limitStake(tx, name, money(20_000n)));
  expect(await launch(token, 'FREE')).toMatchObject({ max_bet: '200.00' });
  expect(await launch(token, 'BOUNDED')).toMatchObject({ max_bet: '200.00' });
  await transaction(db, (tx) => limitStake(tx, name, money(900_000n)));
  expect(await launch(token, 'BOUNDED')).toMatchObject({ max_bet: '5000.00' });
});
