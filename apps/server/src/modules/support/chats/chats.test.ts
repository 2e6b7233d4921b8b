import { CONSOLE_PATHS } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import { get, type IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { countCasesOf, readStored } from '../../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { moveToLevel } from '../../members/index.ts';
import { setSettings } from '../../settings/index.ts';
import { siteSettings } from '../../site/index.ts';
import { jobs } from '../jobs.ts';
import { supportSettings } from '../settings.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });
const { ctx, call, clock, published } = site;
const { call: callStaff, hire } = testConsole(ctx);
db.onEvent((event) => void published.push(event as never));

let people = 0;
let helper: Colleague;
let other: Colleague;
// A session of the staff ends with the time that a test lets pass.
beforeEach(async () => {
  helper = await hire(`helper${(people += 1)}`, 'support');
  other = await hire(`helper${(people += 1)}`, 'support');
});

interface Guest {
  token?: string;
  cookie?: string;
  ip?: string;
}

let keys = 0;
const nextKey = () => `request-${(keys += 1)}`;

interface LineSeen {
  seq: number;
  side: string;
  kind: string;
  author: string;
  text: string;
  requestId: string | null;
}

interface ChatSeen {
  chat: null | {
    id: string;
    state: string;
    queue: string;
    assignee: string | null;
    lines: number;
    unread: number;
  };
  lines: LineSeen[];
  more: boolean;
  staffed: boolean;
  queue: string;
  hours: object | null;
  caseAfterMinutes: number;
}

const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, guest: Guest, body?: object) => {
  const { token, ip = `10.8.${(keys += 1) % 250}.1` } = guest;
  const reply = await call(method, url, {
    headers: { 'x-forwarded-for': ip, ...(guest.cookie === undefined ? {} : { cookie: guest.cookie }) },
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });
  const set = reply.headers['set-cookie'];
  const [cookie = ''] = typeof set === 'string' ? set.split(';') : [];
  return { ...reply, cookie };
};

const write = (guest: Guest, text: string, more: object = {}) =>
  ask('POST', '/wps/chat/lines', guest, { text, requestId: nextKey(), ...more });

const read = async (guest: Guest, after = 0): Promise<ChatSeen> =>
  (await ask('GET', `/wps/chat?after=${after}`, guest)).body.value;

/** A visitor whose chat has begun. */
const begin = async (text = 'hello', more: object = {}) => {
  const { cookie, body } = await write({}, text, more);
  expect(body.code).toBe('ok');
  const guest = { cookie };
  return { guest, id: (await read(guest)).chat?.id ?? '' };
};

const callChats = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  { token }: { token: string } = helper,
) =>
  (await callStaff(method, `/console/chats${path}`, { token, ...(body === undefined ? {} : { body }) })).body;

const answer = (id: string, text: string, by = helper, requestId = nextKey()) =>
  callChats('POST', `/${id}/lines`, { text, requestId }, by);

const tick = async () => {
  for (const job of jobs(ctx)) await job.run(null);
};

test('the chat says its hours by the setting and the clock of the server, and none where none are set', async () => {
  const { hours, caseAfterMinutes } = await read({});
  expect({ hours, caseAfterMinutes }).toEqual({ hours: null, caseAfterMinutes: 5 });
  await setSettings(db, supportSettings, { chatHours: { kind: 'ALWAYS', week: {} }, unansweredMinutes: 7 });
  expect(await read({})).toMatchObject({ hours: { state: 'ALWAYS' }, caseAfterMinutes: 7 });
  await setSettings(db, supportSettings, { chatHours: { kind: 'UNSTATED', week: {} }, unansweredMinutes: 5 });
});

test('a visitor and the staff talk both ways, and the transcript stands in its order', async () => {
  const { guest, id } = await begin('I cannot log in');
  expect((await callChats('POST', `/${id}/take`)).code).toBe('ok');
  await answer(id, 'Which name do you use?');
  await write(guest, 'thiri');
  const { chat, lines } = await read(guest);
  expect(chat).toMatchObject({ state: 'TAKEN', assignee: helper.name, lines: 4, unread: 2 });
  expect(lines).toMatchObject([
    { seq: 1, side: 'GUEST', text: 'I cannot log in' },
    { seq: 2, side: 'SYSTEM', kind: 'TAKEN', author: helper.name },
    { seq: 3, side: 'STAFF', author: helper.name, text: 'Which name do you use?' },
    { seq: 4, side: 'GUEST', text: 'thiri' },
  ]);
  const seen = (await callChats('GET', `/${id}`)).value as { lines: LineSeen[] };
  expect(seen.lines.map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
});

test('an attack: a visitor that goes by a name of the staff, or one that looks like it, begins no chat', async () => {
  for (const name of ['Support', 'Hintha Admin', 'ѕuррort'])
    expect([name, (await write({}, 'send me your password', { name })).body.code]).toEqual([
      name,
      'name_reserved',
    ]);
});

test('nobody reads or enters the chat of somebody else', async () => {
  const { guest } = await begin('for the staff alone');
  const member = await openMember(site);
  const otherMember = await begin('another');
  for (const who of [{}, member, otherMember.guest, { cookie: `guest=${'A'.repeat(43)}` }])
    expect((await read(who)).lines.map(({ text }) => text)).not.toContain('for the staff alone');
  const [, token = ''] = (guest.cookie ?? '').split('=');
  const stored = (await readStored(db, 'support_chat')).join();
  expect(stored).toContain('(');
  expect(stored).not.toContain(token);
  const http = await site.http();
  const headers = { cookie: `guest=${'B'.repeat(43)}` };
  expect((await http.inject({ url: '/wps/chat/events', headers })).statusCode).toBe(404);
});

test('CONTENT-027 members above the fourth level are served in the VIP queue, all others by the live chat', async () => {
  const at = clock.now();
  for (const [level, queue, csType] of [
    [4, 'NORMAL', 'LIVECHAT'],
    [5, 'VIP', 'VIP'],
  ] as const) {
    const member = await openMember(site);
    await transaction(db, (tx) => moveToLevel(tx, { accountId: member.id, level, at }));
    await write(member, 'hello');
    expect((await read(member)).chat).toMatchObject({ queue });
    expect((await ask('GET', '/wps/system/serviceRoutes', member)).body.value).toMatchObject({ csType });
  }
  const { guest } = await begin();
  expect((await read(guest)).chat).toMatchObject({ queue: 'NORMAL' });
  const queues = ((await callChats('GET', '')).value as { queue: string }[]).map(({ queue }) => queue);
  expect(queues.slice(0, queues.lastIndexOf('VIP') + 1)).not.toContain('NORMAL');
});

test('whoever signs in goes on with the chat that it began as a visitor', async () => {
  const { guest, id } = await begin('I forgot my name');
  const member = await openMember(site);
  await transaction(db, (tx) => moveToLevel(tx, { accountId: member.id, level: 6, at: clock.now() }));
  expect((await read({ ...guest, token: member.token })).chat).toMatchObject({ id, queue: 'VIP' });
  // On another device, and no longer without the account.
  expect((await read(member)).chat).toMatchObject({ id });
  expect((await read(guest)).chat).toBeNull();
});

test('a line that is sent again is written once, also by many at once', async () => {
  const { guest, id } = await begin();
  const requestId = nextKey();
  const sent = await Promise.all(Array.from({ length: 8 }, () => write(guest, 'once', { requestId })));
  expect(new Set(sent.map(({ body }) => (body.value as { seq: number }).seq)).size).toBe(1);
  expect((await write(guest, 'twice', { requestId })).status).toBe(422);
  const key = nextKey();
  const answers = await Promise.all(Array.from({ length: 8 }, () => answer(id, 'yes', helper, key)));
  expect(answers.every(({ code }) => code === 'ok')).toBe(true);
  expect((await answer(id, 'no', helper, key)).code).toBe('key_reused');
  const { lines } = await read(guest);
  expect(lines.filter(({ text }) => text === 'once' || text === 'yes')).toHaveLength(2);
});

test('a page that was away reads what it missed, in order, nothing twice, however often its line broke', async () => {
  const turn = fc.record({ by: fc.constantFrom('guest', 'staff', 'retry', 'look') });
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 4, maxLength: 14 }), async (turns) => {
      const { guest, id } = await begin('first');
      const said = ['first'];
      const seen: LineSeen[] = [];
      let latest = { text: 'first', requestId: nextKey() };
      const look = async () => {
        const { lines } = await read(guest, seen.at(-1)?.seq ?? 0);
        seen.push(...lines);
      };
      for (const [place, { by }] of turns.entries()) {
        const text = `${by} ${place}`;
        if (by === 'look') await look();
        else if (by === 'staff') {
          await answer(id, text);
          said.push(text);
        } else if (by === 'guest') {
          latest = { text, requestId: nextKey() };
          await write(guest, text, latest);
          said.push(text);
        } else if (latest.text !== 'first') await write(guest, latest.text, latest);
      }
      await look();
      expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, place) => place + 1));
      expect(seen.filter(({ kind }) => kind === 'TEXT').map(({ text }) => text)).toEqual(said);
    }),
    { numRuns: 12 },
  );
});

test('lines of both sides at once are counted without a gap', async () => {
  const { guest, id } = await begin();
  await Promise.all(
    Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? write(guest, `g${n}`) : answer(id, `s${n}`))),
  );
  const { lines, chat } = await read(guest);
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, place) => place + 1));
  expect(chat?.lines).toBe(lines.length);
});

test('a colleague does not write into a chat that somebody is in, and may take it over', async () => {
  const { id } = await begin();
  await callChats('POST', `/${id}/take`);
  for (const action of [
    answer(id, 'me too', other),
    callChats('POST', `/${id}/return`, {}, other),
    callChats('POST', `/${id}/close`, {}, other),
  ])
    expect((await action).code).toBe('chat_taken');
  expect((await callChats('POST', `/${id}/take`, {}, other)).code).toBe('ok');
  expect((await answer(id, 'now me', other)).code).toBe('ok');
  expect((await answer(id, 'still me?')).code).toBe('chat_taken');
  expect((await callChats('POST', `/${id}/return`, {}, other)).code).toBe('ok');
  expect((await callChats('GET', `/${id}`)).value).toMatchObject({
    chat: { state: 'WAITING', assignee: null },
  });
});

test('a chat that is over takes no more words of the staff, and the guest begins another', async () => {
  const { guest, id } = await begin();
  await callChats('POST', `/${id}/close`);
  expect((await answer(id, 'one more thing')).code).toBe('chat_over');
  expect((await read(guest)).chat).toMatchObject({ id, state: 'CLOSED' });
  await write(guest, 'hello again');
  const { chat, lines } = await read(guest);
  expect(chat?.id).not.toBe(id);
  expect(lines).toMatchObject([{ seq: 1, text: 'hello again' }]);
  expect((await ask('POST', '/wps/chat/leave', guest, {})).body.code).toBe('ok');
  expect((await ask('POST', '/wps/chat/leave', guest, {})).body.code).toBe('chat_over');
  const closed = (await callChats('GET', `?view=closed&q=${id}`)).value as { id: string }[];
  expect(closed.map((one) => one.id)).toEqual([id]);
});

test('a guest sees when somebody is there, and for how long', async () => {
  const { guest } = await begin();
  clock.advance(120_000);
  expect((await read(guest)).staffed).toBe(false);
  await callChats('PUT', '/presence', { here: true });
  expect((await read(guest)).staffed).toBe(true);
  clock.advance(90_000);
  expect((await read(guest)).staffed).toBe(false);
  await callChats('PUT', '/presence', { here: true });
  await callChats('PUT', '/presence', { here: false });
  expect((await read(guest)).staffed).toBe(false);
});

test('a chat that nobody answers becomes a case, whose number the guest gets', async () => {
  const { guest, id } = await begin('long '.repeat(60));
  clock.advance(4 * 60_000);
  await tick();
  expect((await read(guest)).chat).toMatchObject({ id, state: 'WAITING' });
  clock.advance(2 * 60_000);
  await tick();
  const { chat, lines } = await read(guest);
  expect(chat).toMatchObject({ state: 'CLOSED' });
  const caseId = lines.at(-1)?.text ?? '';
  expect(lines.at(-1)).toMatchObject({ side: 'SYSTEM', kind: 'CASE' });
  const found = (await ask('GET', `/wps/cases/${caseId}`, guest)).body.value as { content: string };
  expect(found).toMatchObject({ type: 'chat', state: 'OPEN' });
  expect(Array.from(found.content)).toHaveLength(140);
  await tick();
  expect(await countCasesOf(db, id)).toBe(1);
});

test('a guest that does not want to wait leaves a case, unless somebody is in the chat', async () => {
  const { guest, id } = await begin('my deposit');
  const left = await ask('POST', '/wps/chat/case', guest, {});
  expect(left.body).toMatchObject({ code: 'ok' });
  expect((await ask('POST', '/wps/chat/case', guest, {})).body.code).toBe('chat_over');
  const taken = await begin();
  await callChats('POST', `/${taken.id}/take`);
  expect((await ask('POST', '/wps/chat/case', taken.guest, {})).body.code).toBe('chat_taken');
  expect(id).not.toBe(taken.id);
});

test('a guest is not forgotten while somebody is there and does not answer', async () => {
  const { guest } = await begin();
  clock.advance(10 * 60_000);
  helper = await hire(`helper${(people += 1)}`, 'support');
  await callChats('PUT', '/presence', { here: true });
  await tick();
  expect((await read(guest)).chat).toMatchObject({ state: 'WAITING' });
  clock.advance(25 * 60 * 60_000);
  helper = await hire(`helper${(people += 1)}`, 'support');
  await callChats('PUT', '/presence', { here: true });
  await tick();
  expect((await read(guest)).lines.at(-1)).toMatchObject({ kind: 'CASE' });
});

test('words that are sent at once from two windows begin one chat', async () => {
  const { cookie } = await ask('GET', '/wps/chat', {});
  const sent = await Promise.all(Array.from({ length: 6 }, (_, n) => write({ cookie }, `word ${n}`)));
  expect(sent.every(({ body }) => body.code === 'ok')).toBe(true);
  const { chat, lines } = await read({ cookie });
  expect(chat?.lines).toBe(6);
  expect(lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  const member = await openMember(site);
  await Promise.all(Array.from({ length: 6 }, (_, n) => write(member, `word ${n}`)));
  expect((await read(member)).chat?.lines).toBe(6);
});

test('nobody waits for a guest for ever', async () => {
  const { guest, id } = await begin();
  await answer(id, 'are you there?');
  clock.advance(25 * 60 * 60_000);
  await tick();
  expect((await read(guest)).chat).toMatchObject({ id, state: 'CLOSED' });
});

test('twenty lines a minute, five chats and forty from a network in ten minutes', async () => {
  const { guest } = await begin();
  for (let n = 1; n < 20; n += 1) expect((await write(guest, `line ${n}`)).status).toBe(200);
  expect((await write(guest, 'too much')).status).toBe(429);
  clock.advance(60_000);
  expect((await write(guest, 'again')).status).toBe(200);
  for (let n = 1; n < 5; n += 1) {
    await ask('POST', '/wps/chat/leave', guest, {});
    expect((await write(guest, 'another')).status).toBe(200);
  }
  await ask('POST', '/wps/chat/leave', guest, {});
  expect((await write(guest, 'one too many')).status).toBe(429);
  const ip = '10.99.0.1';
  for (let n = 0; n < 40; n += 1) expect((await write({ ip }, 'hello')).status).toBe(200);
  expect((await write({ ip }, 'hello')).status).toBe(429);
});

test('read marks go forward, and count what the other side has written', async () => {
  const { guest, id } = await begin();
  await answer(id, 'one');
  await answer(id, 'two');
  expect((await read(guest)).chat?.unread).toBe(3);
  const mark = async (seq: number) => (await ask('PUT', '/wps/chat/read', guest, { seq })).body.value;
  expect(await mark(3)).toEqual({ unread: 1 });
  expect(await mark(1)).toEqual({ unread: 1 });
  expect(await mark(900_000)).toEqual({ unread: 0 });
  await answer(id, 'three');
  expect((await read(guest)).chat?.unread).toBe(1);
  const unread = async () =>
    ((await callChats('GET', `/${id}`)).value as { chat: { unread: number } }).chat.unread;
  await write(guest, 'four');
  expect(await unread()).toBe(2);
  await callChats('PUT', `/${id}/read`, { seq: 6 }, other);
  expect(await unread()).toBe(2);
  await callChats('PUT', `/${id}/read`, { seq: 6 });
  expect(await unread()).toBe(0);
});

test('a word of the staff is announced to the pages of the member once it stands', async () => {
  const member = await openMember(site);
  await write(member, 'hello');
  const id = (await read(member)).chat?.id ?? '';
  published.length = 0;
  await answer(id, 'welcome');
  expect(published).toContainEqual({ type: 'chat-answered', key: String(member.id) });
  expect(published).toContainEqual({ type: 'chat-changed', key: `chat:${id}` });
});

test('the stream reports that there is something to read, to the guest alone', async () => {
  const { guest, id } = await begin();
  const listeners = new Set<(event: never) => void>();
  const before = ctx.events;
  ctx.events = {
    ...before,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const http = await site.http();
  const reply = await http.inject({
    url: '/wps/chat/events',
    headers: { cookie: guest.cookie },
    payloadAsStream: true,
  });
  expect(reply.statusCode).toBe(200);
  expect(listeners.size).toBe(1);
  const chunks: string[] = [];
  const body = reply.stream();
  body.on('data', (part: Buffer) => chunks.push(String(part)));
  for (const key of [`chat:${id}`, 'chat:0'])
    for (const listener of listeners) listener({ type: 'chat-changed', key } as never);
  await vi.waitFor(() => expect(chunks.join('').match(/data: /g)).toHaveLength(2));
  body.destroy();
  ctx.events = before;
});

test('a chat has four streams at most, and each that ends makes room for another', async () => {
  const { guest } = await begin();
  const address = await (await site.http()).listen({ host: '127.0.0.1', port: 0 });
  const open = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { cookie: guest.cookie };
      get(`${address}/wps/chat/events`, { headers, agent: false }, resolve).on('error', reject);
    });
  const streams = await Promise.all(Array.from({ length: 4 }, open));
  expect(streams.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const refused = await open();
  expect(refused.statusCode).toBe(429);
  streams.push(refused);
  streams[0]?.destroy();
  await vi.waitFor(async () => {
    const again = await open();
    streams.push(again);
    expect(again.statusCode).toBe(200);
  });
  for (const stream of streams) stream.destroy();
});

test('markup in a name and in a line is text that stays as it is', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  const { guest, id } = await begin(evil, { name: '<b>me</b>' });
  expect((await read(guest)).lines[0]?.text).toBe(evil);
  const { chat } = (await callChats('GET', `/${id}`)).value as { chat: { name: string; lastText: string } };
  expect(chat).toMatchObject({ name: '<b>me</b>', lastText: evil });
  expect((await write(guest, 'a\u0000b')).status).toBe(400);
  expect((await write(guest, '   ')).status).toBe(400);
  expect((await write(guest, 'x'.repeat(2001))).status).toBe(400);
});

test('what was written can be neither changed nor taken away, also by the program', async () => {
  await expect(db.pool.query(`update support_line set text = 'x'`)).rejects.toThrow('permission denied');
  await expect(db.pool.query('delete from support_line')).rejects.toThrow('permission denied');
});

test('answers at hand are kept by their shortcut in both languages', async () => {
  const path = CONSOLE_PATHS.saveCanned[1];
  const save = (en: string) =>
    callStaff('PUT', path, { token: helper.token, body: { shortcut: 'hello', en, my: 'မင်္ဂလာပါ' } });
  await save('Hello');
  const { body } = await save('Good day');
  expect(body.value).toMatchObject({ shortcut: 'hello', en: 'Good day', by: helper.name });
  const list = (await callStaff('GET', path, { token: helper.token })).body.value as { id: string }[];
  expect(list).toHaveLength(1);
  const gone = await callStaff('DELETE', `${path}/${list[0]?.id}`, { token: helper.token });
  expect(gone.body.code).toBe('ok');
  const twice = await callStaff('DELETE', `${path}/${list[0]?.id}`, { token: helper.token });
  expect(twice.body.code).toBe('not_found');
});

test('the chat is open to whoever the site is shut to', async () => {
  await setSettings(db, siteSettings, {
    maintenance: { on: true, message: {}, until: null },
  });
  clock.advance(1000);
  expect((await ask('GET', '/wps/announcement', {})).body.code).toBe('maintenance');
  expect((await write({}, 'why is it shut?')).status).toBe(200);
});
