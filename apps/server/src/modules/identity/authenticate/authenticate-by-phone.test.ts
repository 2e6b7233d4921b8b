import { randomInt } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { givenFlag, readLastSent } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { solveCaptcha } from '../../../../../../tools/test/solve-captcha.ts';

const db = testDatabase();
const { ctx, clock, call } = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });

const setFlag = (code: string, enabled: boolean) => givenFlag(db, code, enabled);

beforeAll(async () => {
  for (const flag of ['MOBILENUMREG3', 'MOBILEVERCODELOGIN3']) await setFlag(flag, true);
});

beforeEach(() => clock.advance(61 * 60_000));

let numbers = 0;
const someone = (): string => `0977${String((numbers += 1)).padStart(7, '0')}`;
const international = (mobileNum: string): string => `95${mobileNum.slice(1)}`;

const ask = async (
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  headers: Record<string, string> = {},
) => {
  // A place has its own measure of codes, so those who ask for one come from everywhere.
  const ip = path.startsWith('/wps/verification') ? `10.0.${randomInt(256)}.${randomInt(256)}` : '10.1.1.1';
  const { status, body: reply } = await call(method, path, {
    body: { countryDialingCode: '95', ...body },
    headers: { 'x-forwarded-for': ip, ...headers },
  });
  return { status, code: reply.code, value: reply.value as { token?: string } | null };
};

const lastCode = async (mobileNum: string): Promise<string | undefined> => {
  const sent = await readLastSent(db, international(mobileNum));
  return /\d{6}/.exec(sent?.text ?? '')?.[0];
};

const register = async (mobileNum: string, more: object = {}) => {
  await ask('POST', '/wps/verification/sms/register', { mobileNum, regType: 'MOBILE' });
  const verificationCode = (await lastCode(mobileNum)) ?? '';
  return ask('PUT', '/wps/member/register/mobile', {
    mobileNum,
    verificationCode,
    ageAndTermsAccepted: true,
    ...more,
  });
};

const sendLoginCode = (mobileNum: string, { captcha, cookie }: { captcha?: string; cookie?: string } = {}) =>
  ask(
    'POST',
    '/wps/verification/sms/noLogin',
    { mobileNum, captcha },
    cookie === undefined ? {} : { cookie },
  );
const sendPasswordCode = (mobileNum: string) =>
  ask('POST', '/wps/verification/sms/noLogin', { mobileNum, purpose: 'password' });
const setPassword = (mobileNum: string, verificationCode: string, newPassword = 'another long one') =>
  ask('POST', '/wps/member/password/verification', { mobileNum, verificationCode, newPassword });

const authenticate = (mobileNum: string, verificationCode: string) =>
  ask('POST', '/wps/session/login', { type: 'sms', mobileNum, verificationCode });

const infoOf = async (token: string) => {
  const { body } = await call('GET', '/wps/member/info', { token });
  return body.value as { account: string; type: number };
};

test('ACCESS-042 a phone with its code opens an account, whose name does not tell the number', async () => {
  const mobileNum = someone();
  const { code, value } = await register(mobileNum);
  expect(code).toBe('ok');
  const { account, type } = await infoOf(value?.token ?? '');
  expect(type).toBe(0);
  expect(account).toMatch(/^u[0-9a-z]{10}$/);
  expect(account).not.toContain(mobileNum.slice(-4));
});

test('ACCESS-052 a registration without a number or a code is refused', async () => {
  expect(await register('')).toMatchObject({ status: 400, code: 'phone_missing' });
  expect(await register(someone(), { verificationCode: '' })).toMatchObject({ code: 'code_missing' });
  expect(await register(someone(), { ageAndTermsAccepted: false })).toMatchObject({
    code: 'terms_not_accepted',
  });
});

test('a phone opens one account, and a wrong code none', async () => {
  const mobileNum = someone();
  await register(mobileNum);
  expect(await register(mobileNum)).toMatchObject({ status: 409, code: 'mobile_taken' });
  expect(await register(someone(), { verificationCode: 'abc' })).toMatchObject({ code: 'code_wrong' });
});

test('of four registrations of one phone at once one stands', async () => {
  const mobileNum = someone();
  await ask('POST', '/wps/verification/sms/register', { mobileNum, regType: 'MOBILE' });
  const verificationCode = (await lastCode(mobileNum)) ?? '';
  const order = { mobileNum, verificationCode, ageAndTermsAccepted: true };
  const all = await Promise.all(
    Array.from({ length: 4 }, () => ask('PUT', '/wps/member/register/mobile', order)),
  );
  expect(all.filter(({ code }) => code === 'ok')).toHaveLength(1);
  expect(all.every(({ status }) => status < 500)).toBe(true);
});

test('ACCESS-053 a password is asked for only while its flag is on', async () => {
  await setFlag('MOBILENUMPASSREG3', true);
  expect(await register(someone())).toMatchObject({ code: 'not_empty' });
  const password = 'long enough 1';
  expect(await register(someone(), { password, confirmPassword: 'other' })).toMatchObject({
    code: 'inconsistent_twice',
  });
  expect(await register(someone(), { password, confirmPassword: password })).toMatchObject({ code: 'ok' });
  await setFlag('MOBILENUMPASSREG3', false);
});

test('ACCESS-063 ACCESS-064 the phone of an account logs in with the code that was sent to it', async () => {
  const mobileNum = someone();
  await register(mobileNum);
  clock.advance(6 * 60_000);
  expect(await sendLoginCode(mobileNum)).toMatchObject({ code: 'ok', value: { expiredMinutes: 5 } });
  expect(await authenticate(mobileNum, '')).toMatchObject({ code: 'code_missing' });
  const code = (await lastCode(mobileNum)) ?? '';
  const { value } = await authenticate(mobileNum, code);
  expect((await infoOf(value?.token ?? '')).type).toBe(0);
  expect(await authenticate(mobileNum, code)).toMatchObject({ code: 'code_wrong' });
});

test('an account made by its phone has no password that opens it', async () => {
  const { value } = await register(someone());
  const { account } = await infoOf(value?.token ?? '');
  const login = await call('POST', '/wps/session/login', {
    body: { username: account, password: 'x'.repeat(12) },
  });
  expect(login.body.code).toBe('wrong_credentials');
});

test('a number without an account gets the same answers and no message', async () => {
  const nobody = someone();
  const somebody = someone();
  await register(somebody);
  clock.advance(6 * 60_000);
  expect(await sendLoginCode(nobody)).toEqual(await sendLoginCode(somebody));
  expect(await lastCode(nobody)).toBeUndefined();
  expect(await authenticate(nobody, '123456')).toEqual(await authenticate(somebody, 'wrong'));
  expect(await sendLoginCode(nobody)).toMatchObject({ code: 'ok' });
  expect(await sendLoginCode(nobody)).toMatchObject({ code: 'captcha_failed', value: { captcha: true } });
  expect(await sendLoginCode(nobody, await solveCaptcha(ctx))).toMatchObject({ code: 'ok' });
  expect(await sendLoginCode(nobody)).toMatchObject({ status: 429, code: 'too_many_requests' });
});

test('a code for registering does not log in', async () => {
  const mobileNum = someone();
  await register(mobileNum);
  clock.advance(6 * 60_000);
  await ask('POST', '/wps/verification/sms/register', { mobileNum, regType: 'MOBILE' });
  expect(await authenticate(mobileNum, (await lastCode(mobileNum)) ?? '')).toMatchObject({
    code: 'code_wrong',
  });
});

test('ACCESS-001 nothing of this is there while its flag is off', async () => {
  await setFlag('MOBILEVERCODELOGIN3', false);
  expect(await sendLoginCode(someone())).toMatchObject({ status: 403, code: 'not_enabled' });
  expect(await authenticate(someone(), '123456')).toMatchObject({ code: 'not_enabled' });
  await setFlag('MOBILEVERCODELOGIN3', true);
});

test('ACCESS-070 ACCESS-071 a phone with its code gets a new password and a session, and the old ones end', async () => {
  const mobileNum = someone();
  const before = (await register(mobileNum)).value?.token ?? '';
  const { account } = await infoOf(before);
  await sendPasswordCode(mobileNum);
  const { code, value } = await setPassword(mobileNum, (await lastCode(mobileNum)) ?? '');
  expect(code).toBe('ok');
  expect((await infoOf(value?.token ?? '')).account).toBe(account);
  expect((await call('GET', '/wps/member/info', { token: before })).status).toBe(401);
  const login = await call('POST', '/wps/session/login', {
    body: { username: account, password: 'another long one' },
  });
  expect(login.body.code).toBe('ok');
});

test('a first password holds no withdrawals, and one that is recovered does', async () => {
  const mobileNum = someone();
  await register(mobileNum);
  const heldUntil = async (password: string) => {
    await sendPasswordCode(mobileNum);
    const { code, value } = await setPassword(mobileNum, (await lastCode(mobileNum)) ?? '', password);
    expect(code).toBe('ok');
    const { body } = await call('GET', '/wps/member/security', { token: value?.token ?? '' });
    return (body.value as { withdrawalsHeldUntil: number | null }).withdrawalsHeldUntil;
  };
  expect(await heldUntil('the first long one')).toBeNull();
  clock.advance(61 * 60_000);
  expect(await heldUntil('another long one')).toBe(clock.now().getTime() + 24 * 60 * 60_000);
});

test('ACCESS-069 a new password needs number, code and a password that can stand', async () => {
  const mobileNum = someone();
  await register(mobileNum);
  await sendPasswordCode(mobileNum);
  const code = (await lastCode(mobileNum)) ?? '';
  expect(await setPassword('', code)).toMatchObject({ code: 'phone_missing' });
  expect(await setPassword(mobileNum, '')).toMatchObject({ code: 'code_missing' });
  expect(await setPassword(mobileNum, code, '')).toMatchObject({ code: 'not_empty' });
  expect(await setPassword(mobileNum, code, 'short')).toMatchObject({ code: 'bad_request' });
  expect(await authenticate(mobileNum, code)).toMatchObject({ code: 'code_wrong' });
  expect(await setPassword(someone(), code)).toMatchObject({ code: 'code_wrong' });
  expect(await setPassword(mobileNum, code)).toMatchObject({ code: 'ok' });
});
