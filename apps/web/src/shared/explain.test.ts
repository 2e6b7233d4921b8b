import { loadMessages } from '@hintha/messages';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { call } from './api.ts';
import { explain } from './explain.ts';

const en = await loadMessages('en');

// The page reads what it keeps as soon as it is loaded.
vi.hoisted(() => {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  Object.assign(globalThis, { localStorage: nothing, sessionStorage: nothing });
});

beforeAll(async () => {
  // Another file of the process may have put its words there before.
  await i18next.init({ lng: 'en', ns: ['site'], defaultNS: 'site', resources: { en: { site: en } } });
});

afterEach(() => void vi.unstubAllGlobals());

const explained = async (fetched: () => Promise<Response>): Promise<string> => {
  vi.stubGlobal('fetch', fetched);
  return call('readFlags').then(() => 'nothing', explain);
};

test('ERRORS-009 a call that finds no network says so', async () => {
  expect(await explained(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(en.failures.network);
});

test.each(['<html>bad gateway</html>', '"text"', '{"success":true}'])(
  'ERRORS-010 an answer that is none says that the connection is disturbed: %s',
  async (body) => {
    expect(await explained(async () => new Response(body, { status: 502 }))).toBe(en.failures.abnormal);
  },
);

test('ERRORS-011 a call that is not answered in time says that the page is slow', async () => {
  expect(await explained(() => Promise.reject(new DOMException('', 'TimeoutError')))).toBe(
    en.failures.timeout,
  );
});

const refused = (message: string) => async () =>
  Response.json({ success: false, code: 'not_enabled', message, value: null });

test('a business error is told in the words of the server, one without words in ours', async () => {
  expect(await explained(refused('Not today.'))).toBe('Not today.');
  expect(await explained(refused(''))).toBe(en.errors.unknown_error);
});
