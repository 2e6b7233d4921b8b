import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import {
  countPendingAttempts,
  countRows,
  givenFailedAttempts,
  readStored,
} from '../../../../../../tools/scenario/index.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { type Answered, testContext, type TestContext } from '../../../../../../tools/test-context.ts';
import { createAccount } from '../accounts/create-account.ts';
import { CHARACTERS } from '../captcha/glyphs.ts';
import { openCaptcha } from '../captcha/open-captcha.ts';
import { purge } from '../retention/purge.ts';
import { FLOOD_FROM } from './attempt-login.ts';

const db = testDatabase();
const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
const main = testContext(db, PROXY);
const { ctx, clock } = main;
const MINUTE = 60_000;
const RIGHT = 'long enough 1';
const WRONG = 'long enough 2';

let addresses = 0;
const freshIp = () => `10.0.${(addresses += 1) >> 8}.${addresses & 255}`;

const passwordHash = hashCheaply(RIGHT);

const open = (name: string) =>
  transaction(db, (tx) => createAccount(tx, { name, type: 0, passwordHash, demo: false }));

interface LoginOptions {
  ip?: string;
  captcha?: string;
  cookie?: string;
  through?: TestContext;
}

const authenticate = (username: string, password: string, options: LoginOptions = {}): Promise<Answered> => {
  const { ip = freshIp(), captcha, cookie, through = main } = options;
  return through.call('POST', '/wps/session/login', {
    body: { username, password, ...(captcha === undefined ? {} : { captcha }) },
    headers: { 'x-forwarded-for': ip, ...(cookie === undefined ? {} : { cookie }) },
  });
};

/** A picture drawn from zeros, answered. */
const solved = async (): Promise<{ captcha: string; cookie: string }> => {
  const random = { bytes: (count: number) => (count === 4 ? new Uint8Array(4) : ctx.random.bytes(count)) };
  const { id } = await openCaptcha({ ...ctx, random }, freshIp(), undefined);
  return { captcha: (CHARACTERS[0] ?? '').repeat(5), cookie: `other=1; captchaId=${id}` };
};

const fail = async (username: string, times: number, options: LoginOptions = {}) => {
  for (let time = 0; time < times; time += 1)
    await authenticate(username, WRONG, { ...options, ...(await solved()) });
};

/** The cookie of the device that an answer sets. */
const deviceOf = ({ headers }: Answered): string =>
  /device=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '';

const codeOf = async (answered: Promise<Answered>) => (await answered).body.code;

test('ACCESS-012 the third failure of a name asks for a captcha, from wherever it comes', async () => {
  await open('third1');
  expect((await authenticate('third1', WRONG)).body).toMatchObject({
    code: 'wrong_credentials',
    value: null,
  });
  expect((await authenticate('third1', WRONG)).body.value).toBeNull();
  const { body } = await authenticate('THIRD1', WRONG);
  expect(body).toMatchObject({ code: 'wrong_credentials', value: { captcha: true } });
});

test('ACCESS-012 the third failure from a place asks for a captcha, whosever name it is', async () => {
  const ip = freshIp();
  await authenticate('nobody1', WRONG, { ip });
  await authenticate('nobody2', WRONG, { ip });
  expect((await authenticate('nobody3', WRONG, { ip })).body.value).toEqual({ captcha: true });
  expect(await codeOf(authenticate('nobody4', WRONG, { ip }))).toBe('captcha_failed');
  expect(await codeOf(authenticate('nobody4', WRONG))).toBe('wrong_credentials');
});

test('ACCESS-062 ERRORS-018 once asked for, a login needs the right captcha before its password counts', async () => {
  await open('needs1');
  await fail('needs1', 3);
  const without = await authenticate('needs1', RIGHT);
  expect(without.body).toMatchObject({ code: 'captcha_failed', value: { captcha: true } });
  expect(without.status).toBe(400);
  const { cookie } = await solved();
  expect(await codeOf(authenticate('needs1', RIGHT, { cookie, captcha: 'WRONG' }))).toBe('captcha_failed');
  expect(await codeOf(authenticate('needs1', RIGHT, { captcha: (await solved()).captcha }))).toBe(
    'captcha_failed',
  );
  expect((await authenticate('needs1', RIGHT, await solved())).status).toBe(200);
});

test('a captcha opens one attempt, right or wrong', async () => {
  await open('single1');
  await fail('single1', 3);
  const answer = await solved();
  expect(await codeOf(authenticate('single1', WRONG, answer))).toBe('wrong_credentials');
  expect(await codeOf(authenticate('single1', RIGHT, answer))).toBe('captcha_failed');
});

test('failures are forgotten after fifteen minutes', async () => {
  await open('fades1');
  await fail('fades1', 3);
  clock.advance(15 * MINUTE - 1);
  expect(await codeOf(authenticate('fades1', RIGHT))).toBe('captcha_failed');
  clock.advance(1);
  expect((await authenticate('fades1', RIGHT)).status).toBe(200);
});

test('a right login clears what failed from its own network, not what others did nor what its network did to others', async () => {
  await open('clears1');
  const home = freshIp();
  await fail('clears1', 2, { ip: home });
  expect((await authenticate('clears1', RIGHT, { ip: home })).status).toBe(200);
  await fail('clears1', 2);
  expect((await authenticate('clears1', RIGHT, { ip: home, ...(await solved()) })).status).toBe(200);
  expect((await authenticate('clears1', WRONG)).body.value).toEqual({ captcha: true });
  const ip = freshIp();
  for (const name of ['someone1', 'someone2', 'someone3']) await authenticate(name, WRONG, { ip });
  expect((await authenticate('clears1', RIGHT, { ip, ...(await solved()) })).status).toBe(200);
  expect(await codeOf(authenticate('clears1', RIGHT, { ip }))).toBe('captcha_failed');
});

test('ACCESS-012 the tenth failure from one strange network closes the name to it for thirty minutes, even to the right password', async () => {
  await open('closed1');
  const ip = freshIp();
  await fail('closed1', 9, { ip });
  clock.advance(10 * MINUTE);
  await fail('closed1', 1, { ip });
  const refused = await authenticate('closed1', RIGHT, { ip, ...(await solved()) });
  expect({ status: refused.status, code: refused.body.code }).toEqual({
    status: 429,
    code: 'account_locked_for_a_while',
  });
  clock.advance(30 * MINUTE - 1);
  expect(await codeOf(authenticate('closed1', RIGHT, { ip }))).toBe('account_locked_for_a_while');
  clock.advance(1);
  expect((await authenticate('closed1', RIGHT, { ip })).status).toBe(200);
});

test('a network that is locked out of a name is locked out of no other, and no other network of that name', async () => {
  for (const name of ['locked2', 'locked3']) await open(name);
  const ip = freshIp();
  await fail('locked2', 10, { ip });
  expect((await authenticate('locked3', RIGHT, { ip, ...(await solved()) })).status).toBe(200);
  clock.advance(MINUTE);
  expect((await authenticate('locked2', RIGHT, await solved())).status).toBe(200);
});

test('ten failures spread over more than thirty minutes close nothing', async () => {
  await open('slow1');
  const ip = freshIp();
  await fail('slow1', 9, { ip });
  clock.advance(30 * MINUTE);
  await fail('slow1', 1, { ip });
  expect((await authenticate('slow1', RIGHT, { ip })).status).toBe(200);
});

test('guesses spread over many networks wait ever longer for the next one, and need a captcha each', async () => {
  await open('spread1');
  await fail('spread1', 10);
  const waits: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    let waited = 0;
    while ((await codeOf(authenticate('spread1', WRONG, await solved()))) === 'too_many_requests') {
      clock.advance(30_000);
      waited += 30;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([30, 60, 120, 240]);
  expect(await codeOf(authenticate('spread1', WRONG))).toBe('captcha_failed');
});

test('a stranger on many networks locks out neither a live session, nor the network, nor the device that an account knows', async () => {
  await open('victim1');
  const home = freshIp();
  const first = await authenticate('victim1', RIGHT, { ip: home });
  const { token } = first.body.value as unknown as { token: string };
  const device = deviceOf(first);
  await fail('victim1', 40);
  expect(await codeOf(authenticate('victim1', RIGHT, await solved()))).toBe('too_many_requests');
  expect((await main.call('GET', '/wps/member/info', { token })).status).toBe(200);
  expect((await authenticate('victim1', RIGHT, { ip: home })).status).toBe(200);
  expect((await authenticate('victim1', RIGHT, { cookie: device })).status).toBe(200);
});

test('a stranger on the network of a member uses up nothing of what the device of the member may still try', async () => {
  await open('shares1');
  const ip = freshIp();
  const device = deviceOf(await authenticate('shares1', RIGHT, { ip }));
  await fail('shares1', 12, { ip });
  expect(await codeOf(authenticate('shares1', RIGHT, { ip }))).toBe('captcha_failed');
  expect((await authenticate('shares1', RIGHT, { ip, cookie: device })).status).toBe(200);
});

test('a known device has tries of its own, is asked for a captcha after them and never locked out', async () => {
  await open('device1');
  const device = deviceOf(await authenticate('device1', RIGHT));
  for (let time = 0; time < 2; time += 1)
    expect((await authenticate('device1', WRONG, { cookie: device })).body.value).toBeNull();
  expect((await authenticate('device1', WRONG, { cookie: device })).body.value).toEqual({ captcha: true });
  expect(await codeOf(authenticate('device1', RIGHT, { cookie: device }))).toBe('captcha_failed');
  for (let time = 0; time < 10; time += 1) {
    const { captcha, cookie } = await solved();
    await authenticate('device1', WRONG, { captcha, cookie: `${cookie}; ${device}` });
  }
  const { captcha, cookie } = await solved();
  const last = await authenticate('device1', RIGHT, { captcha, cookie: `${cookie}; ${device}` });
  expect(last.status).toBe(200);
});

test('the device of one account is none of another, and a made-up one is nobody’s', async () => {
  for (const name of ['own1', 'own2']) await open(name);
  const device = deviceOf(await authenticate('own1', RIGHT));
  await fail('own2', 10);
  for (const cookie of [device, `device=${'a'.repeat(22)}`]) {
    const answer = await solved();
    const order = { captcha: answer.captcha, cookie: `${answer.cookie}; ${cookie}` };
    expect(await codeOf(authenticate('own2', RIGHT, order))).toBe('too_many_requests');
  }
});

test('failures from a known place ask for a captcha and close nothing', async () => {
  await open('forgets1');
  const ip = freshIp();
  await authenticate('forgets1', RIGHT, { ip });
  await fail('forgets1', 12, { ip });
  expect(await codeOf(authenticate('forgets1', RIGHT, { ip }))).toBe('captcha_failed');
  expect((await authenticate('forgets1', RIGHT, await solved())).status).toBe(200);
});

const answersOf = async (name: string) => {
  const answers: unknown[] = [];
  const ip = freshIp();
  for (let time = 0; time < 11; time += 1) {
    const { status, body } = await authenticate(name, WRONG, { ip, ...(time < 3 ? {} : await solved()) });
    answers.push({ status, body });
  }
  return answers;
};

test('a name without an account is counted, asked and closed like any other', async () => {
  await open('exists1');
  const [known, unknown] = [await answersOf('exists1'), await answersOf('exists2')];
  expect(unknown).toEqual(known);
  expect(known.at(-1)).toMatchObject({ status: 429, body: { code: 'account_locked_for_a_while' } });
});

test('of forty guesses sent at once to two processes three are looked at before the captcha', async () => {
  const other = testContext(db, PROXY);
  other.clock.advance(clock.now().getTime() - other.clock.now().getTime());
  await open('burst1');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      authenticate('burst1', WRONG, { through: at % 2 === 0 ? main : other }),
    ),
  );
  const codes = answers.map(({ body }) => body.code).toSorted();
  expect(codes).toEqual([
    ...Array<string>(37).fill('captcha_failed'),
    ...Array<string>(3).fill('wrong_credentials'),
  ]);
});

test('of forty guesses at once with a captcha each ten are looked at, and those from one network lock it out', async () => {
  const other = testContext(db, PROXY);
  other.clock.advance(clock.now().getTime() - other.clock.now().getTime());
  await open('burst2');
  const ip = freshIp();
  const answers = await Promise.all(Array.from({ length: 40 }, () => solved()));
  const guesses = await Promise.all(
    answers.map((answer, at) =>
      authenticate('burst2', WRONG, { ip, through: at % 2 === 0 ? main : other, ...answer }),
    ),
  );
  expect(guesses.filter(({ body }) => body.code === 'wrong_credentials')).toHaveLength(10);
  expect(await codeOf(authenticate('burst2', RIGHT, { ip }))).toBe('account_locked_for_a_while');
});

test('a flood of bad logins is turned away, and what waited counts for nothing once it is refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, at) => authenticate(`flood${at}`, WRONG)),
  );
  const codes = new Set(answers.map(({ body }) => body.code));
  expect(codes).toEqual(new Set(['wrong_credentials', 'too_many_requests']));
  expect(await countPendingAttempts(db)).toBe(0);
});

test('while passwords are guessed everywhere at once, a stranger needs a captcha and a known place does not', async () => {
  await open('flooded1');
  const home = freshIp();
  await authenticate('flooded1', RIGHT, { ip: home });
  await givenFailedAttempts(db, FLOOD_FROM, clock.now());
  expect((await authenticate('flooded1', RIGHT)).body).toMatchObject({
    code: 'captcha_failed',
    value: { captcha: true },
  });
  expect((await authenticate('flooded1', RIGHT, await solved())).status).toBe(200);
  expect((await authenticate('flooded1', RIGHT, { ip: home })).status).toBe(200);
  clock.advance(MINUTE);
  expect((await authenticate('flooded1', RIGHT)).status).toBe(200);
});

test('two processes share the counts and the pictures', async () => {
  const other = testContext(db, PROXY);
  other.clock.advance(clock.now().getTime() - other.clock.now().getTime());
  await open('shared1');
  await authenticate('shared1', WRONG);
  await authenticate('shared1', WRONG, { through: other });
  await authenticate('shared1', WRONG);
  expect(await codeOf(authenticate('shared1', RIGHT, { through: other }))).toBe('captcha_failed');
  expect((await authenticate('shared1', RIGHT, { through: other, ...(await solved()) })).status).toBe(200);
});

test('attempts that count for nothing any more are taken away, and none keeps the name that was typed', async () => {
  await authenticate('my secret password', WRONG);
  const rows = await readStored(db, 'identity_attempt');
  expect(rows.every((row) => !row.includes('secret'))).toBe(true);
  clock.advance(30 * MINUTE);
  for (let time = 0; time < 3; time += 1) await authenticate('nobody9', WRONG);
  await purge(ctx);
  expect(await countRows(db, 'identity_attempt')).toBe(3);
});

test.each([
  ['a megabyte for a name', { username: 'a'.repeat(1_000_000), password: WRONG }, 413],
  ['a long captcha', { username: 'a', password: WRONG, captcha: 'a'.repeat(17) }, 400],
  ['a list for a captcha', { username: 'a', password: WRONG, captcha: ['a'] }, 400],
  ['a name of a zero character', { username: '\0', password: WRONG }, 400],
  ['a captcha of a zero character', { username: 'a', password: WRONG, captcha: '\0' }, 400],
  ['no captcha but null', { username: 'a', password: WRONG, captcha: null }, 400],
])('%s is refused', async (_, body, status) => {
  const answered = await main.call('POST', '/wps/session/login', { body });
  expect(answered.status).toBe(status);
});

test('a captcha of any characters is looked at without failing', async () => {
  await fail('hostile1', 3);
  for (const captcha of ['\u{1F600}', "';--", ' ']) {
    const { cookie } = await solved();
    expect(await codeOf(authenticate('hostile1', WRONG, { captcha, cookie }))).toBe('captcha_failed');
  }
});
