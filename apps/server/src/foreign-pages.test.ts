import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Http } from '@hintha/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAccount, readLastSent } from '../../../tools/scenario/index.ts';
import { testConsole } from '../../../tools/console/test-console.ts';
import { openMember, PASSWORD } from '../../../tools/payments/members.ts';
import { testContext } from '../../../tools/test-context.ts';
import { testDatabase } from '../../../tools/test-database.ts';

const db = testDatabase({ role: 'hintha_app' });
const tested = testContext(db, { PUBLIC_URL: 'https://play.example' });
const { ctx } = tested;
const staff = testConsole(ctx);
const FOREIGN = 'https://evil.example';

let servers: Record<'site' | 'console', Http>;
let pages = '';
beforeAll(async () => {
  pages = await mkdtemp(join(tmpdir(), 'hintha-pages-'));
  await writeFile(join(pages, 'index.html'), '<!doctype html><title>Hintha</title>');
  Object.assign(ctx.config, { pages, consolePages: pages });
  servers = { site: await tested.http(), console: await staff.http() };
});
afterAll(() => rm(pages, { recursive: true }));

test.each(['site', 'console'] as const)(
  'no page of the %s stands in a frame of another site',
  async (name) => {
    for (const url of ['/', '/wps/system/permission', '/console/session']) {
      const { headers } = await servers[name].inject({ url });
      expect([url, String(headers['content-security-policy'])]).toEqual([
        url,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  },
);

const CHANGES = {
  site: ['/wps/session/login', '/wps/chat/lines', '/wps/feedback', '/wps/withdrawals'],
  console: ['/console/session', '/console/staff', '/console/adjustments'],
} as const;

test.each(['site', 'console'] as const)(
  'the %s lets no page of another origin read its answers',
  async (name) => {
    for (const url of CHANGES[name])
      for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
        const asked = { origin: FOREIGN, 'access-control-request-method': 'POST' };
        const { headers } = await servers[name].inject({ method, url, headers: asked });
        const granted = Object.keys(headers).filter((key) => key.startsWith('access-control-'));
        expect([method, url, granted]).toEqual([method, url, []]);
      }
  },
);

test.each(['cross-site', 'same-site'])('a form of a %s page changes nothing', async (from) => {
  for (const [name, urls] of Object.entries(CHANGES) as ['site' | 'console', readonly string[]][])
    for (const url of urls)
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        const boundary = 'multipart/form-data; boundary=x';
        const headers = { origin: FOREIGN, 'sec-fetch-site': from, 'content-type': boundary };
        const payload = '--x\r\ncontent-disposition: form-data; name="content"\r\n\r\nhello\r\n--x--\r\n';
        const { statusCode, body } = await servers[name].inject({ method, url, headers, payload });
        expect([url, statusCode, JSON.parse(body)]).toMatchObject([url, 400, { code: 'bad_request' }]);
      }
});

test('the pages of the site itself, and programs that are no browser, are let in', async () => {
  const { name } = await openMember(tested);
  const body = { username: name, password: PASSWORD };
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])
    expect((await tested.call('POST', '/wps/session/login', { body, headers })).body.code).toBe('ok');
});

test('a link of another site is followed to a page', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect((await servers.site.inject({ url: '/promotions', headers })).statusCode).toBe(200);
});

test('every cookie is kept from scripts and from other sites', async () => {
  const { name } = await openMember(tested);
  const body = { username: name, password: PASSWORD, rememberMe: true };
  const { headers } = await tested.call('POST', '/wps/session/login', { body });
  const cookies = [headers['set-cookie'] ?? []].flat() as string[];
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Strict/);
});

test('a link in a mail begins with the address of the site, whatever host the call names', async () => {
  const { id, name } = await openMember(tested);
  await givenAccount(db, id, { email: 'thiri@example.org' });
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
    'x-original-url': `${FOREIGN}/`,
    origin: FOREIGN,
    referer: `${FOREIGN}/`,
  };
  const body = { username: name, email: 'thiri@example.org' };
  await tested.call('POST', '/wps/member/password/email', { body, headers });
  const sent = await readLastSent(db, 'thiri@example.org', 'passwordLink');
  expect(sent?.text).toContain('https://play.example/?resetToken=');
  expect(sent?.text).not.toContain('evil');
});

test('no answer that is kept says which host was asked for, and none sends a browser elsewhere', async () => {
  for (const url of ['/', '/login?redirect=https://evil.example', '//evil.example', '/%5cevil.example']) {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const answer = await servers.site.inject({ url, headers });
    expect([url, answer.headers['location']]).toEqual([url, undefined]);
    expect(answer.body).not.toContain('evil.example');
  }
});
