import { money } from '@hintha/money';
import { softswiss } from '@hintha/vendor-protocol';
import { TOKEN } from '@hintha/vendor-protocol/conformance';
import { beforeEach, expect, test } from 'vitest';
import { testContext } from '../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testSavers } from '../../../../../tools/transfers/savers.ts';
import { testVendor } from '../../../../../tools/transfers/test-vendor.ts';

const db = testDatabase();
const at = testContext(db);
const { openSaver } = testSavers(db, at);
const vendor = testVendor(db, 'PROVER');

const SPIN = {
  free: false,
  stops: [1, 2],
  window: [['A'], ['A']],
  scatters: { count: 0, coins: 0 },
  coins: 5,
  multiplier: 1,
};
const WIN = { line: 0, symbol: 'A', count: 2, coins: 5 };
const seeds = { model: 'G2', commitment: '1'.repeat(64), nonce: 7 };
/** As the vendor writes it. */
const WIRE = {
  ...seeds,
  client_seed: 'mine',
  server_seed: null,
  outcome: {
    spins: [{ ...SPIN, line_wins: [WIN], awarded_free_games: 0 }],
    total_coins: 5,
    capped: false,
  },
};
/** As a page reads it. */
const PROOF = {
  ...seeds,
  clientSeed: 'mine',
  serverSeed: null,
  outcome: { spins: [{ ...SPIN, lineWins: [WIN], awardedFreeGames: 0 }], totalCoins: 5, capped: false },
};

beforeEach(() => {
  vendor.answer = (_asked, path) =>
    path === '/rounds/reveal' ? { ...WIRE, server_seed: '2'.repeat(64) } : WIRE;
});

const play = async (account: string, round_id: string): Promise<void> => {
  const transactions = [{ id_provider: `${round_id}-bet`, type: 'bet' as const, amount: money(2_500n) }];
  const parties = { account_id: account, currency: 'MMK', game_id: 'reels', round_id, finished: true };
  const body = softswiss.betwin.request.write({ ...parties, transactions });
  const headers = {
    'content-type': 'application/json',
    [softswiss.SIGNATURE_HEADER]: softswiss.signBody(body, TOKEN),
  };
  const http = await at.http();
  const reply = await http.inject({ method: 'POST', url: '/vendor/PROVER/betwin', headers, payload: body });
  expect(reply.statusCode).toBe(200);
};

const openPlayed = async (round: string) => {
  const { name, token } = await openSaver(10_000n);
  await play(name, round);
  const { body } = await at.call('GET', '/wps/records/bets', { token });
  const [bet] = (body.value as { list: { id: string }[] }).list;
  const path = `/wps/records/bets/${bet?.id}/proof`;
  return { name, token, ask: (method: 'GET' | 'POST') => at.call(method, path, { token }), path };
};

test('a round of the record is told with its reels and seeds, and its secret once the member wants it', async () => {
  const { name, ask } = await openPlayed('round-1');
  expect((await ask('GET')).body).toMatchObject({ code: 'ok', value: { proof: PROOF } });
  expect(vendor.asked.at(-1)).toEqual({ casino_id: 'hintha', account_id: name, round_id: 'round-1' });
  const { body } = await ask('POST');
  expect(body.value).toEqual({ proof: { ...PROOF, serverSeed: '2'.repeat(64) } });
});

test('nobody reads or reveals what somebody else has played', async () => {
  const { path } = await openPlayed('round-2');
  const { token } = await openSaver(0n);
  const before = vendor.asked.length;
  for (const method of ['GET', 'POST'] as const) {
    expect((await at.call(method, path, { token })).body.code).toBe('not_found');
    expect((await at.call(method, path)).status).toBe(401);
  }
  expect(vendor.asked.length).toBe(before);
});

test('a vendor that answers nothing of it is told as out of reach', async () => {
  const { ask } = await openPlayed('round-3');
  vendor.answer = () => ({ model: 'G2' });
  expect((await ask('GET')).body.code).toBe('vendor_unavailable');
});
