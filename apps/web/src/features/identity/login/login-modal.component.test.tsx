import { loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPart, labelled, switchFlags } from '../../../../test/draw-part.tsx';
import { NO_NOTICES, SIGNED_IN, THIRI } from '../../../../test/signed-in.ts';
import { openModal, useModals } from '../../../shared/modals.ts';
import { useSession } from '../../../shared/session.ts';
import { forgetDraft } from '../draft.ts';
import { LoginModal } from './login-modal.tsx';

const { access, errors, failures } = await loadMessages('en');

let answers: Answers;
let closed: number;

beforeEach(async () => {
  forgetDraft();
  openModal({ name: 'login' });
  closed = 0;
  answers = answerCalls()
    .give('readRememberMe', { username: '', type: 'username' })
    .give('readNotices', NO_NOTICES)
    .give('readMember', THIRI);
  await switchFlags(answers);
});

const draw = () => drawPart(<LoginModal onClose={() => (closed += 1)} />);
type Hands = Awaited<ReturnType<typeof draw>>;

const nameField = () => screen.findByLabelText(labelled(access.username));
const passwordField = () => screen.getByLabelText(labelled(access.password));
const submit = (user: Hands) => user.click(screen.getByRole('button', { name: access.login.submit }));

const logIn = async (user: Hands, name = 'thiri', password = 'golden-hintha') => {
  await user.type(await nameField(), name);
  await user.type(passwordField(), password);
  await submit(user);
};

test('the form closes once the operator knows who it is, without the blanks around name and password', async () => {
  answers.give('logIn', SIGNED_IN);
  const user = await draw();
  await user.click(await screen.findByLabelText(access.login.remember));
  await logIn(user, ' thiri ', ' golden-hintha ');
  await waitFor(() => expect(closed).toBe(1));
  expect(answers.asked('logIn')).toMatchObject([
    { body: { type: 'username', username: 'thiri', password: 'golden-hintha', remember: true } },
  ]);
  expect(useSession.getState()).toMatchObject({ token: 'a-token', username: 'thiri', held: false });
});

test('what is empty is told before anything is asked, and the cursor stands in the first such field', async () => {
  const user = await draw();
  await nameField();
  await submit(user);
  expect(screen.getAllByText(access.notEmpty)).toHaveLength(2);
  expect(document.activeElement).toBe(await nameField());
  expect(answers.asked('logIn')).toEqual([]);
});

test('a wrong password is told, and the name stays in its field', async () => {
  answers.refuse('logIn', 'wrong_credentials', { captcha: false });
  const user = await draw();
  await logIn(user);
  await screen.findByText(errors.wrong_credentials);
  expect(await nameField()).toHaveProperty('value', 'thiri');
  expect(closed).toBe(0);
  expect(useSession.getState().token).toBeNull();
});

test('a second press while the first is on its way asks nothing', async () => {
  const gate = Promise.withResolvers<void>();
  answers.give('logIn', SIGNED_IN).hold('logIn', gate.promise);
  const user = await draw();
  await logIn(user);
  await submit(user);
  gate.resolve();
  await waitFor(() => expect(closed).toBe(1));
  expect(answers.asked('logIn')).toHaveLength(1);
});

test('ACCESS-002 the picture comes when the operator asks for it, and what was read in it goes along', async () => {
  answers.refuse('logIn', 'wrong_credentials', { captcha: true }).give('readCaptcha', 'aGVsbG8=');
  const user = await draw();
  await logIn(user);
  const picture = await screen.findByRole('img', { name: access.captchaPicture.picture });
  expect(picture).toHaveProperty('src', 'data:image/png;base64,aGVsbG8=');
  await submit(user);
  expect(screen.getByText(access.notEmpty)).toBeDefined();
  expect(answers.asked('logIn')).toHaveLength(1);
  answers.give('logIn', SIGNED_IN);
  await user.type(screen.getByLabelText(labelled(access.captcha)), ' k7mp2 ');
  await submit(user);
  await waitFor(() => expect(answers.asked('logIn')[1]).toMatchObject({ body: { captcha: 'k7mp2' } }));
});

test('ACCESS-001 a login by mobile number is offered where it is switched on, and asks for no password', async () => {
  await switchFlags(answers, 'MOBILEVERCODELOGIN3');
  await draw();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([access.tabs.username, access.tabs.mobile]);
});

test('one way alone needs no tabs, and neither a trial nor a registration is offered unless they are on', async () => {
  await draw();
  await nameField();
  expect(screen.queryAllByRole('tab')).toEqual([]);
  expect(screen.queryByRole('button', { name: access.freePlay.open })).toBeNull();
  expect(screen.queryByRole('button', { name: access.login.toRegister })).toBeNull();
});

test('ACCESS-104 nobody plays for free before having said to be of age', async () => {
  await switchFlags(answers, 'FREEPLAY3');
  answers.give('logInFree', SIGNED_IN);
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: access.freePlay.open }));
  const dialog = within(await screen.findByRole('dialog', { name: access.freePlay.title }));
  await user.click(dialog.getByRole('button', { name: access.freePlay.submit }));
  expect(dialog.getByText(access.register.ageAndTermsMissing)).toBeDefined();
  expect(answers.asked('logInFree')).toEqual([]);
  await user.click(dialog.getByLabelText(access.freePlay.adult));
  await user.click(dialog.getByRole('button', { name: access.freePlay.submit }));
  await waitFor(() => expect(closed).toBe(1));
  expect(answers.asked('logInFree')).toMatchObject([{ body: { platform: 'W', version: 3, adult: true } }]);
});

test('ACCESS-006 who has to choose a new password is held, and asked for it with the old one at hand', async () => {
  answers.give('logIn', { ...SIGNED_IN, usingDefaultPassword: true });
  const user = await draw();
  await logIn(user, 'thiri', 'given by the operator');
  await waitFor(() =>
    expect(useModals.getState().open).toMatchObject({
      name: 'change-password',
      oldPassword: 'given by the operator',
    }),
  );
  expect(useSession.getState()).toMatchObject({ token: 'a-token', held: true });
  expect(answers.asked('readMember')).toEqual([]);
});

test('ACCESS-034 a login that waits for a second factor shows the methods of the account', async () => {
  const methods = [
    { method: 'email', hint: 't***@example.com' },
    { method: 'authenticator', hint: '' },
  ];
  answers.refuse('logIn', 'verification_needed', { challengeId: 'c1', methods, vipLevel: '1' });
  const user = await draw();
  await logIn(user);
  await screen.findByText(/t\*\*\*@example\.com/);
  expect(screen.queryByLabelText(labelled(access.password))).toBeNull();
});

test('who was remembered stands in the form, and nothing else does', async () => {
  answers.give('readRememberMe', { username: 'thiri', type: 'username' });
  await draw();
  await waitFor(async () => expect(await nameField()).toHaveProperty('value', 'thiri'));
  expect(passwordField()).toHaveProperty('value', '');
  expect(screen.getByLabelText(access.login.remember)).toHaveProperty('checked', true);
});

test('a line that is gone is told in words, and the form can be sent again', async () => {
  answers.fail('logIn');
  const user = await draw();
  await logIn(user);
  await screen.findByText(failures.network);
  answers.give('logIn', SIGNED_IN);
  await submit(user);
  await waitFor(() => expect(closed).toBe(1));
});
