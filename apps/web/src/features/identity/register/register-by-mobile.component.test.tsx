import { loadMessages } from '@hintha/messages';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPart, switchFlags } from '../../../../test/draw-part.tsx';
import { fieldOf, fill, press, problemOf, shownFields } from '../../../../test/fields.ts';
import { NO_NOTICES, SIGNED_IN, THIRI } from '../../../../test/signed-in.ts';
import { registerRules } from '../../../shared/forms/register-rules.ts';
import { country } from '../../../shared/permission.ts';
import { forgetDraft } from '../draft.ts';
import { RegisterModal } from './register-modal.tsx';

const { access, errors, security } = await loadMessages('en');
const { register: words } = access;

const PASSWORD_RULE = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 13,
  minLength: 8,
  maxLength: 64,
};

let answers: Answers;
let closed: number;

beforeEach(async () => {
  forgetDraft();
  closed = 0;
  answers = answerCalls()
    .give('readCountry', { countryCode: 'MM', countryDialingCode: '95' })
    .give('readRegisterRules', { username: PASSWORD_RULE, password: PASSWORD_RULE })
    .give('readNotices', NO_NOTICES)
    .give('readMember', THIRI)
    .give('registerByMobile', SIGNED_IN)
    .give('sendRegisterCode', { expiredMinutes: 5 });
  await Promise.all([registerRules.reload(), country.reload()]);
});

const draw = async (...flags: string[]) => {
  await switchFlags(answers, 'USERNAMEREG3', 'MOBILENUMREG3', ...flags);
  const user = await drawPart(<RegisterModal onClose={() => (closed += 1)} />);
  await user.click(screen.getByRole('tab', { name: access.tabs.mobile }));
  return user;
};

test('ACCESS-052 number and code are asked for, each told when it is missing', async () => {
  const user = await draw();
  expect(shownFields()).toEqual(['mobileNum', 'verificationCode', 'ageAndTermsAccepted']);
  await press(user, words.submit);
  expect(['mobileNum', 'verificationCode'].map(problemOf)).toEqual([access.notEmpty, access.notEmpty]);
  expect(problemOf('ageAndTermsAccepted')).toBe(words.ageAndTermsMissing);
  expect(document.activeElement).toBe(fieldOf('mobileNum'));
  expect(answers.asked('registerByMobile')).toEqual([]);
});

test('ACCESS-053 a password and its repetition are asked for where the operator wants one with a number', async () => {
  await draw('MOBILENUMPASSREG3');
  expect(shownFields()).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
    'ageAndTermsAccepted',
  ]);
});

test('ACCESS-059 of a code nothing is taken beyond its 255th sign', async () => {
  const user = await draw();
  await fill(user, { verificationCode: '1'.repeat(256) });
  expect(fieldOf('verificationCode').value).toBe('1'.repeat(255));
});

test('ACCESS-026 ACCESS-052 a code is sent once for two presses, waits on its button, and goes with the number', async () => {
  const gate = Promise.withResolvers<void>();
  answers.hold('sendRegisterCode', gate.promise);
  const user = await draw();
  await fill(user, { mobileNum: ' 09777123456 ' });
  await user.dblClick(screen.getByRole('button', { name: security.code.send }));
  gate.resolve();
  const again = await screen.findByRole('button', { name: security.code.again.replace('{{time}}', '5:00') });
  expect(again).toHaveProperty('disabled', true);
  expect(document.activeElement).toBe(fieldOf('verificationCode'));
  expect(answers.asked('sendRegisterCode')).toMatchObject([
    { body: { countryDialingCode: '95', mobileNum: '09777123456', regType: 'MOBILE' } },
  ]);
  await fill(user, { verificationCode: ' 123456 ' });
  await user.click(fieldOf('ageAndTermsAccepted'));
  await press(user, words.submit);
  await waitFor(() => expect(closed).toBe(1));
  expect(answers.asked('registerByMobile')).toMatchObject([
    {
      body: {
        mobileNum: '09777123456',
        verificationCode: '123456',
        countryDialingCode: '95',
        password: '',
        ageAndTermsAccepted: true,
        registerMethod: 'WEB',
        login: true,
      },
    },
  ]);
});

test('ERRORS-001 why no code was sent is told in the words of the operator, and it can be asked for again', async () => {
  answers.refuse('sendRegisterCode', 'not_enabled');
  const user = await draw();
  await fill(user, { mobileNum: '09777123457' });
  await press(user, security.code.send);
  await screen.findByText(errors.not_enabled);
  expect(screen.getByRole('button', { name: security.code.send })).toHaveProperty('disabled', false);
});
