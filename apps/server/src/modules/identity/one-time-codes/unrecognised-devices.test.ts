import { transaction } from '@hintha/platform';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { givenAccount, givenFlag, readLastSent } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';
import { readSetCookie } from '../../../../../../tools/test/read-set-cookie.ts';
import { solveCaptcha } from '../../../../../../tools/test/solve-captcha.ts';
import { createAccount } from '../accounts/create-account.ts';
import { proveOwner } from '../factors/prove-owner.ts';

const db = testDatabase({ role: 'hintha_app' });
const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
const processes = [testContext(db, PROXY), testContext(db, PROXY)] as const;
const [{ ctx }] = processes;
const MINUTE = 60_000;
const PASSWORD = 'long enough 1';
const passwordHash = hashCheaply(PASSWORD);

const pass = (ms: number) => processes.forEach(({ clock }) => clock.advance(ms));

beforeAll(async () => {
  for (const flag of ['MOBILENUMREG3', 'MOBILEVERCODELOGIN3']) await givenFlag(db, flag, true);
});

// Nothing that was counted in one test counts in the next.
beforeEach(() => pass(2 * 24 * 60 * MINUTE));

let calls = 0;
/** In a subnet of its own. */
const freshIp = (): string => `10.${60 + ((calls += 1) >> 8)}.${calls & 255}.1`;

interface Asking {
  path: string;
  body: object;
  method?: 'POST' | 'PUT';
  ip?: string;
  cookie?: string | undefined;
}

/** A call to one of the two processes in turn, from a network that no other call came from unless it is told. */
const ask = async ({ path, body, method = 'POST', ip = freshIp(), cookie }: Asking) => {
  const answered = await processes[calls % 2 === 0 ? 0 : 1].call(method, path, {
    body: { countryDialingCode: '95', ...body },
    headers: { 'x-forwarded-for': ip, ...(cookie === undefined ? {} : { cookie }) },
  });
  const device = readSetCookie(answered.headers, 'device').split(';')[0] ?? '';
  return { code: answered.body.code, value: answered.body.value as { token?: string } | null, device };
};

const authenticate = (username: string, cookie?: string) =>
  ask({ path: '/wps/session/login', body: { username, password: PASSWORD }, cookie });

/** Asks for a code, with a captcha where no cookie is told. */
const send = async (
  mobileNum: string,
  more: { cookie?: string; ip?: string; path?: string | undefined } = {},
) => {
  const { path = 'noLogin', ...from } = more;
  const { captcha, cookie } = await solveCaptcha(ctx);
  const body = { mobileNum, regType: 'MOBILE', ...(from.cookie === undefined ? { captcha } : {}) };
  return ask({ path: `/wps/verification/sms/${path}`, body, cookie, ...from });
};

const authenticateByCode = (mobileNum: string, verificationCode: string, cookie?: string) =>
  ask({ path: '/wps/session/login', body: { type: 'sms', mobileNum, verificationCode }, cookie });

const register = (mobileNum: string, verificationCode: string, cookie?: string) =>
  ask({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    body: { mobileNum, verificationCode, ageAndTermsAccepted: true },
    cookie,
  });

const lastCode = async (mobileNum: string): Promise<string> =>
  /\d{6}/.exec((await readLastSent(db, `95${mobileNum.slice(1)}`))?.text ?? '')?.[0] ?? '';

const after = (code: string, steps: number): string =>
  String((Number(code) + steps) % 1_000_000).padStart(6, '0');

/** An account with a phone, and the cookie of the browser that it has logged in with. */
const givenOwner = async (name: string, mobileNum: string) => {
  const id = await transaction(db, (tx) => createAccount(tx, { name, type: 0, passwordHash, demo: false }));
  await givenAccount(db, id, { mobile: `95${mobileNum.slice(1)}`, email: null });
  return { id, device: (await authenticate(name)).device };
};

/** Has strangers ask for codes, each from a network of its own, until the phone gets none for them. */
const spendSends = async (mobileNum: string, path?: string): Promise<number> => {
  let sent = 0;
  for (let round = 0; round < 8; round += 1) {
    for (let n = 0; n < 3; n += 1) if ((await send(mobileNum, { path })).code === 'ok') sent += 1;
    pass(5 * MINUTE);
  }
  for (let n = 0; n < 3; n += 1) await send(mobileNum, { path });
  return sent;
};

const guess = async (mobileNum: string, way: typeof authenticateByCode) => {
  const code = await lastCode(mobileNum);
  for (let n = 1; n <= 10; n += 1) expect((await way(mobileNum, after(code, n))).code).toBe('code_wrong');
};

test('strangers on many networks use up neither the codes of a phone nor the tries for the device of its owner', async () => {
  const mobileNum = '09770000001';
  const { device } = await givenOwner('stranger1', mobileNum);
  expect(await spendSends(mobileNum)).toBe(15);
  expect((await send(mobileNum)).code).toBe('too_many_requests');
  expect((await send(mobileNum, { cookie: device })).code).toBe('ok');
  const code = await lastCode(mobileNum);
  await guess(mobileNum, authenticateByCode);
  expect((await authenticateByCode(mobileNum, code)).code).toBe('code_wrong');
  expect((await authenticateByCode(mobileNum, code, device)).code).toBe('ok');
});

test('a member that is signed in gets and uses a code after strangers had theirs', async () => {
  const mobileNum = '09770000002';
  const { id } = await givenOwner('stranger2', mobileNum);
  await spendSends(mobileNum);
  const { value } = await authenticate('stranger2');
  const { body } = await processes[1].call('POST', '/wps/member/security/code', {
    token: value?.token ?? '',
    body: { method: 'sms' },
  });
  expect(body.code).toBe('ok');
  const proof = { password: PASSWORD, method: 'sms' as const, code: await lastCode(mobileNum) };
  await expect(proveOwner(ctx, id, proof)).resolves.toBeDefined();
});

test('a code that a stranger asks for does not end the one that a browser waits for', async () => {
  const mobileNum = '09770000003';
  const { device } = await send(mobileNum, { path: 'register' });
  const code = await lastCode(mobileNum);
  await send(mobileNum, { path: 'register' });
  await guess(mobileNum, register);
  expect((await register(mobileNum, code, device)).code).toBe('ok');
});

test.each([
  ['three', 2, 'ok'],
  ['no more than three', 3, 'code_wrong'],
])(
  'of guesses with other browsers two are looked at, and %s are left to the one that asked',
  async (_, wrong, outcome) => {
    const mobileNum = `0977000001${wrong}`;
    const { device } = await send(mobileNum, { path: 'register' });
    const code = await lastCode(mobileNum);
    await guess(mobileNum, register);
    for (let n = 1; n <= wrong; n += 1)
      expect((await register(mobileNum, after(code, n), device)).code).toBe('code_wrong');
    expect((await register(mobileNum, code, device)).code).toBe(outcome);
  },
);

test('one network has six codes a day for a phone, and leaves the others to other networks', async () => {
  const [mobileNum, ip] = ['09770000005', freshIp()];
  let sent = 0;
  for (let n = 0; n < 10; n += 1) {
    if ((await send(mobileNum, { ip, path: 'register' })).code === 'ok') sent += 1;
    pass(5 * MINUTE);
  }
  expect(sent).toBe(6);
  expect((await send(mobileNum, { path: 'register' })).code).toBe('ok');
});

test('the owner’s device has no more than the codes that a phone gets in a day', async () => {
  const mobileNum = '09770000006';
  const { device } = await givenOwner('stranger6', mobileNum);
  await spendSends(mobileNum);
  let sent = 0;
  for (let n = 0; n < 8; n += 1) {
    if ((await send(mobileNum, { cookie: device })).code === 'ok') sent += 1;
    pass(10 * MINUTE);
  }
  expect(sent).toBe(5);
});
