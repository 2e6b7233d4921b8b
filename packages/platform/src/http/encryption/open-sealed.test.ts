import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type CompactJWEHeaderParameters, type JWK } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { seal } from '../../../../../tools/test/seal.ts';
import { CONTENT_ENCRYPTION, KEY_MANAGEMENT } from './algorithms.ts';
import { makeEncryptionKey, publicHalf } from './make-key.ts';
import { openSealed } from './open-sealed.ts';
import type { Encryption, EncryptionKey } from './types.ts';

const NOW = Date.UTC(2026, 10, 21, 8, 0, 0);
const BODY = { username: 'thiri', password: 'long enough 1' };

const taken = new Set<string>();
let key: EncryptionKey;
let published: { keyId: string; publicKey: Record<string, string> };

const encryption: Encryption = {
  required: true,
  clock: { now: () => new Date(NOW) },
  findKey: async (keyId) => (keyId === key.keyId ? key.privateKey : undefined),
  takeJti: async (jti) => taken.size < taken.add(jti).size,
};

beforeAll(async () => {
  key = await makeEncryptionKey();
  published = { keyId: key.keyId, publicKey: publicHalf(key.privateKey) };
});

const letter = (more: object = {}): string =>
  JSON.stringify({ iat: NOW / 1000, jti: randomUUID(), body: BODY, ...more });

/** What the library would make of a letter under other algorithms than ours. */
const sealOtherwise = async (header: Partial<CompactJWEHeaderParameters>, secret: JWK | Uint8Array) => {
  const said = { alg: KEY_MANAGEMENT, enc: CONTENT_ENCRYPTION, kid: key.keyId, ...header };
  const imported = secret instanceof Uint8Array ? secret : await importJWK(secret, said.alg);
  return new CompactEncrypt(new TextEncoder().encode(letter())).setProtectedHeader(said).encrypt(imported);
};

const businessError = async (sealed: unknown): Promise<object> =>
  openSealed(sealed, encryption).then(
    () => ({ opened: true }),
    ({ code, value, message }) => ({ code, value, message }),
  );
const FAILED = { code: 'encryption_failed', value: null, message: 'encryption_failed' };

test('a sealed body is opened, whoever sealed it', async () => {
  expect(await openSealed(seal(published, letter()), encryption)).toEqual(BODY);
  expect(await openSealed(await sealOtherwise({}, published.publicKey as JWK), encryption)).toEqual(BODY);
});

test('the published half of a key does not open anything', () => {
  expect(Object.keys(published.publicKey).toSorted()).toEqual(['crv', 'kty', 'x', 'y']);
});

test('another content encryption or another agreement of the key is refused', async () => {
  const recipient = published.publicKey as JWK;
  expect(await businessError(await sealOtherwise({ enc: 'A128GCM' }, recipient))).toEqual(FAILED);
  expect(await businessError(await sealOtherwise({ enc: 'A256CBC-HS512' }, recipient))).toEqual(FAILED);
  expect(await businessError(await sealOtherwise({ alg: 'ECDH-ES' }, recipient))).toEqual(FAILED);
  expect(await businessError(await sealOtherwise({ alg: 'ECDH-ES+A128KW' }, recipient))).toEqual(FAILED);
});

test('a key that both sides would share is refused, even one made of what is published', async () => {
  const known = new TextEncoder().encode(JSON.stringify(published.publicKey)).slice(0, 32);
  expect(await businessError(await sealOtherwise({ alg: 'dir' }, known))).toEqual(FAILED);
  expect(await businessError(await sealOtherwise({ alg: 'A256KW' }, known))).toEqual(FAILED);
});

test.each(['RSA-OAEP', 'RSA-OAEP-256', 'RSA1_5', 'PBES2-HS256+A128KW', 'none', '', 7, null])(
  'a header that names %s is refused',
  async (alg) => {
    expect(await businessError(seal(published, letter(), { alg }))).toEqual(FAILED);
  },
);

test('a thousand million rounds of a password are not begun', async () => {
  const started = performance.now();
  const header = { alg: 'PBES2-HS256+A128KW', p2c: 1_000_000_000, p2s: 'c2FsdHNhbHQ' };
  for (let n = 0; n < 20; n += 1)
    expect(await businessError(seal(published, letter(), header))).toEqual(FAILED);
  expect(performance.now() - started).toBeLessThan(20_000);
});

test.each([
  ['zip', { zip: 'DEF' }],
  ['crit of something unknown', { crit: ['exp'], exp: NOW }],
  ['crit of something absent', { crit: ['b64'] }],
  ['crit that is no list', { crit: 'b64' }],
  ['no kid', { kid: undefined }],
  ['another kid', { kid: 'A'.repeat(43) }],
  ['a kid of another kind', { kid: 12 }],
  ['a kid that no database takes', { kid: 'a\u0000b' }],
  ['a point that is not on the curve', { epk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' } }],
  ['another curve', { epk: { kty: 'OKP', crv: 'X25519', x: 'A'.repeat(43) } }],
  ['no point', { epk: undefined }],
])('a header with %s is refused', async (_, header) => {
  expect(await businessError(seal(published, letter(), header))).toEqual(FAILED);
});

test('what the library can pack is not unpacked', async () => {
  expect(await businessError(await sealOtherwise({ zip: 'DEF' }, published.publicKey as JWK))).toEqual(
    FAILED,
  );
});

const at = (seconds: number): string => seal(published, letter({ iat: NOW / 1000 + seconds }));

test('a time of more than two minutes ago or ahead is refused, and the edge is not', async () => {
  for (const seconds of [-121, 121, -86_400, 1e308]) expect(await businessError(at(seconds))).toEqual(FAILED);
  for (const seconds of [-120, 120]) expect(await businessError(at(seconds))).toEqual({ opened: true });
});

test('a sealed text is taken once, also of many at once', async () => {
  const sealed = seal(published, letter());
  const all = await Promise.all(Array.from({ length: 8 }, () => businessError(sealed)));
  expect(all.filter((one) => 'opened' in one)).toHaveLength(1);
  expect(await businessError(seal(published, letter({ jti: 'a'.repeat(16) })))).toEqual({ opened: true });
  expect(await businessError(seal(published, letter({ jti: 'a'.repeat(16) })))).toEqual(FAILED);
});

test.each([
  ['a list', '[]'],
  ['lists in lists', `${'['.repeat(2_500)}${']'.repeat(2_500)}`],
  ['no JSON', 'thiri'],
  ['nothing', ''],
  ['a body that is a list', letter({ body: [BODY] })],
  ['a body that is a text', letter({ body: 'thiri' })],
  ['no body', letter({ body: undefined })],
  ['no time', letter({ iat: undefined })],
  ['a time as text', letter({ iat: String(NOW / 1000) })],
  ['no id', letter({ jti: undefined })],
  ['a short id', letter({ jti: 'short' })],
  ['a long id', letter({ jti: 'a'.repeat(65) })],
  ['an id that no database takes', letter({ jti: `${'a'.repeat(20)}\u0000` })],
  ['a prototype', `{"iat":${NOW / 1000},"jti":"${'b'.repeat(20)}","body":{"__proto__":{"type":1}}}`],
])('sealed %s is refused', async (_, text) => {
  expect(await businessError(seal(published, text))).toEqual(FAILED);
});

test('a text that was cut, garbled or is none is refused, wherever it was hurt', async () => {
  const sealed = seal(published, letter());
  // The last sign of a part may have bits that stand for nothing; its text is the same, and so is its id.
  const counts = (at: number): boolean =>
    ![sealed[at], sealed[at + 1]].some((one) => '.'.includes(one ?? ''));
  const hurt = sealed
    .split('')
    .flatMap((sign, at) =>
      at % 7 === 0 && counts(at)
        ? [sealed.slice(0, at), `${sealed.slice(0, at)}${sign === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`]
        : [],
    );
  expect(hurt.length).toBeGreaterThan(50);
  for (const one of hurt) expect(await businessError(one)).toEqual(FAILED);
  for (const one of ['', '....', 'a.b.c.d.e', `${sealed}.x`, 5, null, undefined, {}, [sealed]])
    expect(await businessError(one)).toEqual(FAILED);
});

test('a text of more than eight thousand signs is too large', async () => {
  const large = seal(published, letter({ body: { password: 'x'.repeat(8_000) } }));
  expect(await businessError(large)).toMatchObject({ code: 'payload_too_large' });
});
