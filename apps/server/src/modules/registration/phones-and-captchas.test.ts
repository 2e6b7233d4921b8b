import { transaction } from '@hintha/platform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  givenUsualSettings,
  readCredentials,
  readLastSent,
  readProfileRow,
  givenRegistrationUncounted,
} from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { solveCaptcha } from '../../../../../tools/test/solve-captcha.ts';
import { searchAccounts } from '../identity/index.ts';
import { setFlag, setSettings } from '../settings/index.ts';
import { type FieldRule, readForm, registrationSettings, setFieldRule } from './index.ts';

const db = testDatabase();
const { ctx, clock, call } = testContext(db);

const PASSWORD = 'long enough 1';
const FLAGS = ['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'];

beforeEach(async () => {
  clock.advance(61 * 60_000);
  await setFlag(db, 'MOBILENUMREG3', true);
  await givenRegistrationUncounted(db);
});

afterEach(async () => {
  for (const flag of FLAGS) await setFlag(db, flag, false);
  await givenUsualSettings(db);
});

let people = 0;
const someName = (): string => `member${(people += 1)}`;
const someNumber = (): string => `0977${String((people += 1)).padStart(7, '0')}`;
const withCountry = (number: string): string => `95${number.slice(1)}`;

const put = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const { status, body: reply } = await call('PUT', `/wps/member/${path}`, { body, headers });
  return { status, code: reply.code, value: reply.value as { token?: string; fields?: object[] } | null };
};

const byName = (more: object = {}, headers: Record<string, string> = {}) =>
  put(
    'register',
    {
      username: someName(),
      password: PASSWORD,
      confirmPassword: PASSWORD,
      ageAndTermsAccepted: true,
      countryDialingCode: '95',
      ...more,
    },
    headers,
  );

const byMobile = (mobileNum: string, more: object = {}, headers: Record<string, string> = {}) =>
  put(
    'register/mobile',
    { mobileNum, countryDialingCode: '95', ageAndTermsAccepted: true, ...more },
    headers,
  );

const codeFor = async (mobileNum: string, regType: 'USERNAME' | 'MOBILE'): Promise<string> => {
  const order = { mobileNum, countryDialingCode: '95', regType, ...(await solveCaptcha(ctx)) };
  const { captcha, cookie, ...rest } = order;
  await call('POST', '/wps/verification/sms/register', { body: { ...rest, captcha }, headers: { cookie } });
  const sent = await readLastSent(db, withCountry(mobileNum));
  return /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '';
};

/** Runs with a field's rule as given, and puts back what was there. */
const during = async (field: string, change: Partial<FieldRule>, action: () => Promise<void>) => {
  const before = (await readForm(db)).rules[field];
  if (before === undefined) throw new Error(`there is no field ${field}`);
  const asked = { ...before, enabled: true, ...change };
  await transaction(db, (tx) => setFieldRule(tx, field, asked));
  await action();
  await transaction(db, (tx) => setFieldRule(tx, field, before));
};

const storedOf = async (mobileNum: string) => {
  const [account] = await searchAccounts(db, withCountry(mobileNum), 1);
  if (account === undefined) return undefined;
  const { name, mobile, password } = (await readCredentials(db, account.id)) ?? {};
  const { payeeName, email } = (await readProfileRow(db, account.id)) ?? {};
  return { name, mobile, password, payeeName, email };
};

test('ACCESS-055 a captcha is asked for exactly while the configuration says so', async () => {
  expect((await byName()).code).toBe('ok');
  await setSettings(db, registrationSettings, { registerCaptcha: true });
  expect(await byName()).toMatchObject({ status: 400, code: 'captcha_failed', value: { captcha: true } });
  const { captcha, cookie } = await solveCaptcha(ctx);
  expect((await byName({ captcha: 'WRONG' }, { cookie })).code).toBe('captcha_failed');
  expect((await byName({ captcha }, { cookie })).code).toBe('captcha_failed');
  const fresh = await solveCaptcha(ctx);
  expect((await byName({ captcha: fresh.captcha }, { cookie: fresh.cookie })).code).toBe('ok');
});

test('ACCESS-055 the captcha is asked of a phone too, before its code is looked at', async () => {
  await setSettings(db, registrationSettings, { registerCaptcha: true });
  const number = someNumber();
  const verificationCode = await codeFor(number, 'MOBILE');
  expect((await byMobile(number, { verificationCode })).code).toBe('captcha_failed');
  const { captcha, cookie } = await solveCaptcha(ctx);
  expect((await byMobile(number, { verificationCode, captcha }, { cookie })).code).toBe('ok');
});

test('a form that is wrong in itself does not use the picture up', async () => {
  await setSettings(db, registrationSettings, { registerCaptcha: true });
  const { captcha, cookie } = await solveCaptcha(ctx);
  expect((await byName({ captcha, username: '1a' }, { cookie })).code).toBe('bad_request');
  expect((await byName({ captcha }, { cookie })).code).toBe('ok');
});

test('a number given with a user name becomes the account’s once its code was shown', async () => {
  await setFlag(db, 'REGMOBVERF3', true);
  await during('mobileNum', {}, async () => {
    const mobileNum = someNumber();
    expect((await byName({ mobileNum })).code).toBe('code_missing');
    const verificationCode = await codeFor(mobileNum, 'USERNAME');
    expect((await byName({ mobileNum: someNumber(), verificationCode })).code).toBe('code_wrong');
    const username = someName();
    expect((await byName({ username, mobileNum, verificationCode })).code).toBe('ok');
    expect(await storedOf(mobileNum)).toMatchObject({ name: username, mobile: withCountry(mobileNum) });
    expect((await byName({ mobileNum, verificationCode })).code).toBe('code_wrong');
  });
});

test('a number that another account has opens no second one, and its code stays good', async () => {
  await setFlag(db, 'REGMOBVERF3', true);
  const mobileNum = someNumber();
  await byMobile(mobileNum, { verificationCode: await codeFor(mobileNum, 'MOBILE') });
  clock.advance(6 * 60_000);
  const verificationCode = await codeFor(mobileNum, 'USERNAME');
  for (let n = 0; n < 2; n += 1)
    expect(await byName({ mobileNum, verificationCode })).toMatchObject({
      status: 409,
      code: 'mobile_taken',
    });
});

test('while the flag is off a number with a user name is told and not proven', async () => {
  await during('mobileNum', {}, async () => {
    const mobileNum = someNumber();
    expect((await byName({ mobileNum })).code).toBe('ok');
    expect(await storedOf(mobileNum)).toBeUndefined();
  });
});

test('while the flag is on a registration without a number needs no code', async () => {
  await setFlag(db, 'REGMOBVERF3', true);
  expect((await byName()).code).toBe('ok');
});

test('ACCESS-042 a phone registers with all enabled fields, judged by the rules of the form', async () => {
  await during('payeeName', { required: true }, async () => {
    const mobileNum = someNumber();
    const verificationCode = await codeFor(mobileNum, 'MOBILE');
    expect(await byMobile(mobileNum, { verificationCode })).toMatchObject({
      code: 'not_empty',
      value: { fields: [{ field: 'payeeName', problem: 'empty' }] },
    });
    const profile = { payeeName: 'Hla Hla', email: 'hla@example.com', line: 'off', username: 'chosen1' };
    expect((await byMobile(mobileNum, { verificationCode, ...profile })).code).toBe('ok');
    expect(await storedOf(mobileNum)).toMatchObject({
      name: expect.stringMatching(/^u[0-9a-z]{10}$/),
      payeeName: 'Hla Hla',
      email: 'hla@example.com',
    });
  });
});

test('ACCESS-052 a phone registers with a wrong code of an agent no more than a name does', async () => {
  await during('affiliateCode', {}, async () => {
    const mobileNum = someNumber();
    const verificationCode = await codeFor(mobileNum, 'MOBILE');
    expect((await byMobile(mobileNum, { verificationCode, affiliateCode: 'AG1' })).code).toBe(
      'invitation_code_error',
    );
    expect((await byMobile(mobileNum, { verificationCode: '' })).code).toBe('code_missing');
    expect((await byMobile('', { verificationCode })).code).toBe('phone_missing');
  });
});

test('ACCESS-053 a password is asked of a phone only while its flag is on, and ignored while it is off', async () => {
  const first = someNumber();
  const order = { verificationCode: await codeFor(first, 'MOBILE'), password: 'short', confirmPassword: 'x' };
  expect((await byMobile(first, order)).code).toBe('ok');
  expect(String((await storedOf(first))?.password)).toMatch(/\$A{22}\$A{43}$/);
  await setFlag(db, 'MOBILENUMPASSREG3', true);
  const second = someNumber();
  const verificationCode = await codeFor(second, 'MOBILE');
  expect(await byMobile(second, { verificationCode })).toMatchObject({
    code: 'not_empty',
    value: {
      fields: [
        { field: 'password', problem: 'empty' },
        { field: 'confirmPassword', problem: 'empty' },
      ],
    },
  });
  const common = { password: 'Password1', confirmPassword: 'Password1' };
  expect((await byMobile(second, { verificationCode, ...common })).code).toBe('password_too_common');
  const password = { password: PASSWORD, confirmPassword: PASSWORD };
  expect((await byMobile(second, { verificationCode, ...password })).code).toBe('ok');
});
