import { content, CONSOLE_ROUTES } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { givenAccount } from '../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { openMember } from '../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { moveToLevel } from '../members/index.ts';
import { setSettings } from '../settings/index.ts';
import { contentSettings } from './settings.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call, clock } = site;
const { call: callStaff, hire } = testConsole(ctx);

const text = (title: string) => ({ title, lead: '', content: `<p>${title}</p>`, action: '' });
const usual = {
  kind: 'NOTICE',
  place: '',
  art: null,
  linkageType: null,
  linkageUrl: null,
  audience: 'ALL',
  leastLevel: 1,
  device: 'ANY',
  position: 5,
  state: 'PUBLISHED',
  from: null,
  until: null,
};

let helper: Colleague;
let writer: Colleague;
let member: Awaited<ReturnType<typeof openMember>>;
let raised: typeof member;
let agent: typeof member;

const write = async (title: string, more: object = {}) => {
  const draft = { ...usual, texts: { en: text(title), my: text(title) }, ...more };
  const body = { draft, reason: 'for a look' };
  expect((await callStaff('POST', '/console/content', { token: writer.token, body })).body.code).toBe('ok');
};

beforeAll(async () => {
  helper = await hire('helper1', 'support');
  writer = await hire('writer1', 'content');
  member = await openMember(site);
  raised = await openMember(site);
  agent = await openMember(site);
  await givenAccount(db, agent.id, { type: 1 });
  await transaction(db, (tx) => moveToLevel(tx, { accountId: raised.id, level: 4, at: clock.now() }));
  const now = clock.now().getTime();
  await write('last', { position: 9 });
  await write('first', { position: 1 });
  await write('draft', { state: 'DRAFT' });
  await write('off', { state: 'OFF' });
  await write('early', { from: now + 60_000 });
  await write('over', { from: now - 120_000, until: now - 60_000 });
  await write('phone', { device: 'PHONE' });
  await write('visitor', { audience: 'VISITOR' });
  await write('member', { audience: 'MEMBER' });
  await write('agent', { audience: 'AGENT' });
  await write('fourth', { leastLevel: 4 });
  await write('english', { texts: { en: text('english') } });
  await write('thai', { texts: { th: text('thai') } });
});

const look = async (query: string, { token } = helper, path = '/console/content-shown') => {
  const { body } = await callStaff('GET', `${path}?kind=NOTICE&${query}`, { token });
  expect(body.code).toBe('ok');
  return CONSOLE_ROUTES.previewPieces.reply.parse(body.value);
};
const lookAs = (id: bigint, query: string) => look(query, helper, `/console/content-shown/${id}`);

type Preview = Awaited<ReturnType<typeof look>>;

const titleOf = ({ piece: { texts } }: Preview['pieces'][number]): string =>
  Object.values(texts)[0]?.title ?? '';
const shownIn = ({ pieces }: Preview) => pieces.filter(({ hidden }) => hidden === null).map(titleOf);
const hiddenIn = ({ pieces }: Preview) =>
  Object.fromEntries(
    pieces.flatMap((one) => (one.hidden === null ? [] : [[titleOf(one), one.hidden] as const])),
  );

const PHONE = 'Mozilla/5.0 (iPhone; Mobile)';
const readOnSite = async (language: string, { token, phone }: { token?: string; phone: boolean }) => {
  const { body } = await call('GET', '/wps/announcement?types=PL&platform=W&execution=B', {
    ...(token === undefined ? {} : { token }),
    headers: { language, 'user-agent': phone ? PHONE : '' },
  });
  return content.readNotices.reply.parse(body.value).player.map(({ title }) => title);
};

test('whoever it is, whatever it reads with and in, the staff sees what the site shows it, in the same order', async () => {
  for (const language of ['en', 'my', 'th'])
    for (const phone of [false, true]) {
      const query = `language=${language}&device=${phone ? 'PHONE' : 'DESKTOP'}`;
      const onSite = (token?: string) =>
        readOnSite(language.toUpperCase(), { phone, ...(token === undefined ? {} : { token }) });
      expect(shownIn(await look(query))).toEqual(await onSite());
      for (const { id, token } of [member, raised, agent])
        expect(shownIn(await lookAs(id, query))).toEqual(await onSite(token));
    }
});

test('a kind of reader is shown what a member of that kind is', async () => {
  const query = 'language=en';
  expect(shownIn(await look(`${query}&as=MEMBER`))).toEqual(shownIn(await lookAs(member.id, query)));
  expect(shownIn(await look(`${query}&as=MEMBER&level=4`))).toEqual(shownIn(await lookAs(raised.id, query)));
  expect(shownIn(await look(`${query}&as=AGENT`))).toEqual(shownIn(await lookAs(agent.id, query)));
  expect((await lookAs(raised.id, query)).reader).toEqual({ kind: 'MEMBER', level: 4 });
  expect((await lookAs(agent.id, query)).reader).toEqual({ kind: 'AGENT', level: 1 });
});

test('what is not shown says why, and the rest says in which language it is read', async () => {
  const preview = await look('language=my');
  expect(hiddenIn(preview)).toEqual({
    draft: 'DRAFT',
    off: 'OFF',
    early: 'EARLY',
    over: 'OVER',
    phone: 'DEVICE',
    member: 'MEMBERS_ONLY',
    agent: 'AGENTS_ONLY',
    fourth: 'LEVEL',
    thai: 'LANGUAGE',
  });
  expect(hiddenIn(await lookAs(member.id, 'language=th'))).toMatchObject({ visitor: 'VISITORS_ONLY' });
  const languageOf = (title: string) => preview.pieces.find((one) => titleOf(one) === title)?.language;
  expect(['first', 'english', 'thai'].map(languageOf)).toEqual(['my', 'en', null]);
  await setSettings(db, contentSettings, { fallbackLanguages: ['th'] });
  expect(hiddenIn(await look('language=my'))).toMatchObject({ english: 'LANGUAGE' });
  await setSettings(db, contentSettings, { fallbackLanguages: ['en', 'my'] });
});

test('a member is looked as by those alone who may see members; a member that is not is not found', async () => {
  const ask = async (id: string, { token }: Colleague) =>
    (await callStaff('GET', `/console/content-shown/${id}?kind=NOTICE&language=en`, { token })).body.code;
  expect(await ask(String(member.id), writer)).toBe('role_needed');
  expect(await ask('999999999', helper)).toBe('not_found');
  expect(shownIn(await look('language=en', writer))).toContain('first');
});
