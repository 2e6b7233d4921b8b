import { loadMessages } from '@hintha/messages';
import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPart } from '../../../../test/draw-part.tsx';
import { fieldOf, fill, press, problemOf, shownFields } from '../../../../test/fields.ts';
import { THIRI } from '../../../../test/signed-in.ts';
import { registerRules } from '../../../shared/forms/register-rules.ts';
import { useSession } from '../../../shared/session.ts';
import { holdSession } from '../../../shared/sign-in.ts';
import { ChangePasswordModal } from './change-password-modal.tsx';

const { access, errors } = await loadMessages('en');
const { changePassword: words } = access;

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
  closed = 0;
  answers = answerCalls().give('readRegisterRules', { password: AT_LEAST_8 }).give('readMember', THIRI);
  await registerRules.reload();
});

const Place = () => <p data-testid="path">{useLocation().pathname}</p>;
const path = () => screen.getByTestId('path').textContent;

const draw = async (oldPassword?: string) => {
  const user = await drawPart(
    <MemoryRouter initialEntries={['/rng']}>
      <ChangePasswordModal
        {...(oldPassword === undefined ? {} : { oldPassword })}
        onClose={() => (closed += 1)}
      />
      <Place />
    </MemoryRouter>,
  );
  holdSession({ token: 'a-token', username: 'thiri' });
  return user;
};

test('ACCESS-072 ACCESS-073 ACCESS-074 with the old password at hand the new one alone is asked for, held to the rule and repeated', async () => {
  const user = await draw('a long pass 1');
  expect(shownFields()).toEqual(['newPassword', 'confirmNewPassword']);
  await press(user, words.submit);
  expect(['newPassword', 'confirmNewPassword'].map(problemOf)).toEqual([access.notEmpty, access.notEmpty]);
  await fill(user, { newPassword: 'short', confirmNewPassword: 'short' });
  await press(user, words.submit);
  expect(problemOf('newPassword')).toContain(access.wrong.password);
  expect(document.activeElement).toBe(fieldOf('newPassword'));
  await fill(user, { ...NEW, confirmNewPassword: 'something else 3' });
  await press(user, words.submit);
  expect(problemOf('confirmNewPassword')).toBe(errors.inconsistent_twice);
  expect(answers.asked('changePassword')).toEqual([]);
  expect(answers.asked('readMember')).toEqual([]);
});

test('ACCESS-015 ACCESS-075 a change goes out with the old password, reads the member and leads to the first page', async () => {
  answers.give('changePassword', {});
  const user = await draw('a long pass 1');
  await fill(user, NEW);
  await press(user, words.submit);
  await waitFor(() => expect([closed, path()]).toEqual([1, '/']));
  expect(answers.asked('changePassword')).toMatchObject([{ body: { oldPassword: 'a long pass 1', ...NEW } }]);
  expect(answers.asked('readMember')).toHaveLength(1);
  expect(useSession.getState()).toMatchObject({ held: false, username: 'thiri' });
});

test('ACCESS-072 ACCESS-075 the old password is asked for where the page has none, and where it was another', async () => {
  answers.refuse('changePassword', 'old_password_wrong');
  const user = await draw('a long pass 1');
  await fill(user, NEW);
  await press(user, words.submit);
  await waitFor(() => expect(shownFields()).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword']));
  expect(problemOf('oldPassword')).toBe(errors.old_password_wrong);
  expect(document.activeElement).toBe(fieldOf('oldPassword'));
});

test('ACCESS-015 nothing leads out but a logout, which ends the session', async () => {
  answers.give('logOut', {});
  const user = await draw();
  expect(shownFields()[0]).toBe('oldPassword');
  await user.keyboard('{Escape}');
  expect([closed, screen.queryByRole('button', { name: 'Close' })]).toEqual([0, null]);
  await press(user, words.logOut);
  await waitFor(() => expect([closed, path()]).toEqual([1, '/']));
  expect(answers.asked('logOut')).toHaveLength(1);
  expect(useSession.getState().token).toBeNull();
});
