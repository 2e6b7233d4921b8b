import { beforeAll, beforeEach, expect, test } from 'vitest';
import { countRows, givenFlag, givenStoredSetting } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { solveCaptcha } from '../../../../../../tools/test/solve-captcha.ts';

const db = testDatabase({ role: 'hintha_app' });
const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
const main = testContext(db, PROXY);
const other = testContext(db, PROXY);
const { ctx } = main;
const HOUR = 60 * 60_000;

beforeAll(() => givenFlag(db, 'MOBILENUMREG3', true));
const passHour = () => [main, other].forEach(({ clock }) => clock.advance(HOUR));
beforeEach(passHour);

let names = 0;
const freshName = (): string => `person${(names += 1)}`;
let subnets = 0;
const freshSubnet = (): string => `10.30.${(subnets += 1)}`;

interface Asked {
  username?: string;
  ip: string;
  captcha?: string;
  cookie?: string;
  through?: typeof main;
}

const register = async ({ username = freshName(), ip, captcha = '', cookie = '', through = main }: Asked) => {
  const password = 'long enough 1';
  const { status, body } = await through.call('PUT', '/wps/member/register', {
    body: { username, password, confirmPassword: password, captcha, ageAndTermsAccepted: true },
    headers: { 'x-forwarded-for': ip, cookie },
  });
  return { status, code: body.code, value: body.value as unknown };
};

const solved = () => solveCaptcha(ctx);
const asksCaptcha = { status: 400, code: 'captcha_failed', value: { captcha: true } };

test('three registrations of an address go as they are, the next ones need a captcha', async () => {
  const ip = `${freshSubnet()}.1`;
  for (let time = 0; time < 3; time += 1) expect((await register({ ip })).code).toBe('ok');
  expect(await register({ ip })).toEqual(asksCaptcha);
  expect(await register({ ip, ...(await solved()), captcha: 'WRONG' })).toEqual(asksCaptcha);
  const answer = await solved();
  expect((await register({ ip, ...answer })).code).toBe('ok');
  expect(await register({ ip, ...answer })).toEqual(asksCaptcha);
  passHour();
  expect((await register({ ip })).code).toBe('ok');
});

test('asking which names are taken costs as much as registering: the fourth question needs a captcha', async () => {
  const username = freshName();
  await register({ username, ip: `${freshSubnet()}.1` });
  const ip = `${freshSubnet()}.1`;
  for (let time = 0; time < 3; time += 1)
    expect((await register({ username, ip })).code).toBe('username_taken');
  expect(await register({ username, ip })).toEqual(asksCaptcha);
  expect((await register({ username, ip, ...(await solved()) })).code).toBe('username_taken');
});

test('a form that is wrong in itself is told so without counting', async () => {
  const ip = `${freshSubnet()}.1`;
  for (let time = 0; time < 4; time += 1)
    expect((await register({ username: 'a', ip })).code).toBe('bad_request');
  expect((await register({ ip })).code).toBe('ok');
});

test('addresses side by side count together: after twelve each of them needs a captcha', async () => {
  const subnet = freshSubnet();
  for (let host = 1; host <= 12; host += 1)
    expect((await register({ ip: `${subnet}.${host}` })).code).toBe('ok');
  expect(await register({ ip: `${subnet}.13` })).toEqual(asksCaptcha);
  expect((await register({ ip: `${freshSubnet()}.1` })).code).toBe('ok');
});

test('the addresses of one IPv6 customer count as one', async () => {
  for (let host = 1; host <= 3; host += 1)
    expect((await register({ ip: `2001:db8:7:1::${host}` })).code).toBe('ok');
  expect(await register({ ip: '2001:db8:7:1:ffff::9' })).toEqual(asksCaptcha);
});

test('of forty registrations sent at once to two processes three are looked at', async () => {
  const ip = `${freshSubnet()}.1`;
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => register({ ip, through: at % 2 === 0 ? main : other })),
  );
  expect(answers.filter(({ code }) => code === 'captcha_failed')).toHaveLength(37);
});

test('of forty at once with a captcha each no more are looked at than an address has', async () => {
  await givenStoredSetting(db, 'registration.networkAttempts', 5);
  const ip = `${freshSubnet()}.1`;
  const captchas = await Promise.all(Array.from({ length: 40 }, solved));
  const answers = await Promise.all(
    captchas.map((answer, at) => register({ ip, through: at % 2 === 0 ? main : other, ...answer })),
  );
  expect(answers.filter(({ code }) => code === 'too_many_requests')).toHaveLength(35);
  await givenStoredSetting(db, 'registration.networkAttempts', 50);
});

test('a subnet has a measure of its own, also with a captcha each', async () => {
  await givenStoredSetting(db, 'registration.subnetAttempts', 2);
  const subnet = freshSubnet();
  for (const host of [1, 2]) await register({ ip: `${subnet}.${host}`, ...(await solved()) });
  expect((await register({ ip: `${subnet}.3`, ...(await solved()) })).code).toBe('too_many_requests');
  await givenStoredSetting(db, 'registration.subnetAttempts', 200);
});

test('where every registration needs a captcha, one answer serves both rules', async () => {
  await givenStoredSetting(db, 'registration.registerCaptcha', true);
  const ip = `${freshSubnet()}.1`;
  expect(await register({ ip })).toEqual(asksCaptcha);
  for (let time = 0; time < 4; time += 1)
    expect((await register({ ip, ...(await solved()) })).code).toBe('ok');
  await givenStoredSetting(db, 'registration.registerCaptcha', false);
});

test('registrations by phone count with those by name', async () => {
  const ip = `${freshSubnet()}.1`;
  for (let time = 0; time < 3; time += 1) await register({ ip });
  const { body } = await main.call('PUT', '/wps/member/register/mobile', {
    body: {
      countryDialingCode: '95',
      mobileNum: '09771234567',
      verificationCode: '123456',
      ageAndTermsAccepted: true,
    },
    headers: { 'x-forwarded-for': ip },
  });
  expect(body).toMatchObject({ code: 'captcha_failed', value: { captcha: true } });
});

test('attempts that count no more are taken away', async () => {
  passHour();
  await register({ ip: `${freshSubnet()}.1` });
  expect(await countRows(db, 'registration_attempt')).toBe(1);
});
