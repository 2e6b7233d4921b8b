import { randomInt } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { givenFlag, givenNoTable, readLastSent, readStored } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext, type TestContext } from '../../../../../../tools/test-context.ts';
import { solveCaptcha } from '../../../../../../tools/test/solve-captcha.ts';

const db = testDatabase();
const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
const main = testContext(db, PROXY);
const none = testContext(db, { ...PROXY, SMS_DAILY_QUOTA: '0' });
const two = testContext(db, { ...PROXY, SMS_DAILY_QUOTA: '2' });
const abroad = testContext(db, { ...PROXY, SMS_COUNTRIES: 'th, us' });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const setFlag = (code: string, enabled: boolean) => givenFlag(db, code, enabled);

beforeAll(async () => {
  for (const flag of ['MOBILENUMREG3', 'MOBILEVERCODELOGIN3']) await setFlag(flag, true);
});

beforeEach(() => {
  for (const { clock } of [main, none, two, abroad]) clock.advance(DAY);
});

let numbers = 0;
const someone = (): string => `0977${String((numbers += 1)).padStart(7, '0')}`;
const somewhere = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

interface Asking {
  number?: string;
  ip?: string;
  captcha?: string;
  cookie?: string;
  dialling?: string;
  ctx?: TestContext;
}

const ask = async (path: 'register' | 'noLogin', asking: Asking = {}) => {
  const { number = someone(), ip = somewhere(), captcha, cookie, dialling = '95', ctx = main } = asking;
  const { status, body } = await ctx.call('POST', `/wps/verification/sms/${path}`, {
    body: { mobileNum: number, countryDialingCode: dialling, regType: 'MOBILE', captcha },
    headers: { 'x-forwarded-for': ip, ...(cookie === undefined ? {} : { cookie }) },
  });
  return { status, code: body.code, value: body.value as unknown };
};

const codeOf = async (path: 'register' | 'noLogin', asking: Asking = {}) => (await ask(path, asking)).code;

test.each(['register', 'noLogin'] as const)(
  'ACCESS-064 ACCESS-065 the third code from a place within fifteen minutes asks for a captcha: %s',
  async (path) => {
    const ip = somewhere();
    expect(await codeOf(path, { ip })).toBe('ok');
    expect(await codeOf(path, { ip })).toBe('ok');
    expect(await ask(path, { ip })).toEqual({
      status: 400,
      code: 'captcha_failed',
      value: { captcha: true },
    });
    expect(await codeOf(path, { ip, ...(await solveCaptcha(main.ctx)) })).toBe('ok');
    expect(await codeOf(path, { ip })).toBe('captcha_failed');
    main.clock.advance(15 * MINUTE);
    expect(await codeOf(path, { ip })).toBe('ok');
  },
);

test('ERRORS-018 a wrong answer, somebody else’s picture and a used one do not count', async () => {
  const ip = somewhere();
  for (let n = 0; n < 2; n += 1) await ask('register', { ip });
  const { captcha, cookie } = await solveCaptcha(main.ctx);
  expect(await codeOf('register', { ip, captcha: 'WRONG', cookie })).toBe('captcha_failed');
  expect(await codeOf('register', { ip, captcha, cookie })).toBe('captcha_failed');
  expect(await codeOf('register', { ip, captcha })).toBe('captcha_failed');
});

test('the third code for a number asks for a captcha, from wherever it is asked', async () => {
  const number = someone();
  for (let n = 0; n < 2; n += 1) expect(await codeOf('register', { number })).toBe('ok');
  main.clock.advance(6 * MINUTE);
  expect(await codeOf('register', { number })).toBe('captcha_failed');
  expect(await codeOf('register', { number, ...(await solveCaptcha(main.ctx)) })).toBe('ok');
});

test('of many that ask at once from one place two get a code without a captcha', async () => {
  const ip = somewhere();
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf('register', { ip })));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(2);
  expect(new Set(codes)).toEqual(new Set(['ok', 'captcha_failed']));
});

test('the addresses of one network of IPv6 are one place', async () => {
  const network = `2001:db8:${randomInt(9999)}:1`;
  for (let n = 1; n < 3; n += 1) expect(await codeOf('register', { ip: `${network}::${n}` })).toBe('ok');
  expect(await codeOf('register', { ip: `${network}::3` })).toBe('captcha_failed');
});

test('ERRORS-016 the fourth code for a number within five minutes is refused, captcha or not', async () => {
  const number = someone();
  for (let n = 0; n < 3; n += 1)
    expect(await codeOf('register', { number, ...(await solveCaptcha(main.ctx)) })).toBe('ok');
  expect(await ask('register', { number })).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(await codeOf('register', { number, ...(await solveCaptcha(main.ctx)) })).toBe('too_many_requests');
});

test('ERRORS-014 a number that no phone can have is told to be so', async () => {
  for (const number of ['abc', '12', '0'.repeat(30)])
    expect(await ask('register', { number })).toMatchObject({ status: 400, code: 'phone_invalid' });
});

test('ERRORS-015 a missing number is told to be so', async () => {
  for (const path of ['register', 'noLogin'] as const)
    expect(await ask(path, { number: ' ' })).toMatchObject({
      status: 400,
      code: 'phone_missing',
      value: { fields: [{ field: 'mobileNum', problem: 'empty' }] },
    });
});

test('ERRORS-019 once the quota of the day is spent no code goes out until the next day', async () => {
  expect(await ask('register', { ctx: none })).toMatchObject({ status: 429, code: 'code_quota_spent' });
  for (let n = 0; n < 2; n += 1) expect(await codeOf('register', { ctx: two })).toBe('ok');
  expect(await codeOf('register', { ctx: two })).toBe('code_quota_spent');
  two.clock.advance(DAY);
  expect(await codeOf('register', { ctx: two })).toBe('ok');
});

test('a quota is not overrun by those who ask at once, and a number without an account spends none of it', async () => {
  for (let n = 0; n < 3; n += 1) expect(await codeOf('noLogin', { ctx: two })).toBe('ok');
  const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf('register', { ctx: two })));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(2);
  expect(await codeOf('noLogin', { ctx: two })).toBe('code_quota_spent');
});

test('ERRORS-020 a way that is switched off, and a country that gets no codes, are told to be so', async () => {
  await setFlag('MOBILENUMREG3', false);
  expect(await ask('register')).toMatchObject({ status: 403, code: 'not_enabled' });
  await setFlag('MOBILENUMREG3', true);
  expect(await ask('register', { ctx: abroad })).toMatchObject({ status: 403, code: 'not_enabled' });
  expect(await codeOf('register', { ctx: abroad, number: '812345678', dialling: '66' })).toBe('ok');
  expect(await codeOf('register', { number: '2025550123', dialling: '1' })).toBe('not_enabled');
});

test('ERRORS-022 a code that cannot be sent on its way is told to be so, and leaves nothing behind', async () => {
  const number = someone();
  const bringBack = await givenNoTable(db, 'notifications_message');
  expect(await ask('register', { number })).toMatchObject({ status: 503, code: 'code_not_sent' });
  await bringBack();
  const codes = await readStored(db, 'identity_code');
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((row) => row.includes(`95${number.slice(1)}`))).toHaveLength(0);
  expect(await codeOf('register', { number })).toBe('ok');
});

test('ERRORS-017 a missing, a wrong and an old code are told apart', async () => {
  const number = someone();
  await ask('register', { number });
  const sent = await readLastSent(db, `95${number.slice(1)}`);
  const right = /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '';
  const answer = async (verificationCode: string) => {
    const order = {
      mobileNum: number,
      countryDialingCode: '95',
      ageAndTermsAccepted: true,
      verificationCode,
    };
    return (await main.call('PUT', '/wps/member/register/mobile', { body: order })).body.code;
  };
  expect(await answer(' ')).toBe('code_missing');
  expect(await answer(right === '123456' ? '123457' : '123456')).toBe('code_wrong');
  main.clock.advance(5 * MINUTE);
  expect(await answer(right)).toBe('code_expired');
});
