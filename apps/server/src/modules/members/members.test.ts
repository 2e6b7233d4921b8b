import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  countRows,
  givenAccount,
  givenFieldsAsked,
  givenProfile,
  readCredentials,
  readProfileRow,
} from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { createAccount, findAccount } from '../identity/index.ts';
import { isBirthday, isOfAge } from './profile/change-profile.ts';
import { hashCheaply } from '../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const { clock, call, http } = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });
const PASSWORD = 'long enough 1';

let people = 0;

interface Member {
  id: bigint;
  name: string;
  token: string;
}

const member = async (type: 0 | 1 | 4 = 0): Promise<Member> => {
  const name = `member${(people += 1)}`;
  const passwordHash = hashCheaply(PASSWORD);
  const id = await transaction(db, (tx) => createAccount(tx, { name, type, passwordHash, demo: false }));
  const { body } = await call('POST', '/wps/session/login', { body: { username: name, password: PASSWORD } });
  return { id, name, token: (body.value as { token: string }).token };
};

const HANDLES = { qqNum: '', wechat: '', line: '', whatsapp: '', facebook: '', zalo: '', telegram: '' };

const read = async ({ token }: Member, path: string) =>
  (await call('GET', path, { token })).body.value as unknown;
const readProfile = (who: Member) => read(who, '/wps/member/profile');
const change = ({ token }: Member, changed: object) =>
  call('PUT', '/wps/member/profile', { token, body: { nickname: 'Hla', ...changed } });
const setPayeeName = ({ token }: Member, payeeName: string, proof: object = { password: PASSWORD }) =>
  call('PUT', '/wps/member/payeeName', { token, body: { payeeName, proof } });
const setIcon = ({ token }: Member, icon: unknown) =>
  call('PUT', '/wps/member/info/icon', { token, body: { icon } });

beforeEach(() => clock.advance(61 * 60_000));

test('ACCESS-112 ACCESS-113 ACCESS-116 ACCESS-117 a registration is read back, contacts and names masked', async () => {
  await givenFieldsAsked(db);
  const { body } = await call('PUT', '/wps/member/register', {
    headers: { 'x-forwarded-for': '198.51.100.1' },
    body: {
      username: 'complete',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      ageAndTermsAccepted: true,
      payeeName: 'ကျော်ကျော် Hla',
      email: 'complete@example.org',
      mobileNum: '9777123456',
      countryDialingCode: '95',
      idNumber: '12/KMY(N)123456',
      line: 'hla.line',
      wechat: 'hla.wechat',
      qqNum: '123456',
      whatsapp: '959777123456',
      facebook: 'hla.facebook',
    },
  });
  const who = { id: 0n, name: '', token: (body.value as { token: string }).token };
  expect(await readProfile(who)).toEqual({
    ...HANDLES,
    nickname: 'complete',
    birthday: '',
    payeeName: 'ကျော်••• H•••',
    email: 'c•••@example.org',
    mobileNum: '+95 9•••••456',
    idNumber: '•••••456',
    line: 'hla.line',
    wechat: 'hla.wechat',
    qqNum: '123456',
    whatsapp: '959777123456',
    facebook: 'hla.facebook',
  });
});

test('ACCESS-112 ACCESS-117 an account that has told nothing yet reads and changes its profile', async () => {
  const who = await member();
  expect(await readProfile(who)).toMatchObject({ ...HANDLES, nickname: who.name, email: '', mobileNum: '' });
  const profile = { ...HANDLES, nickname: 'လှလှ', birthday: '2000-02-29', zalo: 'hla', telegram: '@hla' };
  const { status, body } = await change(who, profile);
  expect(status).toBe(200);
  expect(body.value).toMatchObject(profile);
  expect(await readProfile(who)).toEqual(body.value);
  expect(await read(who, '/wps/member/info')).toMatchObject({ account: who.name, nickname: 'လှလှ' });
});

test('ACCESS-112 the contacts that were proven stand before those that were told', async () => {
  const who = await member();
  await givenProfile(db, who.id, { email: 'told@example.org', mobileNum: '777000111' });
  await givenAccount(db, who.id, { email: 'proven@example.org', mobile: '959777123456' });
  expect(await readProfile(who)).toMatchObject({ email: 'p•••@example.org', mobileNum: '+95 9•••••456' });
});

test.each([
  ['no nickname', { nickname: ' ' }, 'not_empty'],
  ['a nickname that nobody sees', { nickname: '\u200b\u2060' }, 'not_empty'],
  ['a nickname that passes for staff', { nickname: 'Suррort teаm' }, 'name_reserved'],
  ['a nickname with the brand in it', { nickname: 'VIP h1nthá' }, 'name_reserved'],
  ['a nickname of two lines', { nickname: 'a\nb' }, 'bad_request'],
  ['a nickname of 256 letters', { nickname: 'a'.repeat(256) }, 'bad_request'],
  ['a handle of 256 letters', { zalo: 'a'.repeat(256) }, 'bad_request'],
  ['a handle with a sign that is no letter', { telegram: 'a\u0007' }, 'bad_request'],
  ['the 30th of February', { birthday: '2000-02-30' }, 'bad_request'],
  ['another way to write a day', { birthday: '29-02-2000' }, 'bad_request'],
  ['a day without its zero', { birthday: '2000-2-29' }, 'bad_request'],
  ['a birth in another age', { birthday: '0099-01-01' }, 'bad_request'],
  ['a birth to come', { birthday: '2999-01-01' }, 'too_young'],
  ['a child', { birthday: '2015-01-01' }, 'too_young'],
])('ACCESS-116 a profile refuses %s', async (_, changed, code) => {
  const who = await member();
  expect(await change(who, changed)).toMatchObject({ status: 400, body: { code } });
  expect(await readProfile(who)).toMatchObject({ nickname: who.name, birthday: '' });
});

test('ACCESS-116 a birthday is told once', async () => {
  const who = await member();
  expect((await change(who, { birthday: '1990-01-31' })).body.code).toBe('ok');
  expect((await change(who, { birthday: '1990-01-31' })).body.code).toBe('ok');
  expect(await change(who, { birthday: '1991-01-31' })).toMatchObject({
    status: 409,
    body: { code: 'birthday_fixed' },
  });
  expect((await change(who, { nickname: 'Mya' })).body.value).toMatchObject({ birthday: '1990-01-31' });
});

test('of two birthdays told at once one stands', async () => {
  const who = await member();
  const answers = await Promise.all(
    ['1990-01-01', '1991-01-01'].map((birthday) => change(who, { birthday })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test.each([
  ['2008-11-22', '2026-11-21T17:29:59.999Z', false],
  ['2008-11-22', '2026-11-21T17:30:00.000Z', true],
  ['2008-11-21', '2026-11-21T08:00:00.000Z', true],
  ['2008-02-29', '2026-02-28T17:29:59.999Z', false],
  ['2008-02-29', '2026-02-28T17:30:00.000Z', true],
  ['2006-02-28', '2024-02-27T17:30:00.000Z', true],
  ['2006-03-01', '2024-02-29T12:00:00.000Z', false],
])('ACCESS-116 R08 who was born on %s is 18 at %s: %s, by the day of Yangon', (birthday, now, is) => {
  expect(isOfAge(birthday, new Date(now))).toBe(is);
});

test('ACCESS-116 every day of the calendar is a birthday, and nothing else is', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (date) => isBirthday(date.toISOString().slice(0, 10)),
    ),
  );
  fc.assert(fc.property(fc.string(), (text) => !isBirthday(`x${text}`)));
});

test('no field of a profile sets what the operator decides', async () => {
  const who = await member();
  const { status } = await change(who, {
    type: 2,
    balance: '1000000.00',
    upline: 'boss',
    isAgent: true,
    vip: 9,
    id: 1,
    account_id: 1,
    payeeName: 'Thief',
    email: 'thief@example.org',
    mobileNum: '959777123456',
    icon: 'icon-12',
    constructor: { name: 'x' },
  });
  expect(status).toBe(200);
  expect(await findAccount(db, who.name)).toMatchObject({ id: who.id, type: 0 });
  expect(await readCredentials(db, who.id)).toMatchObject({ email: null, mobile: null });
  expect(await readProfileRow(db, who.id)).toMatchObject({ email: '', payeeName: '', icon: '' });
  expect(await countRows(db, 'wallet_posting')).toBe(0);
  expect(await read(who, '/wps/member/info')).toMatchObject({ type: 0, clubLabel: { rankLevel: 1 } });
  const crafted = await (
    await http()
  ).inject({
    method: 'PUT',
    url: '/wps/member/profile',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    payload: '{"nickname":"x","__proto__":{"type":2}}',
  });
  expect(crafted.statusCode).toBe(400);
});

test('no field of a registration sets what the operator decides', async () => {
  const { body } = await call('PUT', '/wps/member/register', {
    headers: { 'x-forwarded-for': '198.51.100.2' },
    body: {
      username: 'greedy',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      ageAndTermsAccepted: true,
      type: 2,
      balance: '1000000.00',
      upline: 'boss',
      isAgent: true,
      vip: 9,
      nickname: 'admin',
      birthday: '1990-01-01',
    },
  });
  const { token } = body.value as { token: string };
  const who = { id: 0n, name: '', token };
  expect(await read(who, '/wps/member/info')).toMatchObject({
    type: 0,
    nickname: 'greedy',
    clubLabel: { rankLevel: 1 },
  });
  expect(await readProfile(who)).toMatchObject({ birthday: '' });
  expect(await read(who, '/wps/v2/wallets/balance')).toMatchObject({ sumBalance: '0.00' });
});

test('ACCESS-113 the payee name is told once, with a proof of the owner', async () => {
  const who = await member();
  expect((await setPayeeName(who, ' ')).body.code).toBe('not_empty');
  expect((await setPayeeName(who, 'Hla\u0000')).body.code).toBe('bad_request');
  expect((await setPayeeName(who, 'Hla Hla', {})).body.code).toBe('proof_needed');
  expect((await setPayeeName(who, 'Hla Hla', { password: 'wrong' })).body.code).toBe('old_password_wrong');
  expect(await readProfile(who)).toMatchObject({ payeeName: '' });
  expect((await setPayeeName(who, 'Hla Hla')).body.code).toBe('ok');
  expect(await readProfile(who)).toMatchObject({ payeeName: 'H••• H•••' });
  expect(await setPayeeName(who, 'Mya Mya')).toMatchObject({
    status: 409,
    body: { code: 'payee_name_fixed' },
  });
});

test('of two payee names told at once one stands', async () => {
  const who = await member();
  const answers = await Promise.all(['Hla', 'Mya'].map((name) => setPayeeName(who, name)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('ACCESS-098 an icon is chosen and read back', async () => {
  const who = await member();
  const before = (await read(who, '/wps/member/info/icon')) as { icon: string; choices: string[] };
  expect(before.choices).toHaveLength(12);
  expect(before.choices).toContain(before.icon);
  const { body } = await setIcon(who, 'icon-07');
  expect(body.value).toEqual({ icon: 'icon-07', choices: before.choices });
  expect(await read(who, '/wps/member/info/icon')).toEqual(body.value);
  for (const icon of ['icon-13', '', 'toString', '../hero']) {
    expect(await setIcon(who, icon)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  expect((await setIcon(who, 7)).status).toBe(400);
});

test('ACCESS-097 the avatar is the address of the drawing of the icon', async () => {
  const who = await member();
  await setIcon(who, 'icon-03');
  const address = (await read(who, '/wps/relay/MCSFE_getPlayerAvatar')) as string;
  expect(address).toBe('/art/icons/icon-03.svg');
  const reply = await (await http()).inject({ method: 'GET', url: address });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  expect(reply.body).toMatch(/^<svg /);
  expect((await (await http()).inject({ method: 'GET', url: '/art/icons/icon-13.svg' })).statusCode).toBe(
    404,
  );
});

test('ACCESS-099 the language of the member is kept', async () => {
  const who = await member();
  const set = (language: unknown) =>
    call('PUT', '/wps/member/language', { token: who.token, body: { language } });
  expect((await set('EN')).status).toBe(200);
  expect(await readCredentials(db, who.id)).toMatchObject({ language: 'en' });
  for (const language of ['XX', '', null]) expect((await set(language)).status).toBe(400);
});

test('ACCESS-094 the member info tells account, nickname, type and labels', async () => {
  const who = await member();
  expect(await read(who, '/wps/member/info')).toEqual({
    id: String(who.id),
    account: who.name,
    nickname: who.name,
    type: 0,
    toUpline: false,
    clubLabel: { labelName: 'VIP 1', rankLevel: 1 },
    memberLabel: [],
    previousLoginAt: null,
  });
});

test('a trial account has a picture and no profile, an agent has both, and a stranger neither', async () => {
  const [trial, agent] = [await member(4), await member(1)];
  expect(await read(trial, '/wps/relay/MCSFE_getPlayerAvatar')).toMatch(/^\/art\/icons\/icon-\d\d\.svg$/);
  for (const answer of [
    await change(trial, {}),
    await setIcon(trial, 'icon-01'),
    await setPayeeName(trial, 'Hla'),
  ])
    expect(answer).toMatchObject({ status: 403, body: { code: 'in_need_true_account' } });
  expect((await call('GET', '/wps/member/profile', { token: trial.token })).status).toBe(403);
  expect((await change(agent, {})).status).toBe(200);
  for (const path of ['profile', 'info/icon', 'info'])
    expect((await call('GET', `/wps/member/${path}`)).status).toBe(401);
});

test('no text in any field makes the server fail', async () => {
  const who = await member();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('nickname', 'birthday', 'zalo', 'line', 'wechat'),
      fc.oneof(fc.string({ unit: 'binary' }), fc.constant('a\u0000b'), fc.constant('\uD800'), fc.anything()),
      async (field, value) => {
        expect((await change(who, { [field]: value })).status).toBeLessThan(500);
      },
    ),
    { numRuns: 80 },
  );
});
