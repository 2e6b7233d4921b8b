import { loadMessages } from '@hintha/messages';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPart, switchFlags } from '../../../../test/draw-part.tsx';
import { fieldOf, fill, press, problemOf, shownFields } from '../../../../test/fields.ts';
import { NO_NOTICES, SIGNED_IN, THIRI } from '../../../../test/signed-in.ts';
import { country } from '../../../shared/permission.ts';
import { useModals } from '../../../shared/modals.ts';
import { useSession } from '../../../shared/session.ts';
import { forgetDraft } from '../draft.ts';
import { LoginModal } from './login-modal.tsx';

const { access, errors, security } = await loadMessages('en');

let answers: Answers;
let closed: number;

beforeEach(async () => {
  forgetDraft();
  closed = 0;
  answers = answerCalls()
    .give('readCountry', { countryCode: 'MM', countryDialingCode: '95' })
    .give('readRememberMe', { username: '', type: 'username' })
    .give('readNotices', NO_NOTICES)
    .give('readMember', THIRI)
    .give('logIn', SIGNED_IN)
    .give('sendPhoneCode', { expiredMinutes: 5 });
  await switchFlags(answers, 'MOBILEVERCODELOGIN3', 'DIRECTREG3', 'FREEPLAY3');
  await country.reload();
});

const draw = async () => {
  const user = await drawPart(<LoginModal onClose={() => (closed += 1)} />);
  await user.click(screen.getByRole('tab', { name: access.tabs.mobile }));
  return user;
};

test('ACCESS-001 ACCESS-002 ACCESS-063 the form by number asks for a code and no password, and tells what is missing', async () => {
  const user = await draw();
  expect(shownFields()).toEqual(['mobileNum', 'verificationCode', 'remember']);
  await press(user, access.login.submit);
  expect(['mobileNum', 'verificationCode'].map(problemOf)).toEqual([access.notEmpty, access.notEmpty]);
  expect(document.activeElement).toBe(fieldOf('mobileNum'));
  expect(answers.asked('logIn')).toEqual([]);
});

test('ACCESS-026 ACCESS-064 ACCESS-078 two presses ask for one code, and what was sent opens the session', async () => {
  const gate = Promise.withResolvers<void>();
  answers.hold('sendPhoneCode', gate.promise);
  const user = await draw();
  await fill(user, { mobileNum: ' 09777123456 ' });
  await user.dblClick(screen.getByRole('button', { name: security.code.send }));
  gate.resolve();
  await screen.findByRole('button', { name: security.code.again.replace('{{time}}', '5:00') });
  expect(answers.asked('sendPhoneCode')).toMatchObject([
    { body: { countryDialingCode: '95', mobileNum: '09777123456', purpose: 'login' } },
  ]);
  await fill(user, { verificationCode: ' 123456 ' });
  await press(user, access.login.submit);
  await waitFor(() => expect(closed).toBe(1));
  expect(answers.asked('logIn')).toMatchObject([
    {
      body: {
        type: 'sms',
        countryDialingCode: '95',
        mobileNum: '09777123456',
        verificationCode: '123456',
        remember: false,
      },
    },
  ]);
});

test('ACCESS-007 who logs in by a code is asked for no new password, whatever the old one is', async () => {
  answers.give('logIn', { ...SIGNED_IN, usingDefaultPassword: true, passwordExpired: true });
  const user = await draw();
  await fill(user, { mobileNum: '09777123459', verificationCode: '123456' });
  await press(user, access.login.submit);
  await waitFor(() => expect(closed).toBe(1));
  expect(useModals.getState().open?.name).not.toBe('change-password');
  expect(useSession.getState()).toMatchObject({ token: 'a-token', held: false });
});

test('ERRORS-001 why no code was sent is told in the words of the operator', async () => {
  answers.refuse('sendPhoneCode', 'not_enabled');
  const user = await draw();
  await fill(user, { mobileNum: '09777123458' });
  await press(user, security.code.send);
  expect(await screen.findByText(errors.not_enabled)).toBeDefined();
});

test('ACCESS-013 ACCESS-031 a trial and a registration are offered where they are on', async () => {
  const user = await draw();
  expect(screen.getByRole('button', { name: access.freePlay.open })).toBeDefined();
  await press(user, access.login.toRegister);
  expect(useModals.getState().open).toEqual({ name: 'register' });
});
