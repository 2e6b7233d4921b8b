import { transaction } from '@hintha/platform';
import { beforeEach, expect, test } from 'vitest';
import {
  givenAccount,
  givenProfile,
  readLastSent,
  readOutbox,
} from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { createAccount } from '../accounts/create-account.ts';
import { NOBODYS_PASSWORD } from '../passwords/hash-password.ts';
import { setLanguage } from './notify-owner.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const { clock, call } = testContext(db);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'long enough 1';

let people = 0;
let phones = 0;
/** A number as its owner types it; with its country it is the same without the zero. */
const someNumber = (): string => `0977${String((phones += 1)).padStart(7, '0')}`;
const withCountry = (number: string): string => `95${number.slice(1)}`;

interface Member {
  id: bigint;
  name: string;
  token: string;
}

const member = async (type: 0 | 4 = 0): Promise<Member> => {
  const name = `person${(people += 1)}`;
  const passwordHash = hashCheaply(PASSWORD);
  const id = await transaction(db, (tx) => createAccount(tx, { name, type, passwordHash, demo: false }));
  const { body } = await call('POST', '/wps/session/login', { body: { username: name, password: PASSWORD } });
  return { id, name, token: (body.value as { token: string }).token };
};

type Contact = { mobileNum: string } | { email: string };

const bodyOf = (contact: Contact) =>
  'email' in contact ? contact : { countryDialingCode: '95', ...contact };

const sendCode = ({ token }: Member, contact: Contact) =>
  call('POST', '/wps/member/contact/code', {
    token,
    body: { channel: 'email' in contact ? 'email' : 'sms', ...bodyOf(contact) },
  });

const lastText = async (recipient: string, template: string): Promise<string> =>
  (await readLastSent(db, recipient, template))?.text ?? '';

const noticesTo = async (recipient: string): Promise<string[]> => {
  const sent = await readOutbox(db, { recipient });
  return sent.map(({ template }) => template).filter((template) => template.endsWith('Notice'));
};

const codeIn = (text: string): string => /\d{6}/.exec(text)?.[0] ?? '';
const addressOf = (contact: Contact): string =>
  'email' in contact ? contact.email.trim().toLowerCase() : withCountry(contact.mobileNum);
const contactCode = async (contact: Contact) => codeIn(await lastText(addressOf(contact), 'contactCode'));

const change = ({ token }: Member, contact: Contact, more: object = {}) =>
  call('PUT', 'email' in contact ? '/wps/member/email' : '/wps/member/mobile', {
    token,
    body: { ...bodyOf(contact), verificationCode: '', proof: { password: PASSWORD }, ...more },
  });

/** Asks for the code of a contact and changes to it. */
const take = async (who: Member, contact: Contact, more: object = {}) => {
  const { body } = await sendCode(who, contact);
  expect(body.code).toBe('ok');
  return change(who, contact, { verificationCode: await contactCode(contact), ...more });
};

/** The proof of an account that has a phone or a mail address already. */
const codeSentBy = async ({ token }: Member, method: 'sms' | 'email', recipient: string) => {
  await call('POST', '/wps/member/security/code', { token, body: { method } });
  return { password: PASSWORD, method, code: codeIn(await lastText(recipient, 'proofCode')) };
};

const securityOf = async ({ token }: Member) =>
  (await call('GET', '/wps/member/security', { token })).body.value as Record<string, unknown>;

// A place may have twenty codes an hour; tokens live for half an hour, so members come anew in each test.
beforeEach(() => clock.advance(61 * MINUTE));

test.each([
  ['a phone', () => ({ mobileNum: someNumber() })],
  ['a mail address', () => ({ email: `Mixed${(phones += 1)}@Example.ORG ` })],
])(
  '%s with its code becomes the account’s, is told so, and withdrawals wait when it takes the place of another',
  async (_, draw) => {
    const who = await member();
    const contact = draw();
    expect((await take(who, contact)).body).toMatchObject({ code: 'ok' });
    const security = await securityOf(who);
    expect(security).toMatchObject({ level: 2, withdrawalsHeldUntil: null });
    expect(await noticesTo(addressOf(contact))).toHaveLength(1);

    const method = 'email' in contact ? 'email' : 'sms';
    const proof = await codeSentBy(who, method, addressOf(contact));
    expect((await take(who, draw(), { proof })).body.code).toBe('ok');
    expect(await securityOf(who)).toMatchObject({
      level: 2,
      withdrawalsHeldUntil: clock.now().getTime() + 24 * HOUR,
    });
  },
);

test('the old address of a changed contact is told as well as the new one', async () => {
  const who = await member();
  const [before, after] = [`old${who.id}@example.org`, `new${who.id}@example.org`];
  await givenAccount(db, who.id, { email: before });
  const proof = await codeSentBy(who, 'email', before);
  expect((await take(who, { email: after }, { proof })).body.code).toBe('ok');
  expect(await noticesTo(before)).toEqual(['emailNotice']);
  expect(await noticesTo(after)).toEqual(['emailNotice']);
});

test('a first phone is told to the mail address that stands', async () => {
  const who = await member();
  const email = `only${who.id}@example.org`;
  await givenAccount(db, who.id, { email });
  const mobileNum = someNumber();
  expect((await take(who, { mobileNum }, { proof: await codeSentBy(who, 'email', email) })).body.code).toBe(
    'ok',
  );
  expect(await noticesTo(email)).toEqual(['mobileNotice']);
  expect(await noticesTo(withCountry(mobileNum))).toEqual(['mobileNotice']);
});

test('a letter of notice is in the language that the member has chosen', async () => {
  const who = await member();
  await setLanguage(db, who.id, 'en');
  const mobileNum = someNumber();
  await take(who, { mobileNum });
  expect(await lastText(withCountry(mobileNum), 'mobileNotice')).toContain('phone number');
});

test('without a proof of the owner nothing is changed, whatever code comes with it', async () => {
  const who = await member();
  const contact = { mobileNum: someNumber() };
  expect((await take(who, contact, { proof: {} })).body.code).toBe('proof_needed');
  const wrong = { verificationCode: await contactCode(contact), proof: { password: 'long enough 9' } };
  expect((await change(who, contact, wrong)).body.code).toBe('old_password_wrong');
  expect(await securityOf(who)).toMatchObject({ mobile: '', withdrawalsHeldUntil: null });
});

test('a code works once, for its own contact and its own account', async () => {
  const [who, other] = [await member(), await member()];
  const [mine, second] = [{ mobileNum: someNumber() }, { mobileNum: someNumber() }];
  await sendCode(who, mine);
  const verificationCode = await contactCode(mine);
  expect((await change(other, mine, { verificationCode })).body.code).toBe('code_wrong');
  expect((await change(who, second, { verificationCode })).body.code).toBe('code_wrong');
  expect((await change(who, mine, { verificationCode: '' })).body.code).toBe('code_missing');
  expect((await change(who, mine, { verificationCode })).body.code).toBe('ok');
  const proof = await codeSentBy(who, 'sms', withCountry(mine.mobileNum));
  expect((await change(who, mine, { verificationCode, proof })).body.code).toBe('code_wrong');
});

test('a stranger who guesses does not use up the tries of the owner', async () => {
  const [who, other] = [await member(), await member()];
  const contact = { mobileNum: someNumber() };
  await sendCode(who, contact);
  for (let n = 0; n < 8; n += 1) await change(other, contact, { verificationCode: '000000' });
  const verificationCode = await contactCode(contact);
  expect((await change(who, contact, { verificationCode })).body.code).toBe('ok');
});

test('a code is good for five minutes', async () => {
  const who = await member();
  const contact = { email: `slow${who.id}@example.org` };
  await sendCode(who, contact);
  clock.advance(5 * MINUTE);
  const verificationCode = await contactCode(contact);
  expect((await change(who, contact, { verificationCode })).body.code).toBe('code_expired');
});

test.each([
  ['a phone', () => ({ mobileNum: someNumber() }), 'mobile_taken'],
  ['a mail address', () => ({ email: `taken${(phones += 1)}@example.org` }), 'email_taken'],
])('%s belongs to one account, and only who has its code is told so', async (_, draw, code) => {
  const [who, owner] = [await member(), await member()];
  const contact = draw();
  await givenAccount(db, owner.id, { ['email' in contact ? 'email' : 'mobile']: addressOf(contact) });
  expect((await change(who, contact, { verificationCode: '123456' })).body.code).toBe('code_wrong');
  expect(await take(who, contact)).toMatchObject({ status: 409, body: { code } });
  expect(await securityOf(who)).toMatchObject({ level: 1, withdrawalsHeldUntil: null });
});

test('of two accounts that take one contact at once one gets it', async () => {
  for (const contact of [{ mobileNum: someNumber() }, { email: `both${(phones += 1)}@example.org` }]) {
    const both = [await member(), await member()];
    const codes: string[] = [];
    for (const who of both) {
      await sendCode(who, contact);
      codes.push(await contactCode(contact));
    }
    const answers = await Promise.all(
      both.map((who, n) => change(who, contact, { verificationCode: codes[n] })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  }
});

test('a changed mail address kills the link that was mailed to the old one', async () => {
  const who = await member();
  const before = `linked${who.id}@example.org`;
  await givenAccount(db, who.id, { email: before });
  await call('POST', '/wps/member/password/email', { body: { username: who.name, email: before } });
  const resetToken = /resetToken=([\w-]+)/.exec(await lastText(before, 'passwordLink'))?.[1] ?? '';
  const proof = await codeSentBy(who, 'email', before);
  expect((await take(who, { email: `moved${who.id}@example.org` }, { proof })).body.code).toBe('ok');
  const reset = await call('POST', '/wps/member/password/reset', {
    body: { resetToken, newPassword: 'long enough 2', confirmNewPassword: 'long enough 2' },
  });
  expect(reset.body.code).toBe('link_expired');
});

test.each([
  [{ mobileNum: '' }, 'phone_missing'],
  [{ mobileNum: '12' }, 'phone_invalid'],
  [{ email: '' }, 'not_empty'],
  [{ email: 'a@b' }, 'email_invalid'],
  [{ email: 'ä@example.org' }, 'email_invalid'],
])('the contact %j is %s', async (contact, code) => {
  const who = await member();
  expect(await sendCode(who, contact)).toMatchObject({ status: 400, body: { code } });
  expect(await change(who, contact)).toMatchObject({ status: 400, body: { code } });
});

test('a contact gets three codes within five minutes', async () => {
  const who = await member();
  const contact = { mobileNum: someNumber() };
  for (let n = 0; n < 3; n += 1) expect((await sendCode(who, contact)).status).toBe(200);
  expect(await sendCode(who, contact)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
});

test('a trial account has no contacts, and nobody has any without a session', async () => {
  const trial = await member(4);
  expect((await sendCode(trial, { mobileNum: someNumber() })).body.code).toBe('in_need_true_account');
  expect((await call('GET', '/wps/member/security', { token: trial.token })).status).toBe(403);
  expect((await call('GET', '/wps/member/security')).status).toBe(401);
});

test('the security of an account counts its guards and masks what it shows', async () => {
  const who = await member();
  expect(await securityOf(who)).toEqual({
    level: 1,
    hasPassword: true,
    hasPaymentPassword: false,
    hasAuthenticator: false,
    mobile: '',
    email: '',
    payeeName: '',
    withdrawalsHeldUntil: null,
    withdrawalHoldHours: 24,
    vipLevel: 'VIP 1',
  });
  await givenAccount(db, who.id, { mobile: '959777123456', email: 'thiri@example.org' });
  await givenProfile(db, who.id, { payeeName: 'Thiri Aung' });
  expect(await securityOf(who)).toMatchObject({
    level: 3,
    mobile: '+95 9•••••456',
    email: 't•••@example.org',
    payeeName: 'T••• A•••',
  });
  await givenAccount(db, who.id, { password: NOBODYS_PASSWORD });
  expect(await securityOf(who)).toMatchObject({ level: 2, hasPassword: false });
});
