import { formatAmount, money } from '@hintha/money';
import { collectContributions, contribute } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { ALL_CONTRIBUTIONS } from '../../all-modules.ts';
import {
  amount,
  contributeEffects,
  defineSettings,
  plain,
  readSettings,
  SETTING_GROUPS,
  usualOf,
  whole,
} from '../settings/index.ts';

/** A module's settings, as any module declares them. */
const kitchen = defineSettings(
  'kitchen',
  ['content', 'administrator'],
  {
    least: amount(money(1_000n), { least: money(100n), most: money(100_000n) }),
    most: amount(money(50_000n)),
    tables: whole(12, null, { least: 1, most: 40 }),
    open: plain(z.boolean(), true),
  },
  ({ least, most }) => (least > most ? 'most' : null),
);

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock, call: callSite } = testContext(db);
ctx.contributions = collectContributions([
  ...ALL_CONTRIBUTIONS,
  contribute(SETTING_GROUPS, kitchen),
  contributeEffects(kitchen, async (_ctx, { after }) => [
    { text: 'dearer', values: { least: formatAmount(after.least) } },
  ]),
]);
const { call, hire } = testConsole(ctx);

let chief: Colleague;
let second: Colleague;
let author: Colleague;
let support: Colleague;

beforeAll(async () => {
  chief = await hire('chief', 'administrator');
  second = await hire('second', 'administrator');
  author = await hire('author', 'content');
  support = await hire('support', 'support');
});

const reason = 'asked for by the owner';
let orders = 0;

const set = (name: string, value: unknown, { token }: Colleague = chief) => {
  orders += 1;
  const body = { value, reason, requestId: `order-${orders}-of-settings` };
  return call('PUT', `/console/settings/${name}`, { token, body });
};

const shown = async (named: string) => {
  const { body } = await call('GET', '/console/settings', { token: support.token });
  const { settings } = body.value as { settings: { name: string }[] };
  return settings.find(({ name }) => name === named);
};

test('a setting that no money hangs on is set at once, and the next read has it', async () => {
  const { status, body } = await set('kitchen.tables', 20);
  expect([status, body.value]).toEqual([200, { proposed: null }]);
  expect(await readSettings(db, kitchen)).toEqual({ ...usualOf(kitchen), tables: 20 });
  expect(await shown('kitchen.tables')).toEqual({
    name: 'kitchen.tables',
    group: 'kitchen',
    value: '20',
    usual: '12',
    form: { kind: 'number', least: 1, most: 40 },
    unit: null,
    needsApproval: false,
    mayChange: false,
    changed: { by: 'chief', at: expect.any(Number), reason, before: null },
  });
});

test('a setting that decides about money is set by two of the staff, over the value that was read', async () => {
  const { body } = await set('kitchen.least', '20.00');
  const { proposed } = body.value as { proposed: { id: string; payloadHash: string } };
  expect((await readSettings(db, kitchen)).least).toBe(1_000n);
  const approve = ({ token }: Colleague) =>
    call('POST', `/console/approvals/${proposed.id}/approve`, {
      token,
      body: { payloadHash: proposed.payloadHash },
    });
  expect((await approve(chief)).body.code).toBe('own_proposal');
  expect((await approve(second)).status).toBe(200);
  expect((await readSettings(db, kitchen)).least).toBe(2_000n);
  expect(await shown('kitchen.least')).toMatchObject({ value: '"20.00"', changed: { by: 'second' } });
});

const proposeMost = async (value: string) =>
  (await set('kitchen.most', value)).body.value as { proposed: { id: string; payloadHash: string } };

test('a proposal is void once the setting has another value than it was made from', async () => {
  const [first, later] = [await proposeMost('600.00'), await proposeMost('700.00')];
  const approve = async ({ proposed: { id, payloadHash } }: typeof first) =>
    (await call('POST', `/console/approvals/${id}/approve`, { token: second.token, body: { payloadHash } }))
      .body.code;
  expect(await approve(later)).toBe('ok');
  expect(await approve(first)).toBe('proposal_changed');
  expect((await readSettings(db, kitchen)).most).toBe(70_000n);
});

test.each([
  ['kitchen.tables', 41],
  ['kitchen.tables', 'many'],
  ['kitchen.least', '0.99'],
  ['kitchen.least', '1e3'],
  ['kitchen.least', '20.001'],
  ['kitchen.least', '900.00'],
])('%s is not set to %j, and the answer names the field', async (name, value) => {
  const { status, body } = await set(name, value);
  expect([status, body.code]).toEqual([400, 'bad_request']);
  expect(JSON.stringify(body.value)).toContain('kitchen.');
});

test('a setting is changed by those who may, and one that there is not by nobody', async () => {
  expect((await set('kitchen.open', false, author)).status).toBe(200);
  expect((await set('staff.proposalHours', 2, author)).body.code).toBe('not_found');
  expect((await set('vendors.isSingle', false, author)).body.code).toBe('role_needed');
  expect((await set('kitchen.open', false, support)).status).toBe(403);
});

test('what a change would mean is told before it is made, and nothing is changed by asking', async () => {
  const before = await readSettings(db, kitchen);
  const { body } = await call('POST', '/console/settings/kitchen.least/preview', {
    token: author.token,
    body: { value: '30.00' },
  });
  expect(body.value).toEqual({
    needsApproval: true,
    effects: [{ text: 'dearer', values: { least: '30.00' } }],
  });
  expect(await readSettings(db, kitchen)).toEqual(before);
});

test('every value that a setting was given is kept, the latest first', async () => {
  for (const tables of [13, 14]) await set('kitchen.tables', tables);
  const { body } = await call('GET', '/console/settings/kitchen.tables/versions', { token: support.token });
  const { versions } = body.value as { versions: object[] };
  expect(versions).toMatchObject([
    { value: '14', by: 'chief', reason },
    { value: '13', by: 'chief', reason },
    { value: '20', by: 'chief', reason },
  ]);
});

const status = async () => {
  clock.advance(1000);
  return ((await callSite('GET', '/wps/system/permission')).body.value as { status: number }).status;
};

test('the site is shut and opened by a setting, and the audit keeps the value before', async () => {
  const shut = { on: true, message: { en: 'Back soon.' }, until: null };
  expect((await set('site.maintenance', shut)).status).toBe(200);
  expect(await status()).toBe(1);
  expect((await set('site.maintenance', { on: 'yes' })).status).toBe(400);
  expect((await set('site.maintenance', { ...shut, on: false })).status).toBe(200);
  expect(await status()).toBe(0);
  const { body } = await call('GET', '/console/audit?subject=setting:site.maintenance', {
    token: chief.token,
  });
  const { entries } = body.value as { entries: { details: string }[] };
  expect(
    entries.map(({ details }) => (JSON.parse(details) as { before: { on: boolean } }).before.on),
  ).toEqual([true, false]);
});
