import { constants, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePrivateKey, parsePublicKey, signBody, verifySignature } from './signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const bytes = (text: string) => Buffer.from(text, 'utf8');
const verifies = (text: string, header: string | string[] | undefined) =>
  verifySignature(bytes(text), header, publicKey);

// Of the examples that the dialect's publisher keeps at coingaming/Hub88-Examples: the public key, and two signatures.
const PUBLISHED_KEY = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAx3IRpSri/9SjA7f9me35
v6LtJzn8drb1vg/UeGaPPFR16KsUOPqbGJ2r1pRPJMedqqbO7Agt/HavWDcQhNZl
c9VrVQcWK/w2HD9PflQYv0oQMiPK5Mut/eIdFOpwwwaRAU4s6WOkJdSmP9F4cfr/
amTZZoY59/t3SZWYjgZ9/LDI2X8S3uLW/JPiH+6dm2bU8ykhxoWwLE/piJxynS73
EzM0tgjHyTUMkarhK9qRVZk581/kzmtJLLBZQl9XrQQcIfQ+zFZj7ijddOptxpxq
Cmq8gQNohB56p34yjVH3uAJAaFvIVg5mEkprrvNVDJwGonHSaaq7AICmzrF6h/r5
dwIDAQAB
-----END PUBLIC KEY-----
`;
const PUBLISHED = [
  [
    'test',
    'V3bEXE72v0fbrKNV6bHW945WgsuRvkKcUBA4+C2AiUp+ssrItfk4btBhQfuupBsUXY11JZY+2DSK15NlXeziZbtGQRbgq6v/Ou2tWd652r39nKCfwpxLw1foXaLiSP5ZPudi42M7ANG4XygjaErPiIMHHQaEA6WKqSLIPmJmJJ1u6PkLulpG5CEMO+/6tWRBMMd5vZuHxqc2koaCWI6a3sW+75INSPXbSAEnwVkWPIeUg+EYCdUE7RARSlT/xf5Bp37qtEGZSG7TF7198HDQjAMpC7HBY+tUXsNZwXJJpcRxRh0Pqfz7Q9LG0ikFfdQE+0gCnuLOmx0IMtLIFjVQpA==',
  ],
  [
    '{"game_id":132,"request_uuid":"583c985f-fee6-4c0e-bbf5-308aad6265af","token":"55b7518e-b89e-11e7-81be-58404eea6d16"}',
    'Kd+/B1NealiUiv/9cI/0MQuwnLiAMteKFesys/b8Koe9pVP/H7Hw54W99+q1uMGizaXj+nMIzcwerFSlSkMj94uqXHueGFvDKI4YGKqntlj7EvID1B7P+VlS/A5RN4RjghIMR3MGnsJZT43G8tAju+xJCzjzDmgS25IPVIZobabIpct87ReqxYfkqIlqgH/uKkpU0ezG25mmhMa82Umat1eu88dJDCa1NsbX9SF5gtdC+A8pYS/o87s2RWHG5VVYM8awAwxPnwZacyKIEbXS59BcAI6StUm+/sJWvSKKvR6lxCiJyQOWzG1IwN9NxBthp5AfQx23G5aDMnYDkSUsIw==',
  ],
] as const;

test.each(PUBLISHED)(
  'the published signature of %s verifies, and not over one byte more',
  (body, signature) => {
    const key = parsePublicKey(PUBLISHED_KEY);
    if (key === 'not_a_key') throw new Error('the published key could not be read');
    expect(verifySignature(bytes(body), signature, key)).toBe(true);
    expect(verifySignature(bytes(`${body} `), signature, key)).toBe(false);
  },
);

test('any bytes signed with the private key verify with its public one, and with another do not', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (body) => {
      const signature = signBody(body, privateKey);
      return (
        verifySignature(body, signature, publicKey) && !verifySignature(body, signature, other.publicKey)
      );
    }),
  );
});

test('one changed byte does not verify', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), (body, place) => {
      const changed = Uint8Array.from(body);
      changed[place % body.length] = (changed[place % body.length] ?? 0) ^ 1;
      return !verifySignature(changed, signBody(body, privateKey), publicKey);
    }),
  );
});

test.each([
  ['escapes', String.raw`{"user":"\u0070layer"}`, '{"user":"player"}'],
  ['an odd order of keys', '{"round":"r","user":"p"}', '{"user":"p","round":"r"}'],
  ['blanks and line ends', '{\r\n  "user" : "p"\t}\n', '{"user":"p"}'],
])('%s verify as they travelled and not as they might be written again', (_what, raw, rewritten) => {
  expect(JSON.parse(raw)).toEqual(JSON.parse(rewritten));
  expect(verifies(raw, signBody(raw, privateKey))).toBe(true);
  expect(verifies(raw, signBody(rewritten, privateKey))).toBe(false);
});

const good = signBody('{}', privateKey);
const base64 = (signature: Buffer) => signature.toString('base64');
test.each([
  ['an absent header', undefined],
  ['an empty header', ''],
  ['a repeated header', [good, good]],
  ['a cut header', good.slice(0, -4)],
  ['a longer header', `${good}AAAA`],
  ['a blank in front', ` ${good}`],
  ['a line end in the middle', `${good.slice(0, 64)}\n${good.slice(64)}`],
  ['no padding', good.replace(/=+$/, '')],
  ['hex', Buffer.from(good, 'base64').toString('hex')],
  ['the digest of SHA-1', base64(sign('RSA-SHA1', bytes('{}'), privateKey))],
  ['the digest of SHA-512', base64(sign('RSA-SHA512', bytes('{}'), privateKey))],
  [
    'PSS padding',
    base64(sign('RSA-SHA256', bytes('{}'), { key: privateKey, padding: constants.RSA_PKCS1_PSS_PADDING })),
  ],
  ['zeros', base64(Buffer.alloc(256))],
])('a signature that is %s does not verify', (_what, header) => {
  expect(verifies('{}', good)).toBe(true);
  expect(verifies('{}', header)).toBe(false);
});

const pemOf = (key: typeof publicKey, type: 'spki' | 'pkcs8' | 'pkcs1') =>
  key.export({ type, format: 'pem' }).toString();

test('keys are read as they are usually written', () => {
  for (const type of ['spki', 'pkcs1'] as const)
    expect(parsePublicKey(pemOf(publicKey, type))).toMatchObject({ type: 'public' });
  for (const type of ['pkcs8', 'pkcs1'] as const)
    expect(parsePrivateKey(pemOf(privateKey, type))).toMatchObject({ type: 'private' });
});

const short = generateKeyPairSync('rsa', { modulusLength: 1_024 });
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
test.each([
  ['nothing', ''],
  ['a word', 'key'],
  ['a private key', pemOf(privateKey, 'pkcs8')],
  ['a key of another kind', pemOf(curve.publicKey, 'spki')],
  ['a short key', pemOf(short.publicKey, 'spki')],
])('%s is no public key to register', (_what, pem) => {
  expect(parsePublicKey(pem)).toBe('not_a_key');
});

test.each([
  ['nothing', ''],
  ['a public key', pemOf(createPublicKey(privateKey), 'spki')],
  ['a key of another kind', pemOf(curve.privateKey, 'pkcs8')],
  ['a short key', pemOf(short.privateKey, 'pkcs8')],
])('%s is no private key to sign with', (_what, pem) => {
  expect(parsePrivateKey(pem)).toBe('not_a_key');
});
