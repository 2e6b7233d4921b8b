import { loadMessages } from '@hintha/messages';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPart, switchFlags } from '../../../../test/draw-part.tsx';
import { fieldOf, fill, press, problemOf, shownFields } from '../../../../test/fields.ts';
import { NO_NOTICES, SIGNED_IN, THIRI } from '../../../../test/signed-in.ts';
import { registerRules } from '../../../shared/forms/register-rules.ts';
import { openModal, useModals } from '../../../shared/modals.ts';
import { country } from '../../../shared/permission.ts';
import { useSession } from '../../../shared/session.ts';
import { forgetDraft } from '../draft.ts';
import { ForgotModal } from './forgot-modal.tsx';

const { access, errors, security } = await loadMessages('en');

const NEW = { newPassword: 'another long pass 2', confirmNewPassword: 'another long pass 2' };
const AT_LEAST_8 = {
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
  openModal({ name: 'forgot' });
  closed = 0;
  answers = answerCalls()
    .give('readCountry', { countryCode: 'MM', countryDialingCode: '95' })
    .give('readRegisterRules', { password: AT_LEAST_8 })
    .give('readNotices', NO_NOTICES)
    .give('readMember', THIRI);
  await switchFlags(answers);
  await Promise.all([registerRules.reload(), country.reload()]);
});

const draw = (resetToken?: string) =>
  drawPart(
    <ForgotModal {...(resetToken === undefined ? {} : { resetToken })} onClose={() => (closed += 1)} />,
  );
const drawByCode = async () => {
  const user = await draw();
  await user.click(screen.getByRole('tab', { name: access.tabs.mobile }));
  return user;
};

test('ACCESS-029 ACCESS-032 a new password comes by mail or by a code, and the way back leads to the login', async () => {
  const user = await draw();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([access.tabs.email, access.tabs.mobile]);
  await press(user, access.register.toLogin);
  expect(useModals.getState().open).toEqual({ name: 'login' });
});

test('ACCESS-066 the mail wants a name and a mail address, and asks for nothing before it has both', async () => {
  const user = await draw();
  await press(user, access.forgot.sendMail);
  expect(['username', 'email'].map(problemOf)).toEqual([access.notEmpty, access.notEmpty]);
  expect(document.activeElement).toBe(fieldOf('username'));
  await fill(user, { username: 'mailed', email: 'mailed at example' });
  await press(user, access.forgot.sendMail);
  expect(problemOf('email')).toBe(errors.email_invalid);
  expect(document.activeElement).toBe(fieldOf('email'));
  expect(answers.asked('sendPasswordMail')).toEqual([]);
});

test('ACCESS-066 ACCESS-068 a mail that went out closes the form', async () => {
  answers.give('sendPasswordMail', {});
  const user = await draw();
  await fill(user, { username: ' mailed ', email: ' mailed@example.org ' });
  await press(user, access.forgot.sendMail);
  await waitFor(() => expect(closed).toBe(1));
  expect(answers.asked('sendPasswordMail')).toMatchObject([
    { body: { username: 'mailed', email: 'mailed@example.org' } },
  ]);
});

test('a pair of name and mail address that nobody has is told, and stays in its fields', async () => {
  answers.refuse('sendPasswordMail', 'name_or_email_unknown');
  const user = await draw();
  await fill(user, { username: 'mailed', email: 'else@example.org' });
  await press(user, access.forgot.sendMail);
  await screen.findByText(errors.name_or_email_unknown);
  expect([fieldOf('username').value, closed]).toEqual(['mailed', 0]);
});

test('ACCESS-069 by a code number, code and both passwords are asked for', async () => {
  const user = await drawByCode();
  const names = ['mobileNum', 'verificationCode', 'newPassword', 'confirmNewPassword'];
  expect(shownFields()).toEqual(names);
  await press(user, access.forgot.setPassword);
  expect(names.map(problemOf)).toEqual(names.map(() => access.notEmpty));
  expect(document.activeElement).toBe(fieldOf('mobileNum'));
  expect(answers.asked('setPasswordByCode')).toEqual([]);
});

test('ACCESS-070 ACCESS-071 the code sets the password and logs in with the token of its answer', async () => {
  answers.give('sendPhoneCode', { expiredMinutes: 5 }).give('setPasswordByCode', SIGNED_IN);
  const user = await drawByCode();
  await fill(user, { mobileNum: ' 9777000001 ' });
  await press(user, security.code.send);
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('verificationCode')));
  expect(answers.asked('sendPhoneCode')).toMatchObject([
    { body: { countryDialingCode: '95', mobileNum: '9777000001', purpose: 'password' } },
  ]);
  await fill(user, { verificationCode: ' 123456 ', ...NEW });
  await press(user, access.forgot.setPassword);
  await waitFor(() => expect(closed).toBe(1));
  expect(answers.asked('setPasswordByCode')).toMatchObject([
    {
      body: {
        countryDialingCode: '95',
        mobileNum: '9777000001',
        verificationCode: '123456',
        newPassword: NEW.newPassword,
      },
    },
  ]);
  expect(useSession.getState()).toMatchObject({ token: 'a-token', username: 'thiri' });
});

test('ERRORS-001 why no code was sent is told in the words of the operator', async () => {
  answers.refuse('sendPhoneCode', 'not_enabled');
  const user = await drawByCode();
  await fill(user, { mobileNum: '9777000009' });
  await press(user, security.code.send);
  expect(await screen.findByText(errors.not_enabled)).toBeDefined();
});

test('ACCESS-068 the mailed link sets a password, and leads to the login', async () => {
  answers.give('setPasswordByMail', {});
  const user = await draw('of-the-mail');
  await fill(user, { newPassword: 'short', confirmNewPassword: 'else' });
  await press(user, access.changePassword.submit);
  expect(problemOf('newPassword')).not.toBe('');
  expect(problemOf('confirmNewPassword')).toBe(errors.inconsistent_twice);
  expect(answers.asked('setPasswordByMail')).toEqual([]);
  await fill(user, NEW);
  await press(user, access.changePassword.submit);
  await waitFor(() => expect(useModals.getState().open).toEqual({ name: 'login' }));
  expect(answers.asked('setPasswordByMail')).toMatchObject([{ body: { resetToken: 'of-the-mail', ...NEW } }]);
});

test('ACCESS-068 a link that has served offers another mail in place of the form', async () => {
  answers.refuse('setPasswordByMail', 'link_expired');
  const user = await draw('of-the-mail');
  await fill(user, NEW);
  await press(user, access.changePassword.submit);
  await screen.findByText(errors.link_expired);
  expect(shownFields()).toEqual([]);
  await press(user, access.forgot.newMail);
  expect(useModals.getState().open).toEqual({ name: 'forgot' });
});
