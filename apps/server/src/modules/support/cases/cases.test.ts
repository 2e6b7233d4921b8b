import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember, type TestMember } from '../../../../../../tools/payments/members.ts';
import { readActions } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });
const { ctx, call, clock } = site;
const { call: callStaff, hire } = testConsole(ctx);

let helper: Colleague;
let payer: Colleague;
beforeAll(async () => {
  helper = await hire('helper1', 'support');
  payer = await hire('payer1', 'payments');
});

interface Sender {
  token?: string;
  cookie?: string;
  ip?: string;
}

let last = 0;
const nextKey = () => `request-${(last += 1)}`;

const headersOf = ({ cookie, ip = `10.9.0.${(last += 1) % 250}` }: Sender) => ({
  'x-forwarded-for': ip,
  ...(cookie === undefined ? {} : { cookie }),
});

const setCookie = (headers: Record<string, unknown>): string => {
  const set = headers['set-cookie'];
  return typeof set === 'string' ? set : '';
};

const TEXT = 'The list of games is hard to find on a small phone.';

const send = async (body: object, sender: Sender = {}) => {
  const { token } = sender;
  const order = { type: 'suggestion', content: TEXT, ...body };
  const reply = await call('PUT', '/wps/feedback', {
    body: order,
    headers: headersOf(sender),
    ...(token === undefined ? {} : { token }),
  });
  const [cookie = ''] = setCookie(reply.headers).split(';');
  return { ...reply, cookie, id: (reply.body.value as { id?: string } | null)?.id ?? '' };
};

const listOf = async (sender: Sender) => {
  const { token } = sender;
  const { body } = await call('GET', '/wps/cases', {
    headers: headersOf(sender),
    ...(token === undefined ? {} : { token }),
  });
  return body.value as { list: { id: string; state: string; content: string }[]; total: number };
};

const read = (id: string, sender: Sender) =>
  call('GET', `/wps/cases/${id}`, {
    headers: headersOf(sender),
    ...(sender.token === undefined ? {} : { token: sender.token }),
  });

const act = async (id: string, action: string, body: object = {}, { token } = helper) =>
  (await callStaff('POST', `/console/cases/${id}/${action}`, { token, body })).body.code;

test('CONTENT-020 CONTENT-021 feedback needs no account, and the browser that sent it follows its case', async () => {
  const { body, cookie, id, headers } = await send({ type: 'complaint' });
  expect(body).toMatchObject({ success: true, value: { type: 'complaint', content: TEXT, state: 'OPEN' } });
  expect(setCookie(headers)).toMatch(/HttpOnly; SameSite=Strict/);
  expect(await listOf({ cookie })).toMatchObject({ list: [{ id }], total: 1 });
  expect(await listOf({})).toMatchObject({ list: [], total: 0 });
});

const PAGE = {
  currencySymbol: 'Ks',
  banners: ['1'],
  promotions: [],
  favouriteGameIds: [12],
  favouriteLotteryIds: [],
  prizeMode: 'SEA',
  pvpRooms: [],
  location: { ip: '10.9.0.1' },
  systemStatus: 0,
  imgUrl: '',
  gtagId: null,
  language: 'my',
  theme: 'dark',
  activeGame: '<b>ပုဂံ</b>',
  iframeUrl: null,
  timeFlag: 1_790_000_000_000,
  loginedToHomePage: false,
};

const readAsStaff = async (id: string): Promise<object> =>
  (await callStaff('GET', `/console/cases/${id}`, { token: helper.token })).body.value;

test('SHELL-091 the staff sees what the page of a guest knew, where it was sent along, and nobody else does', async () => {
  const sent = await send({ page: { ...PAGE, language: 'MY', cookie: 'no key of the record' } });
  const [along, alone] = [sent, await send({})];
  expect(await readAsStaff(along.id)).toMatchObject({ id: along.id, page: PAGE });
  expect(await readAsStaff(along.id)).not.toHaveProperty('page.cookie');
  expect(await readAsStaff(alone.id)).toMatchObject({ id: alone.id, page: null });
  expect((await read(along.id, sent)).body.value).not.toHaveProperty('page');
  for (const validationError of [
    { theme: 'da\u0000rk' },
    { theme: '\ud800' },
    { language: 'a long language' },
    { prizeMode: 'none' },
    { banners: 7 },
  ])
    expect((await send({ page: { ...PAGE, ...validationError } })).body.code).toBe('bad_request');
});

test('CONTENT-022 feedback has 10 characters at least and 140 at most, counted as people count them', async () => {
  const lengths = [
    [9, 'bad_request'],
    [10, 'ok'],
    [140, 'ok'],
    [141, 'bad_request'],
  ] as const;
  for (const sign of ['a', '🪿'])
    for (const [length, code] of lengths)
      expect((await send({ content: sign.repeat(length) })).body.code).toBe(code);
  expect((await send({ content: `${' '.repeat(20)}short` })).body.code).toBe('bad_request');
  expect((await send({ type: 'joke' })).body.code).toBe('bad_request');
});

test('a member follows its cases on every device, and nobody else sees them', async () => {
  const member = await openMember(site);
  const other = await openMember(site);
  const { id, cookie } = await send({}, member);
  expect(await listOf(member)).toMatchObject({ list: [{ id }] });
  expect((await read(id, member)).body.code).toBe('ok');
  expect((await read(id, other)).body.code).toBe('not_found');
  expect((await read(id, {})).body.code).toBe('not_found');
  // The browser it was written in does not show it to who comes after the member.
  expect(await listOf({ cookie })).toMatchObject({ list: [] });
});

test('the same request opens one case, and the key stands for nothing else', async () => {
  const requestId = nextKey();
  const { cookie, id } = await send({ requestId });
  const again = await Promise.all(Array.from({ length: 5 }, () => send({ requestId }, { cookie })));
  expect(again.map((one) => one.id)).toEqual(Array.from({ length: 5 }, () => id));
  const other = await send({ requestId, content: 'Something else altogether.' }, { cookie });
  expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } });
  expect(await listOf({ cookie })).toMatchObject({ total: 1 });
});

test('staff takes, answers and closes a case; the member is notified, and every step is audited', async () => {
  const member: TestMember = await openMember(site);
  const { id } = await send({ type: 'withdrawal' }, member);
  expect(await act(id, 'take', {}, payer)).toBe('role_needed');
  expect(await act(id, 'take')).toBe('ok');
  expect(await listOf(member)).toMatchObject({ list: [{ state: 'IN_PROGRESS' }] });
  const requestId = nextKey();
  const text = 'It was paid out this morning.';
  expect(await act(id, 'answers', { text, requestId })).toBe('ok');
  expect(await act(id, 'answers', { text, requestId })).toBe('ok');
  expect(await act(id, 'answers', { text: 'Something else.', requestId })).toBe('key_reused');
  const { body } = await read(id, member);
  expect(body.value).toMatchObject({ state: 'ANSWERED', answers: [{ author: 'helper1', text }] });
  const inbox = await call('GET', '/wps/messages', { token: member.token });
  expect(inbox.body.value).toMatchObject({ list: [{ kind: 'case_answered', values: { order: id } }] });
  expect(await act(id, 'close', { reason: 'all is answered' })).toBe('ok');
  expect(await act(id, 'answers', { text, requestId: nextKey() })).toBe('case_closed');
  expect(await act(id, 'take')).toBe('case_closed');
  expect(await readActions(db, `case:${id}`)).toEqual(['case.take', 'case.answer', 'case.close']);
});

test('what was answered can be neither changed nor taken away', async () => {
  await expect(db.pool.query("update support_answer set text = 'x'")).rejects.toThrow('permission denied');
  await expect(db.pool.query('delete from support_answer')).rejects.toThrow('permission denied');
});

test('the queue is oldest first and found by number and account', async () => {
  const member = await openMember(site);
  const { id } = await send({}, member);
  const find = async (q: string) => {
    const { body } = await callStaff('GET', `/console/cases?q=${q}`, { token: helper.token });
    return body.value as { id: string; account: string }[];
  };
  expect(await find(id)).toMatchObject([{ id, account: member.name }]);
  expect(await find(member.name)).toMatchObject([{ id }]);
  const { body } = await callStaff('GET', '/console/cases?limit=200', { token: helper.token });
  const ids = (body.value as { id: string }[]).map((one) => Number(one.id));
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
});

test('markup in feedback stays the text that it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 }), async (odd) => {
      const content = `<script>${odd}</script>`;
      const { body, cookie } = await send({ content });
      expect(body.code).toBe('ok');
      expect((await listOf({ cookie })).list.map((one) => one.content)).toEqual([content]);
    }),
    { numRuns: 10 },
  );
});

test('five cases an hour are enough for a guest, and sixty for a network', async () => {
  const { cookie } = await send({});
  for (let n = 1; n < 5; n += 1) expect((await send({}, { cookie })).body.code).toBe('ok');
  expect((await send({}, { cookie })).status).toBe(429);
  clock.advance(60 * 60_000);
  expect((await send({}, { cookie })).body.code).toBe('ok');
  const network = { ip: '10.77.0.1' };
  for (let n = 0; n < 60; n += 1) expect((await send({}, network)).body.code).toBe('ok');
  expect((await send({}, network)).body.code).toBe('too_many_requests');
});
