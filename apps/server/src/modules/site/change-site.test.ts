import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { sendNotification } from '../notifications/index.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, call: callSite } = testContext(db);
const { call, hire } = testConsole(ctx);

let chief: Colleague;
let support: Colleague;

beforeAll(async () => {
  chief = await hire('chief', 'administrator');
  support = await hire('support', 'support');
});

interface AuditEntry {
  position: string;
  action: string;
  actor: string;
  subject: string;
  details: string;
}

const listAudit = async (query = '') => {
  const { body } = await call('GET', `/console/audit${query}`, { token: chief.token });
  return body.value as { entries: AuditEntry[]; hasMore: boolean };
};

const reason = 'asked for by the owner';

test('a feature is switched, the site shows it and the audit says who and why', async () => {
  const set = (code: string) =>
    call('PUT', `/console/site/flags/${code}`, { token: chief.token, body: { enabled: true, reason } });
  expect((await set('FREEPLAY3')).status).toBe(200);
  const [root] = (await callSite('GET', '/wps/system/menu')).body.value as { children: object[] }[];
  expect(root?.children).toContainEqual({ code: 'FREEPLAY3', enabled: '1' });
  expect((await listAudit('?action=site.flag')).entries).toMatchObject([
    { actor: 'chief', subject: 'flag:FREEPLAY3', reason, details: '{"enabled":true}' },
  ]);
  expect((await set('NOSUCH')).body.code).toBe('not_found');
  expect((await listAudit('?action=site.flag')).entries).toHaveLength(1);
});

test('a network gets a rule and loses it', async () => {
  const body = { network: '203.0.113.0/24', rule: 'block', reason };
  expect((await call('PUT', '/console/site/networks', { token: chief.token, body })).status).toBe(200);
  const read = async () => {
    const { body: payload } = await call('GET', '/console/site', { token: support.token });
    return (payload.value as { networks: object[] }).networks;
  };
  expect(await read()).toMatchObject([{ network: '203.0.113.0/24', rule: 'block', changed: { reason } }]);
  const url = `/console/site/networks?network=${encodeURIComponent(body.network)}&reason=over%20now`;
  expect((await call('DELETE', url, { token: chief.token })).status).toBe(200);
  expect(await read()).toEqual([]);
  expect((await call('DELETE', url, { token: chief.token })).body.code).toBe('not_found');
});

test('the audit is read page by page and by filter', async () => {
  const all: string[] = [];
  let before = '';
  for (;;) {
    const { entries, hasMore } = await listAudit(`?limit=3${before}`);
    all.push(...entries.map(({ position }) => position));
    before = `&before=${all.at(-1)}`;
    if (!hasMore) break;
  }
  expect(all).toEqual(Array.from({ length: all.length }, (_, n) => String(all.length - n)));
  const begun = await listAudit('?actor=support&action=session.begin');
  expect(begun.entries).toMatchObject([{ actor: 'support', subject: `staff:${support.id}` }]);
  expect((await listAudit(`?from=${Date.now() + 60_000}`)).entries).toEqual([]);
  expect((await listAudit(`?to=${Date.now() + 60_000}`)).entries.length).toBeGreaterThan(0);
});

const readLetters = async (who: Colleague, query = '') => {
  const { body } = await call('GET', `/console/notifications${query}`, { token: who.token });
  return (body.value as { notifications: object[] }).notifications;
};

test('notifications are shown to all their readers, and their words to few', async () => {
  await transaction(db, (tx) =>
    sendNotification(ctx, tx, {
      channel: 'mail',
      recipient: 'thiri@example.org',
      language: 'en',
      template: 'loginCode',
      values: { code: '004711', minutes: '5' },
    }),
  );
  expect(await readLetters(chief)).toMatchObject([
    { recipient: 'thiri@example.org', state: 'waiting', text: expect.stringContaining('004711') },
  ]);
  expect(await readLetters(support)).toMatchObject([
    { recipient: 't•••@example.org', subject: null, text: null },
  ]);
  expect(JSON.stringify(await readLetters(support))).not.toContain('004711');
  expect(await readLetters(chief, '?recipient=thiri@example.org&channel=mail&state=waiting')).toHaveLength(1);
  expect(await readLetters(chief, '?channel=sms')).toEqual([]);
});
