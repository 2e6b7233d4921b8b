import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { serverNow, setServerTime } from './clock.ts';
import { encryptParts } from './encrypt.ts';

const ALGORITHM = 'ECDH-ES+A256KW';

const sealTwice = async (body: object) => {
  const pair = await generateKeyPair(ALGORITHM, { crv: 'P-256', extractable: true });
  const publicKey = (await exportJWK(pair.publicKey)) as Record<string, string>;
  const key = { keyId: 'first', publicKey, required: true };
  const inBody = await encryptParts(key, 'body', body);
  const beside = await encryptParts(key, 'header', body);
  const sealed = [inBody.body?.jwe ?? '', beside.headers?.['X-Encrypted'] ?? ''];
  return Promise.all(
    sealed.map(async (text) => {
      const { plaintext, protectedHeader } = await compactDecrypt(text, pair.privateKey);
      return { header: protectedHeader, letter: JSON.parse(new TextDecoder().decode(plaintext)) as object };
    }),
  );
};

test('what the page seals is the body with the time of the server and an id of its own', async () => {
  setServerTime(Date.now() + 3_600_000);
  const body = { username: 'thiri', password: 'စကားဝှက်' };
  const [one, other] = await sealTwice(body);
  expect(one?.header).toMatchObject({ alg: ALGORITHM, enc: 'A256GCM', kid: 'first' });
  expect(one?.letter).toMatchObject({ body, jti: expect.stringMatching(/^[\w-]{16,64}$/) });
  const { iat } = (one?.letter ?? { iat: 0 }) as { iat: number };
  expect(Math.abs(iat - serverNow() / 1000)).toBeLessThan(5);
  expect(one?.letter).not.toEqual(other?.letter);
});
