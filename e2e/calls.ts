import type { Database } from '@hintha/platform';
import type { Page } from 'playwright-core';
import { readPrivateKey } from '../tools/scenario/index.ts';
import { unseal } from '../tools/test/seal.ts';

interface Call {
  method: string;
  path: string;
  /** What was sent, as text; empty when nothing was. */
  sent: string;
}

/** Notes every call that a page makes to the operator from now on. */
export const noteCalls = (page: Page) => {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, path] = /^\/(?:wps|lgw)\/(.+)$/.exec(pathname) ?? [];
    if (path === undefined) return;
    const sent = request.postData() ?? '';
    calls.push({
      method: request.method(),
      path,
      sent,
    });
  });
  return (method: string, path: string): Call[] =>
    calls.filter((call) => call.method === method && call.path === path);
};

/** What a page has sealed in a call, read with the key of the operator. */
export const readSealed = async (db: Database, call: Call | undefined): Promise<Record<string, unknown>> => {
  const { jwe = '', ...beside } = JSON.parse(call?.sent ?? '{}') as { jwe?: string };
  if (Object.keys(beside).length > 0) throw new Error('a sealed call says something in the open');
  const letter = JSON.parse(unseal(await readPrivateKey(db), jwe)) as { body: Record<string, unknown> };
  return letter.body;
};
