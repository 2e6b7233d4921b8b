import { beforeEach, expect, test } from 'vitest';
import {
  codeOf,
  type Colleague,
  type ConsoleAnswer,
  STAFF_PASSWORD,
  testConsole,
} from '../../../../../../tools/console/test-console.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { solveCaptcha } from '../../../../../../tools/test/solve-captcha.ts';

const db = testDatabase({ role: 'hintha_app' });
const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
const main = testContext(db, PROXY);
const other = testContext(db, PROXY);
const { ctx } = main;
const { call, hire } = testConsole(ctx);
const { call: callOther } = testConsole(other.ctx);
const MINUTE = 60_000;

const pass = (ms: number) => [main, other].forEach(({ clock }) => clock.advance(ms));

// The tries of one test are none of the next.
beforeEach(() => pass(16 * MINUTE));

let addresses = 0;
const freshIp = () => `10.40.${(addresses += 1) >> 8}.${addresses & 255}`;

interface Begun {
  ip?: string;
  captcha?: string;
  cookie?: string;
  through?: typeof call;
}

const begin = (name: string, password: string, begun: Begun = {}) => {
  const { ip = freshIp(), captcha = '', cookie = '', through = call } = begun;
  return through('POST', '/console/session', {
    body: { name, password, captcha },
    headers: { 'x-forwarded-for': ip, cookie },
  });
};

const solved = () => solveCaptcha(ctx);

const fail = async (name: string, times: number, ip?: string) => {
  for (let time = 0; time < times; time += 1)
    await begin(name, 'wrong', { ...(await solved()), ...(ip === undefined ? {} : { ip }) });
};

const codesOf = (answers: readonly ConsoleAnswer[]) => answers.map(({ body }) => body.code).toSorted();

const deviceOf = ({ headers }: ConsoleAnswer): string =>
  /device=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '';

/** Signs in to the end and answers the cookie of the device. */
const signInWith = async ({ name, secret }: Colleague, cookie = '') => {
  pass(30_000);
  const begun = await begin(name, STAFF_PASSWORD, { cookie });
  const device = cookie === '' ? deviceOf(begun) : cookie;
  const { token } = begun.body.value as unknown as { token: string };
  const shown = await show(token, codeOf(secret, ctx.clock.now()), device);
  return { device, status: shown.status };
};

const show = (token: string, code: string, cookie = '', through = call) =>
  through('POST', '/console/session/code', { token, body: { code, newPassword: '' }, headers: { cookie } });

const tokenOf = (answer: ConsoleAnswer) => (answer.body.value as unknown as { token: string }).token;

test.each(['asked', 'nobody-at-all'])(
  'the fourth sign-in as %s after three failures needs a captcha',
  async (name) => {
    if (name === 'asked') await hire(name, 'risk');
    const codes: string[] = [];
    for (let time = 0; time < 4; time += 1) codes.push((await begin(name, 'wrong')).body.code);
    expect(codes).toEqual(['wrong_credentials', 'wrong_credentials', 'wrong_credentials', 'captcha_failed']);
    expect((await begin(name, STAFF_PASSWORD)).body.value).toEqual({ captcha: true });
    expect((await begin(name, 'wrong', await solved())).body.code).toBe('wrong_credentials');
  },
);

test('the picture is drawn by the console and tied to a cookie', async () => {
  const answered = await call('GET', '/console/session/captcha', {
    headers: { 'x-forwarded-for': freshIp() },
  });
  expect(Buffer.from(answered.body.value as string, 'base64').toString('latin1', 1, 4)).toBe('PNG');
  expect(String(answered.headers['set-cookie'])).toMatch(/^captchaId=[\w-]{22};.*HttpOnly; SameSite=Strict/);
});

test('ten failures close a name to the network they came from, and to no other', async () => {
  await hire('closed', 'risk');
  const ip = freshIp();
  await fail('closed', 10, ip);
  expect((await begin('closed', STAFF_PASSWORD, { ip, ...(await solved()) })).body.code).toBe(
    'too_many_requests',
  );
  expect((await begin('closed', STAFF_PASSWORD, await solved())).status).toBe(200);
  pass(15 * MINUTE);
  expect((await begin('closed', STAFF_PASSWORD, { ip })).status).toBe(200);
});

test('a stranger on many networks keeps neither a known device nor a right second factor out', async () => {
  const colleague = await hire('chased', 'risk');
  const { device } = await signInWith(colleague);
  await fail('chased', 15);
  expect((await signInWith(colleague, device)).status).toBe(200);
  const elsewhere = await begin('chased', STAFF_PASSWORD, await solved());
  pass(30_000);
  expect((await show(tokenOf(elsewhere), codeOf(colleague.secret, ctx.clock.now()))).status).toBe(200);
});

test('a known device has tries of its own and is asked for a captcha before they are over', async () => {
  const colleague = await hire('fumbling', 'risk');
  const { device } = await signInWith(colleague);
  for (let time = 0; time < 3; time += 1) await begin('fumbling', 'wrong', { cookie: device });
  expect((await begin('fumbling', STAFF_PASSWORD, { cookie: device })).body.code).toBe('captcha_failed');
  expect((await begin('fumbling', STAFF_PASSWORD)).status).toBe(200);
});

test('whoever has stolen the password uses up no codes of the device of its owner', async () => {
  const colleague = await hire('phished', 'risk');
  const { device } = await signInWith(colleague);
  const stolen = tokenOf(await begin('phished', STAFF_PASSWORD));
  for (let time = 0; time < 6; time += 1) await show(stolen, '000000');
  expect((await show(stolen, '000000')).body.code).toBe('too_many_requests');
  expect((await signInWith(colleague, device)).status).toBe(200);
});

test('of forty passwords guessed at once at two processes three are looked at before the captcha', async () => {
  await hire('burst', 'risk');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      begin('burst', 'wrong', { through: at % 2 === 0 ? call : callOther }),
    ),
  );
  expect(codesOf(answers)).toEqual([
    ...Array<string>(37).fill('captcha_failed'),
    ...Array<string>(3).fill('wrong_credentials'),
  ]);
});

test('of forty at once from one network with a captcha each ten are looked at', async () => {
  await hire('burst2', 'risk');
  const captchas = await Promise.all(Array.from({ length: 40 }, solved));
  const ip = freshIp();
  const answers = await Promise.all(
    captchas.map((answer, at) =>
      begin('burst2', 'wrong', { ip, through: at % 2 === 0 ? call : callOther, ...answer }),
    ),
  );
  expect(answers.filter(({ body }) => body.code === 'wrong_credentials')).toHaveLength(10);
});

test('of forty codes guessed at once at two processes five are looked at', async () => {
  await hire('coded', 'risk');
  const tokens = [
    tokenOf(await begin('coded', STAFF_PASSWORD)),
    tokenOf(await begin('coded', STAFF_PASSWORD)),
  ];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      show(tokens[at % 2] ?? '', '000000', '', at % 2 === 0 ? call : callOther),
    ),
  );
  expect(answers.filter(({ body }) => body.code === 'code_wrong')).toHaveLength(5);
});
