import { registration } from '@hintha/contract';
import type { FieldRule } from '@hintha/contract/registration';
import { loadMessages } from '@hintha/messages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPart, labelled, switchFlags } from '../../../../test/draw-part.tsx';
import { fieldOf, fill, press, problemOf, shownFields } from '../../../../test/fields.ts';
import { NO_NOTICES, SIGNED_IN, THIRI } from '../../../../test/signed-in.ts';
import { registerRules } from '../../../shared/forms/register-rules.ts';
import { country } from '../../../shared/permission.ts';
import { useSession } from '../../../shared/session.ts';
import { forgetDraft } from '../draft.ts';
import { RegisterModal } from './register-modal.tsx';

const { PATTERNS, REGISTER_FIELDS, usualRuleOf } = registration;
const { access, errors } = await loadMessages('en');
const { register: words } = access;

let answers: Answers;
let closed: number;

beforeEach(() => {
  forgetDraft();
  closed = 0;
  history.replaceState(null, '', '/register');
  answers = answerCalls()
    .give('readCountry', { countryCode: 'MM', countryDialingCode: '95' })
    .give('readNotices', NO_NOTICES)
    .give('readMember', THIRI)
    .give('register', SIGNED_IN);
});

type Changes = Record<string, Partial<FieldRule>>;

/** Draws the form as the operator has set it, with the usual rules but for these changes. */
const draw = async (changes: Changes = {}, ...flags: string[]) => {
  const rules = REGISTER_FIELDS.flatMap((field) => {
    const rule = usualRuleOf(field);
    return rule === undefined ? [] : [[field.name, { ...rule, ...changes[field.name] }] as const];
  });
  answers.give('readRegisterRules', Object.fromEntries(rules));
  await switchFlags(answers, 'USERNAMEREG3', ...flags);
  await Promise.all([registerRules.reload(), country.reload()]);
  return drawPart(
    <MemoryRouter>
      <RegisterModal onClose={() => (closed += 1)} />
    </MemoryRouter>,
  );
};
type Hands = Awaited<ReturnType<typeof draw>>;

const submit = (user: Hands) => press(user, words.submit);
const NEWCOMER = { username: 'hasty1', password: 'a long pass 1', confirmPassword: 'a long pass 1' };

test('ACCESS-051 ACCESS-054 ACCESS-060 a newcomer is sent as it was typed, once for two presses, and is in', async () => {
  const gate = Promise.withResolvers<void>();
  answers.hold('register', gate.promise);
  const user = await draw();
  expect(shownFields()).toEqual(['username', 'password', 'confirmPassword', 'email', 'ageAndTermsAccepted']);
  await fill(user, { ...NEWCOMER, username: ' hasty1 ' });
  await user.click(fieldOf('ageAndTermsAccepted'));
  await submit(user);
  await submit(user);
  gate.resolve();
  await waitFor(() => expect(closed).toBe(1));
  expect(answers.asked('register')).toMatchObject([
    { body: { ...NEWCOMER, email: '', ageAndTermsAccepted: true, registerMethod: 'WEB', login: true } },
  ]);
  expect(useSession.getState()).toMatchObject({ token: 'a-token', username: 'thiri' });
});

test('what is agreed to can be read from its tick, and what was typed stays', async () => {
  answers.give('listArticles', {
    list: [
      {
        id: '1',
        place: 'TERMS',
        title: 'Terms of use',
        lead: '',
        content: '<p>Fair play</p>',
        art: null,
        linkageType: null,
        linkageUrl: null,
        action: '',
        time: 0,
        until: null,
      },
    ],
  });
  const user = await draw();
  await fill(user, NEWCOMER);
  await press(user, words.readTerms);
  const dialog = within(await screen.findByRole('dialog', { name: access.terms.title }));
  await dialog.findByText('Fair play');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Fair play')).toBeNull());
  expect(fieldOf('username')).toHaveProperty('value', NEWCOMER.username);
  expect(closed).toBe(0);
});

test('ACCESS-049 ACCESS-060 ACCESS-090 what is starred and empty is told, the terms have to be accepted, and nothing is sent', async () => {
  const user = await draw();
  await submit(user);
  expect(['username', 'password', 'confirmPassword', 'email'].map(problemOf)).toEqual([
    access.notEmpty,
    access.notEmpty,
    access.notEmpty,
    '',
  ]);
  expect(document.activeElement).toBe(fieldOf('username'));
  expect(screen.getByLabelText(labelled(access.username))).toBe(fieldOf('username'));
  expect(fieldOf('username').labels?.[0]?.textContent).toBe(`${access.username} *`);
  expect(fieldOf('email').labels?.[0]?.textContent).toBe(access.email);
  await fill(user, NEWCOMER);
  await submit(user);
  expect(problemOf('ageAndTermsAccepted')).toBe(words.ageAndTermsMissing);
  expect(document.activeElement).toBe(fieldOf('ageAndTermsAccepted'));
  expect(answers.asked('register')).toEqual([]);
});

test('ACCESS-054 two passwords that differ are told once the second is left, and starting over empties all', async () => {
  const user = await draw();
  await fill(user, { ...NEWCOMER, confirmPassword: 'something else 3' });
  expect(screen.queryByText(errors.inconsistent_twice)).toBeNull();
  await fill(user, { email: 'x@y.mm' });
  expect(problemOf('confirmPassword')).toBe(errors.inconsistent_twice);
  await press(user, words.reset);
  for (const name of [...Object.keys(NEWCOMER), 'email'])
    expect([name, fieldOf(name).value, problemOf(name)]).toEqual([name, '', '']);
});

test('ACCESS-056 ACCESS-057 a code in the address is sent without being asked for; one that nobody has is warned of, and put right by hand', async () => {
  history.replaceState(null, '', '/register?affiliateCode=NOBODY');
  answers.refuse('register', 'invitation_code_error');
  const user = await draw({ affiliateCode: { enabled: true } });
  expect(shownFields()).not.toContain('affiliateCode');
  await fill(user, NEWCOMER);
  await user.click(fieldOf('ageAndTermsAccepted'));
  await submit(user);
  const warning = within(await screen.findByRole('dialog', { name: access.invitationCodeTitle }));
  expect(warning.getByText(errors.invitation_code_error)).toBeDefined();
  expect(warning.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([access.confirm]);
  expect(answers.asked('register')).toMatchObject([{ body: { affiliateCode: 'NOBODY' } }]);
  await user.click(warning.getByRole('button', { name: access.confirm }));
  expect(screen.queryByText(access.invitationCodeTitle)).toBeNull();
  expect(shownFields()).toContain('affiliateCode');
  // Whoever comes back from another form, with the same address, is not sent to ask the same again.
  cleanup();
  await draw({ affiliateCode: { enabled: true } });
  expect(fieldOf('affiliateCode').value).toBe('');
});

test('the code of the friend who sent the address goes along without being asked for', async () => {
  history.replaceState(null, '', '/register?referralCode=FRIEND7');
  const user = await draw();
  await fill(user, NEWCOMER);
  await user.click(fieldOf('ageAndTermsAccepted'));
  await submit(user);
  await waitFor(() => expect(closed).toBe(1));
  expect(answers.asked('register')).toMatchObject([{ body: { referralCode: 'FRIEND7', affiliateCode: '' } }]);
});

test('ACCESS-055 ACCESS-115 a captcha that the server asks for comes with its picture and is told when it was wrong', async () => {
  answers.refuse('register', 'captcha_failed', { captcha: true }).give('readCaptcha', 'aGVsbG8=');
  const user = await draw();
  await fill(user, NEWCOMER);
  await user.click(fieldOf('ageAndTermsAccepted'));
  await submit(user);
  await screen.findByRole('img', { name: access.captchaPicture.picture });
  expect(problemOf('captcha')).toBe(errors.captcha_failed);
  expect(document.activeElement).toBe(fieldOf('captcha'));
  answers.give('register', SIGNED_IN);
  await fill(user, { captcha: ' k7mp2 ' });
  await submit(user);
  await waitFor(() => expect(closed).toBe(1));
  expect(answers.asked('register')[1]).toMatchObject({ body: { captcha: 'k7mp2' } });
});

test('ACCESS-050 ACCESS-112 ACCESS-113 ACCESS-114 ACCESS-115 ACCESS-116 ACCESS-117 every field that is switched on stands by its name, in the order of the operator', async () => {
  const fields = REGISTER_FIELDS.filter(({ proof }) => proof !== 'captcha');
  await draw(Object.fromEntries(fields.map(({ name }) => [name, { enabled: true }])), 'REGMOBVERF3');
  const names = fields.map(({ name }) => name);
  expect(shownFields().filter((name) => name !== 'countryDialingCode')).toEqual([
    ...names,
    'ageAndTermsAccepted',
  ]);
  for (const name of names)
    expect(fieldOf(name).labels?.[0]?.textContent?.replace(/ \*$/, '')).toBe(access[name]);
});

/** By its number: a field that is held to it, its pattern and lengths, what it takes, and what it does not. */
const HELD = [
  ['ACCESS-079', 'qqNum', PATTERNS.digits, 5, 9, '12345', '12a45'],
  ['ACCESS-080', 'line', PATTERNS.lettersAndDigits, 4, 11, 'ab12', 'ab-12'],
  ['ACCESS-081', 'username', PATTERNS.letterFirst, 4, 16, 'hla77', '1abc'],
  ['ACCESS-082', 'wechat', PATTERNS.withCapital, 4, 13, 'abcD', 'abcd'],
  ['ACCESS-083', 'whatsapp', PATTERNS.noSpaces, 3, 14, 'a-b_c', 'ab cd'],
  ['ACCESS-084', 'facebook', PATTERNS.latinLetters, 4, 15, 'Aung San', 'Aung2'],
  ['ACCESS-085', 'email', PATTERNS.email, 6, 128, 'hla@b.co', 'hla@bco'],
  ['ACCESS-086', 'payeeName', PATTERNS.chineseAndDigits, 2, 17, '中文12', '中文ab'],
  ['ACCESS-087', 'idNumber', PATTERNS.chineseAndPunctuation, 2, 18, '中文，好', '中文12'],
  ['ACCESS-088', 'recommenderId', PATTERNS.korean, 2, 19, '안녕하세', '안녕abc'],
  ['ACCESS-089', 'affiliateCode', PATTERNS.isoDate, 10, 10, '2000-02-29', '2001-02-29'],
  ['ACCESS-089', 'paymentPassword', PATTERNS.americanDate, 10, 10, '12-31-1999', '31-12-1999'],
] as const;

test.each(HELD)(
  '%s ACCESS-046 ACCESS-048 what %s does not take is told in the words of its pattern',
  async (...[, name, pattern, minLength, maxLength, good, bad]) => {
    const user = await draw({ [name]: { enabled: true, ...pattern, minLength, maxLength } });
    const text = access[`reg_pattern_${pattern.patternId}`]
      .replace('(min)', String(minLength))
      .replace('(max)', String(maxLength));
    // Of the dates the form is told, of all others the lengths.
    expect(text.includes(`${minLength} to ${maxLength}`)).toBe(pattern.patternId < 11);
    await fill(user, { [name]: bad });
    await submit(user);
    expect(problemOf(name)).toContain(text);
    await fill(user, { [name]: good });
    await submit(user);
    expect(problemOf(name)).toBe('');
  },
);

test.each([
  ['1234', false],
  ['12345', true],
  ['123456789', true],
  ['1234567890', false],
])('ACCESS-048 of five to nine digits the field takes %s: %s', async (value, isFine) => {
  const user = await draw({ qqNum: { enabled: true, minLength: 5, maxLength: 9 } });
  await fill(user, { qqNum: value });
  await submit(user);
  const text = access.reg_pattern_1.replace('(min)', '5').replace('(max)', '9');
  expect(problemOf('qqNum')).toBe(isFine ? '' : text);
});

test('ERRORS-005 ERRORS-023 every format that is wrong has a text of its own', async () => {
  const on = { enabled: true };
  const user = await draw({ payeeName: on, mobileNum: on, affiliateCode: on });
  const wrong = { username: '1', password: '1', email: 'x', mobileNum: 'x', payeeName: 'x' };
  await fill(user, { ...wrong, affiliateCode: 'x'.repeat(65) });
  await submit(user);
  const names = [...Object.keys(wrong), 'affiliateCode'] as (keyof typeof access.wrong)[];
  for (const name of names) expect(problemOf(name)).toContain(access.wrong[name]);
  expect(new Set(Object.values(access.wrong)).size).toBe(Object.keys(access.wrong).length);
});
