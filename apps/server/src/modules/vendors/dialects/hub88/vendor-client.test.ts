import { money } from '@hintha/money';
import { listen, transaction } from '@hintha/platform';
import { hub88 } from '@hintha/vendor-protocol';
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGames } from '../../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testSavers } from '../../../../../../../tools/transfers/savers.ts';
import { connectVendor } from '../../open-vendor.ts';
import { syncGames } from '../../sync-games.ts';

const db = testDatabase();
const at = testContext(db);
const { openSaver } = testSavers(db, at);
const vendorKeys = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const ownKeys = generateKeyPairSync('rsa', { modulusLength: 2_048 });

const listed = { name: 'Great Reef', product: 'Reef & Co', category: 'Fishing', rtp: '96.51' };
const LIST = [
  { ...listed, game_code: 'reef' },
  { ...listed, game_code: 'closed', enabled: false },
  { ...listed, game_code: 'abroad', blocked_countries: ['MM'] },
  { ...listed, game_code: '' },
];

const asked: { path: string; body: Record<string, unknown> }[] = [];

const answer = async (request: IncomingMessage): Promise<{ status: number; reply: unknown }> => {
  const body = await request.toArray().then((chunks) => Buffer.concat(chunks as Buffer[]));
  if (!hub88.verifySignature(body, request.headers[hub88.SIGNATURE_HEADER], ownKeys.publicKey))
    return { status: 401, reply: { error: 'bad signature' } };
  const path = request.url ?? '';
  asked.push({ path, body: JSON.parse(body.toString()) as Record<string, unknown> });
  return { status: 200, reply: path === hub88.games.path ? LIST : { url: 'http://games.test/reef' } };
};

const vendor = createServer((request, response) => {
  void answer(request).then(({ status, reply }) => response.writeHead(status).end(JSON.stringify(reply)));
});

const connect = (code: string, vendorUrl: string, key = ownKeys.privateKey) =>
  transaction(db, (tx) =>
    connectVendor(at.ctx, tx, {
      code,
      dialect: 'hub88',
      key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
      vendorKey: vendorKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      vendorUrl,
      casinoId: '7',
      currency: 'MMK',
      anyGame: false,
      maxBet: null,
      active: true,
    }),
  );

let vendorUrl = '';
beforeAll(async () => {
  await new Promise<void>((ready) => vendor.listen(0, '127.0.0.1', ready));
  vendorUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  await connect('HUB', vendorUrl);
  await syncGames(at.ctx);
});
afterAll(() => vendor.close());

test('the games that are offered here come into the catalogue under their supplier; one bad game takes no other along', async () => {
  expect(await readGames(db)).toMatchObject([
    { vendor: 'REEFCO', code: 'reef', category: 'FISH', rtpPpm: 965_100 },
  ]);
});

test('the token of a launch opens the wallet to the vendor, for the player who launched', async () => {
  const saver = await openSaver(money(5_000n));
  const body = { vendor: 'REEFCO', gameCode: 'reef' };
  const reply = await at.call('POST', '/wps/game/launchGame', { token: saver.token, body });
  expect(reply.body).toMatchObject({ code: 'ok', value: { url: 'http://games.test/reef' } });
  const { path, body: sent } = asked.at(-1) ?? { path: '', body: {} };
  expect(path).toBe(hub88.launch.path);
  expect(sent).toMatchObject({
    operator_id: 7,
    user: saver.name,
    game_code: 'reef',
    currency: 'MMK',
    country: 'MM',
  });
  const address = await listen(await at.http(), '127.0.0.1', 0, 'PORT');
  const { privateKey } = vendorKeys;
  const wallet = hub88.createWalletClient({ baseUrl: `${address}/vendor/HUB`, privateKey });
  const has = await wallet.balance({ user: saver.name, token: String(sent.token) });
  expect(has).toMatchObject({ kind: 'ok', reply: { balance: 5_000n, currency: 'MMK' } });
});

test('a vendor that knows another key of ours lists nothing, and one that keeps wallets is not taken', async () => {
  await connect('STRANGE', vendorUrl, generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey);
  await expect(syncGames(at.ctx)).rejects.toThrow('STRANGE did not list its games');
  const kept = { code: 'KEPT', dialect: 'hub88', vendorUrl, casinoId: '7', currency: 'MMK', anyGame: true };
  await expect(
    transaction(db, (tx) =>
      connectVendor(at.ctx, tx, { ...kept, key: '', maxBet: null, active: true, ownWallet: 'Kept' }),
    ),
  ).rejects.toThrow('keeps no wallets');
});
