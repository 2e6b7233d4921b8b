import { type CallName, PATHS, ROUTES } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { countRows, givenEmpty, readStored } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext, type TestContext } from '../../../../../../tools/test-context.ts';
import { seal } from '../../../../../../tools/test/seal.ts';
import { readConfig } from '../../../config.ts';
import { createAccount } from '../accounts/create-account.ts';
import { makeFirstKey, publishedKey, rotateEncryptionKey } from './open-encryption.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const lenient = testContext(db);
const strict = testContext(db, { REQUIRE_ENCRYPTION: '1' });
const { ctx, clock } = lenient;

const HOUR = 3_600_000;
const LOGIN = { username: 'sealed1', password: 'long enough 1' };
const LOGIN_PATH = PATHS.logIn[1];

beforeAll(async () => {
  await makeFirstKey(ctx);
  const passwordHash = hashCheaply(LOGIN.password);
  await transaction(db, (tx) =>
    createAccount(tx, { name: LOGIN.username, type: 0, passwordHash, demo: false }),
  );
});

const pass = (ms: number): void => {
  clock.advance(ms);
  strict.clock.advance(ms);
};

beforeEach(() => pass(HOUR));

const letter = (body: object, more: object = {}): string =>
  JSON.stringify({ iat: clock.now().getTime() / 1000, jti: randomUUID(), body, ...more });

const sealed = async (body: object, more: object = {}) => ({
  jwe: seal(await publishedKey(ctx), letter(body, more)),
});

const authenticate = async (body: unknown, at: TestContext = strict) => {
  const { status, body: reply } = await at.call('POST', LOGIN_PATH, { body });
  return { status, code: reply.code, value: reply.value as unknown, message: reply.message };
};

const post = async (name: CallName, body: unknown, at: TestContext = lenient) => {
  const [method, path] = PATHS[name];
  const { status, body: reply } = await at.call(method, path, { body });
  return { status, code: reply.code };
};

test('a sealed login opens a session, where encryption is needed and where it is not', async () => {
  expect(await authenticate(await sealed(LOGIN))).toMatchObject({ status: 200, code: 'ok' });
  expect(await authenticate(await sealed(LOGIN), lenient)).toMatchObject({ status: 200, code: 'ok' });
});

test('a plain login is let in only where encryption is not needed', async () => {
  expect(await authenticate(LOGIN, lenient)).toMatchObject({ status: 200 });
  const needed = { status: 400, code: 'encryption_needed' };
  for (const body of [LOGIN, {}, undefined, []]) expect(await authenticate(body)).toMatchObject(needed);
});

const needs = (env: Record<string, string>) =>
  readConfig({ DATABASE_URL: 'none', DEMO_WORLD: 'none', FACTOR_KEY: 'of our own', ...env })
    .requireEncryption;

test('production needs encryption unless it is told otherwise, and development does not', () => {
  expect(needs({})).toBe(false);
  expect(needs({ REQUIRE_ENCRYPTION: '1' })).toBe(true);
  expect(needs({ NODE_ENV: 'production' })).toBe(true);
  expect(needs({ NODE_ENV: 'production', REQUIRE_ENCRYPTION: '0' })).toBe(false);
  expect(() => needs({ REQUIRE_ENCRYPTION: 'yes' })).toThrow('it can be 0 or 1');
});

test('what is sealed is judged by the same rules as what is plain', async () => {
  expect(await authenticate(await sealed({ ...LOGIN, password: '' }))).toMatchObject({ code: 'not_empty' });
  expect(await authenticate(await sealed({ ...LOGIN, type: 'king' }))).toMatchObject({ code: 'bad_request' });
});

test('everything that is wrong with a sealed call gets one answer', async () => {
  const key = await publishedKey(ctx);
  const used = await sealed(LOGIN);
  await authenticate(used);
  const { jwe } = await sealed(LOGIN);
  const hour = clock.now().getTime() / 1000 - HOUR / 1000;
  const wrong: unknown[] = [
    used,
    { jwe, username: 'beside' },
    { jwe: '' },
    { jwe: 7 },
    { jwe: null },
    { jwe: [jwe] },
    { jwe: jwe.slice(0, -9) },
    { jwe: jwe.replace('.', '..') },
    { jwe: seal(key, '[[[[]]]]') },
    { jwe: seal(key, letter(LOGIN, { body: undefined })) },
    { jwe: seal(key, letter(LOGIN, { iat: hour })) },
    { jwe: seal(key, letter(LOGIN), { kid: 'B'.repeat(43) }) },
    { jwe: seal(key, letter(LOGIN), { kid: 'a\u0000' }) },
    { jwe: seal(key, letter(LOGIN), { zip: 'DEF' }) },
    { jwe: seal(key, letter(LOGIN), { crit: ['exp'], exp: 1 }) },
    { jwe: seal(key, letter(LOGIN), { enc: 'A128GCM' }) },
    ...['dir', 'RSA-OAEP', 'RSA1_5', 'ECDH-ES'].map((alg) => ({ jwe: seal(key, letter(LOGIN), { alg }) })),
    { jwe: seal(key, letter(LOGIN), { alg: 'PBES2-HS512+A256KW', p2c: 1e9, p2s: 'AAAAAAAAAAA' }) },
  ];
  const started = performance.now();
  const answers = new Set<string>();
  for (const body of wrong) answers.add(JSON.stringify(await authenticate(body)));
  expect([...answers]).toHaveLength(1);
  expect(JSON.parse([...answers][0] ?? '')).toMatchObject({
    status: 400,
    code: 'encryption_failed',
    value: null,
  });
  expect(performance.now() - started).toBeLessThan(20_000);
});

test('a body of a megabyte is too large, sealed or not', async () => {
  for (const jwe of ['x'.repeat(1_000_000), 'x'.repeat(8_193)])
    expect(await authenticate({ jwe })).toMatchObject({ status: 413, code: 'payload_too_large' });
});

test('of one sealed login sent many times at once to two servers one is taken', async () => {
  const body = await sealed(LOGIN);
  const all = await Promise.all(
    [lenient, strict, lenient, strict, lenient, strict].map((at) => authenticate(body, at)),
  );
  expect(all.filter(({ code }) => code === 'ok')).toHaveLength(1);
  expect(all.filter(({ code }) => code === 'encryption_failed')).toHaveLength(5);
});

test('ids are forgotten once their texts are worth nothing any more', async () => {
  await authenticate(await sealed(LOGIN));
  pass(HOUR);
  await authenticate(await sealed(LOGIN));
  expect(await countRows(db, 'identity_jti')).toBe(1);
});

test('a sealed body is refused by a call that takes none', async () => {
  const { jwe } = await sealed({ username: 'sealed1', email: '' });
  expect(await post('sendPhoneCode', { jwe })).toEqual({ status: 400, code: 'bad_request' });
  expect(await post('logInFree', { jwe })).toEqual({ status: 400, code: 'bad_request' });
});

test('every call that carries a password or a proof can be sealed, and no other', () => {
  const secret = ['password', 'newPassword', 'proof', 'paymentPassword', 'firebaseIdToken'];
  const carries = Object.values(ROUTES).filter(({ body }) => {
    const { properties = {} } = z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' });
    return secret.some((name) => Object.hasOwn(properties, name));
  });
  const marked = Object.values(ROUTES).filter(({ encrypted }) => encrypted === 'body');
  const names = new Set(marked.map(({ name }) => name));
  expect(carries.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  // A code that finishes a login is worth as much as the password before it.
  expect([...names].filter((name) => !carries.some((one) => one.name === name))).toEqual(['verifyStepUp']);
  const beside = Object.values(ROUTES).filter(({ encrypted }) => encrypted === 'header');
  expect(beside.map(({ name }) => name)).toEqual(['logInFree']);
});

test('servers that start at once make one key, and all who ask are told it', async () => {
  await givenEmpty(db, 'identity_encryption_key');
  await Promise.all(Array.from({ length: 8 }, () => makeFirstKey(ctx)));
  const all = await Promise.all(Array.from({ length: 8 }, () => publishedKey(ctx)));
  expect(new Set(all.map(({ keyId }) => keyId)).size).toBe(1);
  expect(all[0]).toMatchObject({ required: false, publicKey: { kty: 'EC', crv: 'P-256' } });
  expect(all[0]?.publicKey).not.toHaveProperty('d');
  expect(await publishedKey(strict.ctx)).toMatchObject({ required: true });
});

test('after a rotation the old key opens calls for a day, and then none', async () => {
  const old = await publishedKey(ctx);
  const keyId = await rotateEncryptionKey(db, clock);
  expect(await publishedKey(ctx)).toMatchObject({ keyId });
  const underOld = () => authenticate({ jwe: seal(old, letter(LOGIN)) });
  expect(await underOld()).toMatchObject({ code: 'ok' });
  pass(24 * HOUR - 1);
  expect(await underOld()).toMatchObject({ code: 'ok' });
  pass(1);
  expect(await underOld()).toMatchObject({ code: 'encryption_failed' });
  expect(await authenticate(await sealed(LOGIN))).toMatchObject({ code: 'ok' });
  await rotateEncryptionKey(db, clock);
  const stored = await readStored(db, 'identity_encryption_key');
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.join()).not.toContain(old.keyId);
});
