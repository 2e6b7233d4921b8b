import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { testSavers } from '../../../../../tools/transfers/savers.ts';
import { testVendor } from '../../../../../tools/transfers/test-vendor.ts';
import { limitStake } from '../protection/index.ts';
import { setFlag } from '../settings/index.ts';
import { syncGames } from './sync-games.ts';

const db = testDatabase();
const at = testContext(db);
const { openSaver } = testSavers(db, at);
const bounded = testVendor(db, 'BOUNDED', { maxBet: money(500_000n) });
const free = testVendor(db, 'FREE');

const GAME = {
  title: 'Open',
  names: { en: 'Open' },
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
  await syncGames(at.ctx);
});

const launch = async (token: string, vendor: 'BOUNDED' | 'FREE', headers: { language?: string } = {}) => {
  const body = { vendor, gameCode: vendor };
  const reply = await at.call('POST', '/wps/game/launchGame', { token, body, headers });
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

test.each([
  ['TY', 'tl'],
  ['fil', 'tl'],
  ['CN', 'zh'],
  ['EN', 'en'],
  ['XX', 'my'],
])('who reads %s has the game opened in %s, by ISO 639-1', async (language, locale) => {
  const { token } = await openSaver(money(0n));
  expect(await launch(token, 'FREE', { language })).toMatchObject({ locale });
});

test('GAMES-043 a launch answers the address of the game to a member, and to no visitor and no trial', async () => {
  const body = {
    vendor: 'FREE',
    gameCode: 'FREE',
    gameType: 'RNG',
    isGame: 'GAME',
    defaultPlayType: '',
    accountTypeName: '',
    code: 'FREE',
    language: 'EN',
    backUrl: 'http://hintha.test/rng',
  };
  const launched = async (token?: string) => {
    const reply = await at.call(
      'POST',
      '/wps/game/launchGame',
      token === undefined ? { body } : { token, body },
    );
    return { status: reply.status, code: reply.body.code, value: reply.body.value };
  };
  const { token } = await openSaver(money(0n));
  expect(await launched(token)).toMatchObject({
    status: 200,
    value: { url: 'http://games.test/play', name: 'Open', ownWallet: null },
  });

  const before = free.asked.length;
  expect(await launched()).toMatchObject({ status: 401, code: 'not_logged_in' });
  await setFlag(db, 'FREEPLAY3', true);
  const trial = await at.call('POST', '/wps/session/login/freeplay', {
    body: { os: 'Linux', platform: 'W', version: 3, adult: true },
  });
  const { token: ofTrial } = trial.body.value as { token: string };
  const known = await at.call('GET', '/wps/member/info', { token: ofTrial });
  expect(known.body.value).toMatchObject({ type: 4 });
  expect(await launched(ofTrial)).toMatchObject({ status: 403, code: 'in_need_true_account' });
  expect(free.asked.length).toBe(before);
});
