import assert from 'node:assert/strict';
import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { money } from '@hintha/money';
import { listen } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { givenUnsealedSecrets, readStoredSecrets } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { setSettings } from '../../settings/index.ts';
import { openKey } from '../integration-keys.ts';
import { findIntegration } from '../integration-store.ts';
import { sealSecrets } from './seal-secrets.ts';
import { vendorSettings } from '../settings.ts';
import { syncGames, syncVendor } from '../sync-games.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { call, hire } = testConsole(site.ctx);

let wallet = '';
let maker: Colleague;
let checker: Colleague;
let auditor: Colleague;

const listed = (game: string, minBet = 100n) => ({
  game,
  provider: 'MAKER',
  provider_name: 'Maker',
  provider_emblem: 'owl' as const,
  title: game,
  names: { en: game },
  category: 'RNG' as const,
  classification: null,
  min_bet: money(minBet),
  lines: 25,
  theme: { subject: 'owl', palette: 'jade' } as const,
  hot: false,
  released_at: '2026-01-31T00:00:00Z',
  max_bet: null,
  rtp_ppm: null,
  volatility: null,
  features: [],
});

const vendor = { games: ['one'], minBet: 100n, secret: '', status: 200 };
const server = createServer((request, response) => {
  void request.toArray().then((chunks) => {
    const body = Buffer.concat(chunks as Buffer[]);
    const known = createHmac('sha256', vendor.secret).update(body).digest('hex');
    const isSigned = request.headers[softswiss.SIGNATURE_HEADER] === known;
    const page = { games: vendor.games.map((game) => listed(game, vendor.minBet)), problems: [], next: null };
    if (vendor.status !== 200) return response.writeHead(vendor.status).end('<html>');
    if (isSigned) return response.writeHead(200).end(softswiss.games.reply.write(page));
    const { status, body: error } = softswiss.toErrorReply('403');
    return response.writeHead(status).end(JSON.stringify(error));
  });
});

/** Staff is signed in for a quarter of an hour. */
const hireTeam = async (when = ''): Promise<void> => {
  maker = await hire(`maker${when}`, 'trading');
  checker = await hire(`checker${when}`, 'security');
  auditor = await hire(`auditor${when}`, 'auditor');
};

let vendorUrl = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  vendorUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await hireTeam();
  wallet = await listen(await site.http(), '127.0.0.1', 0, 'PORT');
});
afterAll(() => server.close());

beforeEach(() => Object.assign(vendor, { games: ['one'], minBet: 100n, status: 200 }));

const settings = () => ({
  name: 'Maker of games',
  vendorUrl,
  operatorId: 'hintha',
  vendorKey: null,
  maxBet: null,
});
const CAPS = { maxWin: '1000.00', maxWinTimes: 100, maxDayWin: '5000.00', winsWithoutBet: [] };
const reasoned = () => ({ reason: 'as the contract says', requestId: randomUUID() });

const create = (code: string, changed: object = {}) =>
  call('POST', '/console/integrations', {
    token: maker.token,
    body: {
      code,
      dialect: 'softswiss',
      ...settings(),
      ownWallet: null,
      reason: 'a new contract',
      ...changed,
    },
  });

interface Proposed {
  id: string;
  payloadHash: string;
}
interface Answered {
  secret: string | null;
  proposed: Proposed | null;
}

const change = async (code: string, changed: object): Promise<{ code: string; value: Answered }> => {
  const body = { ...settings(), caps: CAPS, ...changed, ...reasoned() };
  return (await call('PUT', `/console/integrations/${code}`, { token: maker.token, body })).body;
};
const rotate = async (code: string, changed: object = {}): Promise<Answered> => {
  const body = { ...reasoned(), ...changed };
  return (await call('POST', `/console/integrations/${code}/key`, { token: maker.token, body })).body.value;
};
const turn = async (code: string, active: boolean): Promise<{ code: string; value: Answered }> => {
  const body = { active, ...reasoned() };
  return (await call('PUT', `/console/integrations/${code}/active`, { token: maker.token, body })).body;
};
const approve = async (proposed: Proposed | null, who = checker): Promise<string> => {
  const { id = '', payloadHash = '' } = proposed ?? {};
  const body = { payloadHash };
  return (await call('POST', `/console/approvals/${id}/approve`, { token: who.token, body })).body.code;
};
const activate = async (code: string) => approve((await turn(code, true)).value.proposed);

interface Shown {
  code: string;
  active: boolean;
  keyFingerprint: string;
  publicKey: string | null;
  vendorUrl: string;
  sync: object | null;
  changed: object | null;
}
const read = async (code: string): Promise<Shown | undefined> => {
  const { body } = await call('GET', '/console/integrations', { token: auditor.token });
  return (body.value as { integrations: Shown[] }).integrations.find((one) => one.code === code);
};

const askVendor = async (code: string) =>
  (await call('POST', `/console/integrations/${code}/test`, { token: maker.token })).body.value;

const shownGames = async (): Promise<string[]> => {
  site.clock.advance(2_000);
  await site.call('GET', '/lgw/games/list');
  const read = async () => {
    const { body } = await site.call('GET', '/lgw/games/list');
    return (body.value as { games: { gameCode: string }[] }).games.map(({ gameCode }) => gameCode).toSorted();
  };
  return read();
};

test('a vendor is connected: a secret told once, a test, its games, and the second person who lets it in', async () => {
  const made = await create('FIRST');
  const { secret } = made.body.value as { secret: string };
  expect(secret.length).toBeGreaterThan(40);
  vendor.secret = secret;
  expect(await read('FIRST')).toMatchObject({
    active: false,
    walletUrl: `${site.ctx.config.publicUrl}/vendor/FIRST`,
    changed: { by: 'maker', reason: 'a new contract' },
  });
  expect(await askVendor('FIRST')).toEqual({ failure: null, detail: null, games: 1 });
  expect((await call('POST', '/console/integrations/FIRST/sync', { token: maker.token })).status).toBe(200);
  expect(await read('FIRST')).toMatchObject({ sync: { state: 'queued' } });
  await syncVendor(site.ctx, { integration: 'FIRST' });
  expect(await read('FIRST')).toMatchObject({
    sync: { state: 'done', games: 1, added: 1, changed: 0, gone: 0, leftOut: 0 },
  });
  expect(await shownGames()).toEqual([]);
  expect(await activate('FIRST')).toBe('ok');
  await expect.poll(shownGames).toEqual(['one']);
  Object.assign(vendor, { games: ['one', 'two'], minBet: 200n });
  await syncGames(site.ctx);
  expect(await read('FIRST')).toMatchObject({ sync: { games: 2, added: 1, changed: 1, gone: 0 } });
  vendor.games = ['two'];
  await syncGames(site.ctx);
  expect(await read('FIRST')).toMatchObject({ sync: { games: 1, added: 0, changed: 0, gone: 1 } });
  expect((await turn('FIRST', false)).value.proposed).toBeNull();
  await expect.poll(shownGames).toEqual([]);
});

test('no call, no proposal and no line of the audit holds a secret or a private key', async () => {
  const made = await create('QUIET', { secret: 'a-secret-of-the-vendor' });
  expect(made.body.value).toEqual({ secret: null });
  const { secret } = await rotate('QUIET');
  await activate('QUIET');
  const next = await rotate('QUIET', { secret: 'another-secret-of-theirs' });
  const said = await Promise.all([
    call('GET', '/console/integrations', { token: auditor.token }),
    call('GET', '/console/approvals?limit=200', { token: checker.token }),
    call('GET', '/console/audit?limit=200', { token: auditor.token }),
  ]);
  const all = JSON.stringify(said.map(({ body }) => body));
  for (const hidden of ['a-secret-of-the-vendor', secret ?? 'none', 'another-secret-of-theirs', 'PRIVATE'])
    expect(all).not.toContain(hidden);
  expect(all).toContain(next.proposed?.payloadHash);
});

const ownKeyOf = async (code: string): Promise<string> => {
  const integration = await findIntegration(db, code);
  assert(integration, code);
  return openKey(site.ctx, integration);
};

test('the key of a vendor that is let in stays in force until a colleague has agreed to another', async () => {
  await create('ROTATED');
  const first = (await rotate('ROTATED')).secret;
  await activate('ROTATED');
  const { secret, proposed } = await rotate('ROTATED');
  expect(await ownKeyOf('ROTATED')).toBe(first);
  const later = await rotate('ROTATED');
  expect(await approve(proposed, maker)).toBe('own_proposal');
  expect(await approve(proposed)).toBe('ok');
  expect(await ownKeyOf('ROTATED')).toBe(secret);
  // It was proposed in place of a key that is no longer the one in force.
  expect(await approve(later.proposed)).toBe('proposal_changed');
});

/** What the wallet says to a call that the vendor has signed with a secret. */
const knock = async (code: string, secret: string): Promise<string> => {
  // Calls know an integration for a second.
  site.clock.advance(2_000);
  const client = softswiss.createWalletClient({ baseUrl: `${wallet}/vendor/${code}`, token: secret });
  const answer = await client.balance({ account_id: 'nobody', currency: 'MMK', game_id: 'any' });
  return answer.kind === 'refused' ? answer.apiCode : answer.kind;
};
const [LET_IN, REFUSED] = ['101', '403'];

test('for a while after a rotation the vendor may sign with the secret of before, and not at all where that is set', async () => {
  const first = ((await create('OVERLAP')).body.value as Answered).secret ?? '';
  await activate('OVERLAP');
  const next = await rotate('OVERLAP');
  const [second, third] = [next.secret ?? '', 'a-secret-that-they-chose'];
  expect([await knock('OVERLAP', first), await knock('OVERLAP', second)]).toEqual([LET_IN, REFUSED]);
  await approve(next.proposed);
  expect([await knock('OVERLAP', first), await knock('OVERLAP', second)]).toEqual([LET_IN, LET_IN]);
  site.clock.advance(30 * 60_000);
  await hireTeam('later');
  expect([await knock('OVERLAP', first), await knock('OVERLAP', second)]).toEqual([REFUSED, LET_IN]);
  await setSettings(db, vendorSettings, { secretOverlapMinutes: 0 });
  await approve((await rotate('OVERLAP', { secret: third })).proposed);
  expect([await knock('OVERLAP', second), await knock('OVERLAP', third)]).toEqual([REFUSED, LET_IN]);
});

test('secrets lie sealed; those of before are sealed at the start, and open the same doors', async () => {
  const secret = 'a-secret-of-long-ago';
  await create('OLD', { secret });
  await activate('OLD');
  const { proposed } = await rotate('OLD', { secret: 'the-one-that-follows-it' });
  await givenUnsealedSecrets(db, 'OLD', { inForce: secret, proposed: 'the-one-that-follows-it' });
  expect(await readStoredSecrets(db, 'OLD')).toEqual([secret, 'the-one-that-follows-it']);
  await sealSecrets(site.ctx);
  await sealSecrets(site.ctx);
  expect(await readStoredSecrets(db, 'OLD')).toEqual([null, null]);
  expect(await knock('OLD', secret)).toBe(LET_IN);
  expect(await approve(proposed)).toBe('ok');
  expect(await ownKeyOf('OLD')).toBe('the-one-that-follows-it');
});

test('an address is changed at once before the vendor is let in, and by two afterwards', async () => {
  await create('MOVED');
  expect((await change('MOVED', { vendorUrl: 'https://one.test/api' })).value.proposed).toBeNull();
  expect((await read('MOVED'))?.vendorUrl).toBe('https://one.test/api');
  const asked = await turn('MOVED', true);
  await change('MOVED', { vendorUrl: 'https://two.test/api' });
  expect(await approve(asked.value.proposed)).toBe('proposal_changed');
  await activate('MOVED');
  const { value } = await change('MOVED', { vendorUrl: 'https://three.test/api', maxBet: '500.00' });
  expect((await read('MOVED'))?.vendorUrl).toBe('https://two.test/api');
  expect(await approve(value.proposed)).toBe('ok');
  expect(await read('MOVED')).toMatchObject({ vendorUrl: 'https://three.test/api', maxBet: '500.00' });
  await turn('MOVED', false);
});

test('what leaves the own network goes to https:// alone; in production all of it does', async () => {
  const outside = { vendorUrl: 'http://games.example.com/api' };
  expect((await create('OPEN', outside)).body).toMatchObject({
    code: 'vendor_url_insecure',
    message: expect.stringContaining('https://'),
  });
  await create('INSIDE');
  expect((await change('INSIDE', outside)).code).toBe('vendor_url_insecure');
  for (const own of [
    'http://10.1.2.3',
    'http://172.20.0.4:8082',
    'http://studio:8082',
    'https://games.example.com',
  ])
    expect([own, (await change('INSIDE', { vendorUrl: own })).code]).toEqual([own, 'ok']);
  for (const foreign of ['http://172.40.0.4', 'http://10.1.2.3.example.com', 'http://127.0.0.1.example.com'])
    expect([foreign, (await change('INSIDE', { vendorUrl: foreign })).code]).toEqual([
      foreign,
      'vendor_url_insecure',
    ]);
  await change('INSIDE', { vendorUrl });
  site.ctx.config.production = true;
  try {
    expect((await change('INSIDE', { name: 'Another' })).code).toBe('vendor_url_insecure');
    expect((await turn('INSIDE', true)).code).toBe('vendor_url_insecure');
    expect((await change('INSIDE', { vendorUrl: 'https://games.example.com' })).code).toBe('ok');
  } finally {
    site.ctx.config.production = false;
  }
});

test('a test tells a wrong key, a closed port and a page of somebody else apart', async () => {
  await create('LOST');
  vendor.secret = 'somebody else’s';
  expect(await askVendor('LOST')).toMatchObject({ failure: 'refused', detail: '403', games: null });
  vendor.status = 404;
  expect(await askVendor('LOST')).toMatchObject({ failure: 'not_understood', detail: 'HTTP 404' });
  await change('LOST', { vendorUrl: 'http://127.0.0.1:1' });
  expect(await askVendor('LOST')).toMatchObject({ failure: 'unreachable' });
  await syncVendor(site.ctx, { integration: 'LOST' });
  expect(await read('LOST')).toMatchObject({ sync: { state: 'failed', failure: 'unreachable' } });
});

test('a vendor of the other dialect gets our public key, and is let in once we have its own', async () => {
  const hub = { dialect: 'hub88', operatorId: '17' };
  expect((await create('HUB', { ...hub, operatorId: 'hintha' })).body.code).toBe('operator_id_invalid');
  expect((await create('HUB', { ...hub, secret: 'a-secret-of-the-vendor' })).body.code).toBe('bad_request');
  expect((await create('HUB', { ...hub, vendorKey: 'no key' })).body.code).toBe('vendor_key_invalid');
  expect((await create('HUB', { ...hub, ownWallet: 'Kept' })).body.code).toBe('bad_request');
  expect((await create('HUB', hub)).body.value).toEqual({ secret: null });
  const before = await read('HUB');
  expect(before?.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  expect((await turn('HUB', true)).code).toBe('vendor_key_invalid');
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const vendorKey = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await change('HUB', { operatorId: '17', vendorKey });
  await rotate('HUB');
  expect((await read('HUB'))?.publicKey).not.toBe(before?.publicKey);
  expect(await activate('HUB')).toBe('ok');
  expect((await change('HUB', { operatorId: '17' })).code).toBe('vendor_key_invalid');
  await turn('HUB', false);
});

test('a code is taken once, an unknown vendor is none, and who only reads connects nobody', async () => {
  expect((await create('TWICE')).body.code).toBe('ok');
  expect((await create('TWICE')).body.code).toBe('integration_present');
  expect((await create('STRANGE', { dialect: 'esperanto' })).body.code).toBe('bad_request');
  expect((await turn('NOBODY', false)).code).toBe('not_found');
  const asked = { token: auditor.token, body: { active: false, ...reasoned() } };
  expect((await call('PUT', '/console/integrations/TWICE/active', asked)).body.code).toBe('role_needed');
});
