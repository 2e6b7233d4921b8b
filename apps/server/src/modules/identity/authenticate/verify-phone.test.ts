import { PATHS } from '@hintha/contract';
import { openPhoneProvider } from '@hintha/platform';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenFlag, givenRegistrationUncounted } from '../../../../../../tools/scenario/index.ts';
import { openPhoneStand, type PhoneStand } from '../../../../../../tools/phone-provider/phone-stand.ts';
import { makeSigningKey, signToken } from '../../../../../../tools/phone-provider/sign-token.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';

const db = testDatabase();
const { ctx, clock, call } = testContext(db);

beforeAll(() => givenRegistrationUncounted(db));
let stand: PhoneStand;

const provide = (url: string) =>
  openPhoneProvider({
    keysUrl: `${url}/.well-known/jwks.json`,
    issuer: stand.url,
    audience: 'hintha',
    clock,
  });

const setFlag = (code: string, enabled: boolean) => givenFlag(db, code, enabled);

beforeAll(async () => {
  stand = await openPhoneStand();
  for (const flag of ['MOBILENUMREG3', 'MOBILEVERCODELOGIN3']) await setFlag(flag, true);
});
afterAll(() => stand.close());
beforeEach(() => {
  clock.advance(24 * 3_600_000);
  ctx.deliveryChannels.phones = provide(stand.url);
});

let numbers = 0;
const someone = (): string => `0977${String((numbers += 1)).padStart(7, '0')}`;
const tokenFor = (mobileNum: string, key = stand.key): string =>
  signToken(key, stand.claims(`+95${mobileNum.slice(1)}`, clock.now()));

const ask = async (name: keyof typeof PATHS, body: object) => {
  const [method, path] = PATHS[name];
  const { status, body: reply } = await call(method, path, { body: { countryDialingCode: '95', ...body } });
  const { token = '' } = (reply.value ?? {}) as { token?: string };
  return { status, code: reply.code, token };
};

const registerAs = (mobileNum: string, firebaseIdToken: string, more: object = {}) =>
  ask('registerByMobile', {
    mobileNum,
    firebaseChannel: 'sms',
    firebaseIdToken,
    ageAndTermsAccepted: true,
    ...more,
  });
const register = async (mobileNum: string) => registerAs(mobileNum, tokenFor(mobileNum));
const authenticate = (firebaseIdToken: string, more: object = {}) =>
  ask('logIn', { type: 'firebase', firebaseIdToken, ...more });

test('ACCESS-040 a phone that the provider has verified opens an account', async () => {
  expect(await register(someone())).toMatchObject({ status: 200, code: 'ok' });
});

test('ACCESS-040 a token for another phone, of another signer or none opens no account', async () => {
  const mobileNum = someone();
  const wrong = { status: 400, code: 'code_wrong' };
  expect(await registerAs(mobileNum, tokenFor(someone()))).toMatchObject(wrong);
  expect(await registerAs(mobileNum, tokenFor(mobileNum, makeSigningKey()))).toMatchObject(wrong);
  expect(await registerAs(mobileNum, 'x')).toMatchObject(wrong);
  expect(await registerAs(mobileNum, '')).toMatchObject({ code: 'code_missing' });
  expect(await registerAs(mobileNum, '', { firebaseChannel: 'mail' })).toMatchObject({ code: 'bad_request' });
  expect(await registerAs(mobileNum, 'x'.repeat(4_097))).toMatchObject({ code: 'bad_request' });
});

test('ACCESS-040 a registration by user name carries the token while phones have to be shown', async () => {
  const mobileNum = someone();
  const order = (more: object) => ({
    username: `phoned${numbers}`,
    password: 'long enough 1',
    confirmPassword: 'long enough 1',
    mobileNum,
    ageAndTermsAccepted: true,
    ...more,
  });
  await setFlag('REGMOBVERF3', true);
  expect(await ask('register', order({}))).toMatchObject({ code: 'code_missing' });
  const token = { firebaseChannel: 'sms', firebaseIdToken: tokenFor(someone()) };
  expect(await ask('register', order(token))).toMatchObject({ code: 'code_wrong' });
  token.firebaseIdToken = tokenFor(mobileNum);
  expect(await ask('register', order(token))).toMatchObject({ code: 'ok' });
  expect(await ask('register', order({ ...token, username: 'phoned0' }))).toMatchObject({
    code: 'code_wrong',
  });
  await setFlag('REGMOBVERF3', false);
  expect(await ask('register', order({ username: 'phoned0' }))).toMatchObject({ code: 'ok' });
});

test('ACCESS-118 a verified phone logs in, and a phone without an account does not', async () => {
  const mobileNum = someone();
  await register(mobileNum);
  expect(await authenticate(tokenFor(mobileNum))).toMatchObject({ status: 200, code: 'ok' });
  expect(await authenticate(tokenFor(mobileNum), { side: 'AGENT' })).toMatchObject({ code: 'non_agent' });
  expect(await authenticate(tokenFor(someone()))).toMatchObject({ code: 'code_wrong' });
  await setFlag('MOBILEVERCODELOGIN3', false);
  expect(await authenticate(tokenFor(mobileNum))).toMatchObject({ code: 'not_enabled' });
  await setFlag('MOBILEVERCODELOGIN3', true);
});

test('a token is good once, also of many at once, and for nothing else afterwards', async () => {
  const mobileNum = someone();
  await register(mobileNum);
  const token = tokenFor(mobileNum);
  const all = await Promise.all(Array.from({ length: 6 }, () => authenticate(token)));
  expect(all.filter(({ code }) => code === 'ok')).toHaveLength(1);
  expect(all.filter(({ code }) => code === 'code_wrong')).toHaveLength(5);
  const fresh = someone();
  const spent = tokenFor(fresh);
  expect(await registerAs(fresh, spent)).toMatchObject({ code: 'ok' });
  expect(await authenticate(spent)).toMatchObject({ code: 'code_wrong' });
});

test('a token whose phone was shown five minutes ago is too old', async () => {
  const mobileNum = someone();
  await register(mobileNum);
  const token = tokenFor(mobileNum);
  clock.advance(301_000);
  expect(await authenticate(token)).toMatchObject({ code: 'code_wrong' });
});

test('ACCESS-118 while the provider stands in, codes of our own are not sent', async () => {
  const mobileNum = someone();
  const refused = { status: 403, code: 'not_enabled' };
  expect(await ask('sendPhoneCode', { mobileNum })).toMatchObject(refused);
  expect(await ask('sendRegisterCode', { mobileNum, regType: 'MOBILE' })).toMatchObject(refused);
});

test('without a provider a token is nothing, and our own codes are sent', async () => {
  const mobileNum = someone();
  const token = tokenFor(mobileNum);
  ctx.deliveryChannels.phones = null;
  const refused = { status: 403, code: 'not_enabled' };
  expect(await authenticate(token)).toMatchObject(refused);
  expect(await registerAs(mobileNum, token)).toMatchObject(refused);
  expect(await ask('sendRegisterCode', { mobileNum, regType: 'MOBILE' })).toMatchObject({ code: 'ok' });
});

test('ERRORS-021 a provider that is away says so, and its token is good for another try', async () => {
  const mobileNum = someone();
  await register(mobileNum);
  const token = tokenFor(mobileNum);
  ctx.deliveryChannels.phones = provide('http://127.0.0.1:9');
  expect(await authenticate(token)).toMatchObject({ status: 503, code: 'code_not_sent' });
  ctx.deliveryChannels.phones = provide(stand.url);
  expect(await authenticate(token)).toMatchObject({ code: 'ok' });
});
