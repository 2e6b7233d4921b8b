import { content, type ReplyOf } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { givenAccount, givenPiecesOff, readAudit } from '../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { openMember } from '../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { drawPng } from '../../../../../tools/test/picture.ts';
import { moveToLevel } from '../members/index.ts';
import { setSettings } from '../settings/index.ts';
import { contentSettings } from './settings.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call, clock } = site;
const { call: callStaff, hire, http: staffHttp } = testConsole(ctx);

let writer: Colleague;
let support: Colleague;
let payer: Colleague;
beforeAll(async () => {
  writer = await hire('writer1', 'content');
  support = await hire('support1', 'support');
  payer = await hire('payer1', 'payments');
});

const text = (title: string, more: object = {}) => ({
  title,
  lead: '',
  content: `<p>${title}</p>`,
  action: '',
  ...more,
});
const usual = {
  kind: 'NOTICE',
  place: '',
  art: null,
  linkageType: null,
  linkageUrl: null,
  audience: 'ALL',
  leastLevel: 1,
  device: 'ANY',
  position: 0,
  state: 'PUBLISHED',
  from: null,
  until: null,
};
const draftOf = (title: string, more: object = {}) => ({ ...usual, texts: { en: text(title) }, ...more });
interface Saved {
  id: string;
  version: number;
  texts: Record<string, { title: string; content: string }>;
  state: string;
}
const create = async (draft: object, { token } = writer) => {
  const body = { draft, reason: 'a new text' };
  return (await callStaff('POST', '/console/content', { token, body })).body;
};
const write = async (title: string, more: object = {}): Promise<Saved> => {
  const { code, value } = await create(draftOf(title, more));
  expect(code).toBe('ok');
  return value;
};
const save = async (id: string, version: number, draft: object, { token } = writer) =>
  (
    await callStaff('PUT', `/console/content/${id}`, {
      token,
      body: { version, draft, reason: 'another word' },
    })
  ).body;

interface Reading {
  token?: string;
  language?: string;
  userAgent?: string;
}
type Notices = ReplyOf<typeof content.readNotices>;
const read = async (
  types: string,
  { token, language = 'EN', userAgent = '' }: Reading = {},
): Promise<Notices> => {
  const { body } = await call('GET', `/wps/announcement?types=${types}&platform=W&execution=B`, {
    ...(token === undefined ? {} : { token }),
    headers: { language, 'user-agent': userAgent },
  });
  return content.readNotices.reply.parse(body.value);
};
const names = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const titles = async (types: string, reading: Reading = {}): Promise<string[]> =>
  (await read(types, reading)).player.map(({ title }) => title);

const GROUPS = 'home rng live fish pvp sports esports lott down promotion shop help cockfight'.split(' ');

test('SHELL-042 a banner is of one of thirteen groups, and is answered with the name of its group', async () => {
  const groups = GROUPS.map((group) => `w_${group}`);
  const ids = [];
  for (const place of groups)
    ids.push((await write(`Of ${place}`, { kind: 'BANNER', place, art: '/art/hero.svg' })).id);
  const { banners } = await read('B');
  expect(banners.map(({ groupName }) => groupName).toSorted()).toEqual(groups.toSorted());
  for (const { groupName, title } of banners) expect(title).toBe(`Of ${groupName}`);
  await givenPiecesOff(db, ids);
});

test('the terms stand in a section of their own, apart from the help', async () => {
  await write('Terms of use', { kind: 'HELP', place: 'TERMS' });
  expect((await read('H')).help).toEqual([]);
  const listed = await call('GET', '/wps/content/terms?language=en');
  expect(listed.body.value).toMatchObject({ list: [{ title: 'Terms of use' }] });
});

test('CONTENT-011 CONTENT-012 CONTENT-013 each type is answered in its own array, and a type that is not asked for is empty', async () => {
  await write('A notice');
  await write('A popup', { kind: 'POPUP' });
  await write('A promotion', { kind: 'PROMOTION' });
  await write('A help entry', { kind: 'HELP', place: 'SITE' });
  await write('Help of the centre', { kind: 'HELP', place: 'MEMBER' });
  await write('A banner', { kind: 'BANNER', place: 'w_rng', art: '/art/hero.svg' });
  const all = await read('B,PL,PU,PR');
  expect(names(all.player)).toEqual(['A notice']);
  expect(names(all.popup)).toEqual(['A popup']);
  expect(names(all.promotion)).toEqual(['A promotion']);
  expect(all.banners).toMatchObject([
    { title: 'A banner', groupName: 'w_rng', url: '/art/hero.svg', linkageType: null },
  ]);
  expect(all.player[0]).toMatchObject({ content: '<p>A notice</p>', time: clock.now().getTime() });
  expect(all.help).toEqual([]);
  const some = await read('pl, XX');
  expect([some.player.length, some.banners.length, some.popup.length, some.promotion.length]).toEqual([
    1, 0, 0, 0,
  ]);
});

test('CONTENT-015 CONTENT-014 help comes when it is asked for, and the popups have a call of their own', async () => {
  expect((await read('H')).help.map(({ title }) => title)).toEqual(['A help entry']);
  const { body } = await call('GET', '/wps/announcement/v2/content?types=PU&platform=W&execution=B');
  expect(body.value).toMatchObject({ popup: [{ title: 'A popup' }] });
  const { body: promotions } = await call('GET', '/lgw/games/announcements');
  expect(promotions.value).toMatchObject({ promotion: [{ title: 'A promotion' }] });
});

const help = async (lang: string, more = '') => {
  const { body } = await call('GET', `/wps/system/helpCenter?lang=${lang}&device=WEB${more}`);
  return (body.value as { title: string; content: string }[]).map(({ title, content }) => [title, content]);
};

test('CONTENT-019 the help centre answers in the language that is asked for, English in the place of one that is missing', async () => {
  await write('Deposits', {
    kind: 'HELP',
    place: 'SITE',
    position: 1,
    texts: { en: text('Deposits'), my: text('ငွေသွင်းခြင်း') },
  });
  expect(await help('MY')).toEqual([
    ['A help entry', '<p>A help entry</p>'],
    ['ငွေသွင်းခြင်း', '<p>ငွေသွင်းခြင်း</p>'],
  ]);
  expect(await help('EN', '&titles=1')).toEqual([
    ['A help entry', ''],
    ['Deposits', ''],
  ]);
});

test('what is missing in a language is shown in the first fallback that there is, with its language, or hidden', async () => {
  const { id } = await write('Only Thai and English', { texts: { en: text('English'), th: text('ไทย') } });
  const seen = async (language: string) =>
    (await read('PL', { language })).player.find((notice) => notice.id === id);
  expect(await seen('TH')).toMatchObject({ title: 'ไทย' });
  expect((await seen('TH'))?.fallback).toBeUndefined();
  expect(await seen('MY')).toMatchObject({ title: 'English', fallback: 'en' });
  await setSettings(db, contentSettings, { fallbackLanguages: ['my', 'th', 'en'] });
  expect(await seen('MY')).toMatchObject({ title: 'ไทย', fallback: 'th' });
  await setSettings(db, contentSettings, { fallbackLanguages: [] });
  expect(await seen('MY')).toBeUndefined();
  expect(await seen('EN')).toMatchObject({ title: 'English' });
  await givenPiecesOff(db, [id]);
});

test('a promotion that is hidden in a language is not found in it, and the terms are hidden in none', async () => {
  const { id } = await write('A promotion in English', { kind: 'PROMOTION' });
  await write('Terms of payment', { kind: 'HELP', place: 'TERMS' });
  const ask = async (path: string) => (await call('GET', `/wps/content/${path}?language=MY`)).body;
  expect(await ask(`promotions/${id}`)).toMatchObject({ code: 'not_found' });
  expect(await ask('terms')).toMatchObject({
    value: {
      list: expect.arrayContaining([expect.objectContaining({ title: 'Terms of payment', fallback: 'en' })]),
    },
  });
  await setSettings(db, contentSettings, { fallbackLanguages: ['en', 'my'] });
  expect(await ask(`promotions/${id}`)).toMatchObject({ value: { fallback: 'en' } });
  await givenPiecesOff(db, [id]);
});

test('a piece is told to those it is for: visitors, members, agents, a level, a device', async () => {
  const member = await openMember(site);
  const agent = await openMember(site);
  await givenAccount(db, agent.id, { type: 1 });
  const raised = await openMember(site);
  await transaction(db, (tx) => moveToLevel(tx, { accountId: raised.id, level: 4, at: clock.now() }));
  await write('for visitors', { audience: 'VISITOR', position: 1 });
  await write('for members', { audience: 'MEMBER', position: 2 });
  await write('for agents', { audience: 'AGENT', position: 3 });
  await write('for the fourth level', { leastLevel: 4, position: 4 });
  await write('for phones', { device: 'PHONE', position: 5 });
  await write('for desks', { device: 'DESKTOP', position: 6 });
  const ofAgents = ['A notice', 'for desks'];
  const shown = async (reading: Reading) =>
    (await titles('PL', reading)).filter((title) => !ofAgents.includes(title));
  expect(await shown({})).toEqual(['for visitors']);
  expect(await shown({ token: 'nobody' })).toEqual(['for visitors']);
  expect(await shown({ token: member.token })).toEqual(['for members']);
  expect(await shown({ token: agent.token })).toEqual(['for members', 'for agents']);
  expect(await shown({ token: raised.token })).toEqual(['for members', 'for the fourth level']);
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36';
  expect(await shown({ userAgent })).toEqual(['for visitors', 'for phones']);
  expect(await titles('PL', { userAgent })).not.toContain('for desks');
  expect(await titles('PL')).toContain('for desks');
});

const promotions = async () => names((await read('PR')).promotion);

test('a piece is out from its first instant on and until its last, by the clock', async () => {
  const now = clock.now().getTime();
  await write('of the next minute', { kind: 'PROMOTION', from: now + 1_000, until: now + 60_000 });
  const before = await promotions();
  expect(before).not.toContain('of the next minute');
  clock.advance(1_000);
  expect(await promotions()).toContain('of the next minute');
  clock.advance(58_999);
  expect(await promotions()).toContain('of the next minute');
  clock.advance(1);
  expect(await promotions()).not.toContain('of the next minute');
});

test('a draft and what is put off are read by nobody, by no call', async () => {
  const draft = await write('not yet', { kind: 'PROMOTION', state: 'DRAFT' });
  const article = async (id: string) => (await call('GET', `/wps/content/promotions/${id}`)).body.code;
  expect(await article(draft.id)).toBe('not_found');
  const published = draftOf('now', { kind: 'PROMOTION', texts: { en: text('now'), my: text('ယခု') } });
  expect((await save(draft.id, 1, published)).code).toBe('ok');
  expect(await article(draft.id)).toBe('ok');
  const { body } = await call('GET', `/wps/content/promotions/${draft.id}?language=MY`);
  expect(body.value).toMatchObject({ title: 'ယခု', content: '<p>ယခု</p>' });
  expect((await call('GET', `/wps/content/downloads/${draft.id}`)).body.code).toBe('not_found');
  expect((await save(draft.id, 2, { ...published, state: 'OFF' })).code).toBe('ok');
  expect(await article(draft.id)).toBe('not_found');
  const { body: list } = await call('GET', '/wps/content/promotions');
  expect(JSON.stringify(list.value)).not.toContain('"now"');
});

const EVIL = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="//evil.example/x.png">',
  '<img src="/art/../wps/session/logout">',
  '<svg onload=alert(1)><circle/></svg>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="/\\evil.example">a</a>',
  '<a href="/&#9;/evil.example">a</a>',
  '<p style="position:fixed" onclick="alert(1)">a</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext></p><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form action="https://evil.example"><input name="password"></form>',
  '<base href="https://evil.example/">',
];

test.each(EVIL)('CONTENT-008 rich text is cleaned before it is kept: %s', async (evil) => {
  for (const [kind, place] of [
    ['NOTICE', ''],
    ['HELP', 'SITE'],
    ['PROMOTION', ''],
    ['DOWNLOAD', 'IOS'],
    ['JOIN', ''],
    ['POPUP', ''],
  ]) {
    const texts = { en: text('kept', { content: `<p>before</p>${evil}<p>after</p>` }) };
    const { texts: kept } = await write('kept', { kind, place, texts, state: 'DRAFT' });
    const content = kept.en?.content ?? '';
    expect(content).toMatch(/^<p>before<\/p>[^]*after<\/p>$/);
    expect(content).not.toMatch(
      /script|alert|onerror|onload|onclick|style|iframe|evil|<form|<base|<svg|\.\./i,
    );
  }
});

test('what the editor offers comes through as it is written', async () => {
  const content =
    '<h2>One</h2><p><strong>b</strong> <em>i</em> <u>u</u><br />next</p><ul><li>1</li></ol></ul><p><a href="/help/1">in</a> <img src="/art/hero.svg" alt="art" /></p>';
  const { body } = await callStaff('POST', '/console/content-preview', {
    token: writer.token,
    body: { content: `${content}<p><a href="https://example.org/a?b=1">out</a></p>` },
  });
  expect(body.value).toEqual({
    content: `${content.replace('</ol>', '')}<p><a href="https://example.org/a?b=1" target="_blank" rel="noopener noreferrer nofollow">out</a></p>`,
  });
});

test.each([
  [{ kind: 'BANNER', place: 'w_home', art: null }, 'art'],
  [{ kind: 'BANNER', place: 'home', art: '/art/hero.svg' }, 'place'],
  [{ linkageType: 'INTERNAL', linkageUrl: null }, 'linkageUrl'],
  [{ linkageType: 'INTERNAL', linkageUrl: 'javascript:alert(1)' }, 'linkageUrl'],
  [{ linkageType: 'INTERNAL', linkageUrl: '//evil.example' }, 'linkageUrl'],
  [{ linkageType: 'INTERNAL', linkageUrl: '/\\evil.example' }, 'linkageUrl'],
  [{ linkageType: 'EXTERNAL', linkageUrl: 'http://example.org' }, 'linkageUrl'],
  [{ linkageType: 'GAME', linkageUrl: 'https://example.org' }, 'linkageUrl'],
  [{ linkageType: 'PROMO', linkageUrl: '0' }, 'linkageUrl'],
  [{ from: 2_000, until: 2_000 }, 'until'],
  [{ art: 'https://evil.example/a.png' }, 'art'],
  [{ art: '/art/../wps/x' }, 'art'],
  [{ texts: {} }, 'texts'],
  [{ leastLevel: 9 }, 'leastLevel'],
])('a draft that does not fit is refused: %j', async (more, field) => {
  const { code, value } = await create(draftOf('wrong', more));
  expect(code).toBe('bad_request');
  expect(JSON.stringify(value)).toContain(field);
});

test('a save over another save is refused, and every save is kept and can be undone', async () => {
  const { id } = await write('first');
  expect((await save(id, 1, draftOf('second'))).value).toMatchObject({
    version: 2,
    texts: { en: { title: 'second' } },
  });
  expect((await save(id, 1, draftOf('late'))).code).toBe('piece_changed');
  expect((await save(id, 2, draftOf('kind', { kind: 'POPUP' }))).code).toBe('not_found');
  expect((await save('999999', 1, draftOf('none'))).code).toBe('not_found');
  const restore = async (wanted: number, version: number) =>
    (
      await callStaff('POST', `/console/content/${id}/versions/${wanted}/restore`, {
        token: writer.token,
        body: { version, reason: 'back again' },
      })
    ).body;
  expect((await restore(1, 1)).code).toBe('piece_changed');
  expect((await restore(7, 2)).code).toBe('not_found');
  expect((await restore(1, 2)).value).toMatchObject({ version: 3, texts: { en: { title: 'first' } } });
  const { body } = await callStaff('GET', `/console/content/${id}/versions`, { token: support.token });
  expect(body.value).toMatchObject([
    { version: 3, by: 'writer1', reason: 'back again', titles: { en: 'first' } },
    { version: 2, by: 'writer1', reason: 'another word', titles: { en: 'second' } },
    { version: 1, by: 'writer1', reason: 'a new text', titles: { en: 'first' } },
  ]);
  expect(await readAudit(db, { subject: `content:${id}` })).toMatchObject([
    { action: 'content.create' },
    { action: 'content.save', details: { before: { texts: { en: { title: 'first' } } } } },
    { action: 'content.save', reason: 'back again' },
  ]);
  await expect(db.pool.query('update content_version set reason = $1', ['none'])).rejects.toThrow(
    'permission denied',
  );
});

test('two saves of the same version: one is heard', async () => {
  const { id } = await write('raced');
  const all = await Promise.all(['a', 'b', 'c', 'd'].map((title) => save(id, 1, draftOf(title))));
  expect(all.map(({ code }) => code).toSorted()).toEqual([
    'ok',
    'piece_changed',
    'piece_changed',
    'piece_changed',
  ]);
});

const list = async ({ token }: Colleague) =>
  (await callStaff('GET', '/console/content?kind=NOTICE', { token })).body;

test('content writes, support and auditors read, and nobody else', async () => {
  const { id } = await write('of the staff', { state: 'DRAFT' });
  expect((await list(support)).value).toContainEqual(
    expect.objectContaining({ id, state: 'DRAFT', shown: false }),
  );
  expect((await list(payer)).code).toBe('role_needed');
  expect((await create(draftOf('mine'), support)).code).toBe('role_needed');
  expect((await save(id, 1, draftOf('mine'), support)).code).toBe('role_needed');
});

const put = async (picture: Buffer, { token } = writer) =>
  (
    await callStaff('POST', '/console/content-pictures', {
      token,
      body: { picture: picture.toString('base64') },
    })
  ).body;

test('a picture of the staff is seen by anybody, in the console too, and is made anew', async () => {
  const { value } = await put(drawPng(40, 20));
  const { path } = value as { path: string };
  expect(path).toMatch(/^\/art\/picture\/[0-9a-f]{32}\.png$/);
  for (const http of [await site.http(), await staffHttp()]) {
    const seen = await http.inject(path);
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/png']);
    expect(seen.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  }
  expect((await (await site.http()).inject('/art/picture/none.png')).statusCode).toBe(404);
  const list = async ({ token }: Colleague) =>
    (await callStaff('GET', '/console/content-pictures', { token })).body;
  expect((await list(support)).value).toEqual([
    expect.objectContaining({ path, width: 40, height: 20, addedBy: 'writer1' }),
  ]);
  expect((await list(payer)).code).toBe('role_needed');
  const banner = { kind: 'BANNER', place: 'w_live', art: path };
  expect((await create(draftOf('with a picture', banner))).code).toBe('ok');
  expect((await put(Buffer.from('<svg onload="alert(1)"/>'))).code).toBe('picture_invalid');
  expect((await put(drawPng(40, 20), support)).code).toBe('role_needed');
});

test('a promotion keeps the picture of the staff, and has one drawn by where it leads without', async () => {
  const http = await site.http();
  const artOf = async (fields: object): Promise<string> => {
    const { id } = await write('A picture', { kind: 'PROMOTION', ...fields });
    const { body } = await call('GET', `/wps/content/promotions/${id}`);
    await givenPiecesOff(db, [id]);
    return (body.value as { art: string }).art;
  };
  const leads = (linkageUrl: string) => artOf({ linkageType: 'INTERNAL', linkageUrl });
  expect(await artOf({ art: '/art/hero.svg' })).toBe('/art/hero.svg');
  const drawn = [await artOf({}), await leads('/pointMall'), await leads('/promotions?tab=activities')];
  expect(drawn).toEqual(['news', 'rewards-store', 'raffle'].map((name) => `/art/promotion/${name}.svg`));
  for (const path of drawn)
    expect((await http.inject(path)).headers['content-type']).toContain('image/svg+xml');
  expect((await http.inject('/art/promotion/none.svg')).statusCode).toBe(404);
});

test('long texts in two languages fit into one save', async () => {
  const content = `<p>${'က'.repeat(18_000)}</p>`;
  const texts = { en: text('long', { content }), my: text('long', { content }) };
  const { texts: kept } = await write('long', { texts, state: 'DRAFT' });
  expect(kept.my?.content).toBe(content);
});
