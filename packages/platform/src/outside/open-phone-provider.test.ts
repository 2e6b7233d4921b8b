import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPhoneStand, type PhoneStand } from '../../../../tools/phone-provider/phone-stand.ts';
import { makeSigningKey, signToken } from '../../../../tools/phone-provider/sign-token.ts';
import { openPhoneProvider, type PhoneProvider } from './open-phone-provider.ts';

const PHONE = '+959777123456';
const NOW = new Date(Date.UTC(2026, 10, 21, 8, 0, 0));
const clock = { now: () => NOW };

let stand: PhoneStand;
let provider: PhoneProvider;

const openFor = (url: string) =>
  openPhoneProvider({
    keysUrl: `${url}/.well-known/jwks.json`,
    issuer: stand.url,
    audience: 'hintha',
    clock,
  });

beforeAll(async () => {
  stand = await openPhoneStand();
  provider = openFor(stand.url);
});
afterAll(() => stand.close());

const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);
const claims = (more: object = {}, at: Date = NOW) => ({ ...stand.claims(PHONE, at), ...more });
const verify = (of: object, header: object = {}) => provider.verify(signToken(stand.key, of, header));

test('a token of the provider speaks for its phone', async () => {
  expect(await verify(claims())).toMatchObject({ phone: '959777123456' });
});

test('a phone that was shown more than five minutes ago does not count', async () => {
  expect(await verify(claims({}, ago(300)))).not.toBeNull();
  expect(await verify(claims({}, ago(301)))).toBeNull();
  expect(await verify(claims({ auth_time: NOW.getTime() / 1000 + 31 }))).toBeNull();
});

test.each([
  ['another issuer', { iss: 'https://example.org' }],
  ['another audience', { aud: 'somebody' }],
  ['no audience', { aud: undefined }],
  ['an end that is past', { exp: NOW.getTime() / 1000 - 31 }],
  ['no end', { exp: undefined }],
  ['an end as text', { exp: 'never' }],
  ['a beginning that is to come', { nbf: NOW.getTime() / 1000 + 60 }],
  ['no moment of showing', { auth_time: undefined }],
  ['no phone', { phone_number: undefined }],
  ['a phone without its country', { phone_number: '09777123456' }],
  ['a phone of another kind', { phone_number: { plus: PHONE } }],
])('a token with %s speaks for nobody', async (_, more) => {
  expect(await verify(claims(more))).toBeNull();
});

test('a token that is not signed by the provider, or not in its way, speaks for nobody', async () => {
  const otherKey = makeSigningKey();
  expect(await provider.verify(signToken(otherKey, claims()))).toBeNull();
  expect(await provider.verify(signToken(otherKey, claims(), { kid: stand.key.keyId }))).toBeNull();
  for (const alg of ['none', 'HS256', 'RS1', 'PS256', 7]) expect(await verify(claims(), { alg })).toBeNull();
  expect(await verify(claims(), { kid: undefined })).not.toBeNull();
  expect(await verify(claims(), { kid: { a: 1 } })).toBeNull();
  expect(await verify(claims(), { crit: ['exp'] })).toBeNull();
  const [header = '', , signature = ''] = signToken(stand.key, claims()).split('.');
  for (const text of ['', '.', 'a.b.c', '..', header, `${header}..${signature}`, 'x'.repeat(4096)])
    expect(await provider.verify(text)).toBeNull();
});

test('a token has one name, whatever its last sign is written as', async () => {
  const token = signToken(stand.key, claims());
  const same = `${token.slice(0, -1)}${{ A: 'B', Q: 'R', g: 'h', w: 'x' }[token.slice(-1)]}`;
  const [one, other] = [await provider.verify(token), await provider.verify(same)];
  expect(one?.tokenId).toBeDefined();
  expect(other === null ? one?.tokenId : other.tokenId).toBe(one?.tokenId);
});

test('the keys are read once, and strange tokens do not have them read again and again', async () => {
  const before = stand.keysAsked();
  for (let n = 0; n < 10; n += 1) await provider.verify(signToken(makeSigningKey(), claims()));
  expect(stand.keysAsked() - before).toBeLessThanOrEqual(1);
});

test('a provider that is away is told, and what is no token does not ask it', async () => {
  const away = await openPhoneStand();
  const token = signToken(stand.key, claims());
  await away.close();
  await expect(openFor(away.url).verify(token)).rejects.toMatchObject({ code: 'code_not_sent' });
  await expect(openFor(`${stand.url}/nowhere`).verify(token)).rejects.toMatchObject({
    code: 'code_not_sent',
  });
  expect(await openFor(away.url).verify('no.token.atall')).toBeNull();
});

test('the page of the stand-in gives a token for a number', async () => {
  const own = openPhoneProvider({
    keysUrl: `${stand.url}/.well-known/jwks.json`,
    issuer: stand.url,
    audience: 'hintha',
    clock: { now: () => new Date() },
  });
  expect(await (await fetch(stand.url)).text()).toContain('<form');
  const body = new URLSearchParams({ phone: '+95 9777 123456' });
  const page = await (await fetch(stand.url, { method: 'POST', body })).text();
  const token = /<output>(.*)<\/output>/.exec(page)?.[1] ?? '';
  expect(await own.verify(token)).toMatchObject({ phone: '959777123456' });
});
