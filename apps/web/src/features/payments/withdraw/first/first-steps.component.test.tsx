import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../../test/answers.ts';
import { drawForMember } from '../../../../../test/draw-for-member.tsx';
import { answerCalls, labelled } from '../../../../../test/draw-part.tsx';
import { fieldOf } from '../../../../../test/fields.ts';
import { giveStanding, HOUR_MS, PAYEE, SECURITY } from '../../../../../test/given-withdrawals.ts';
import { registerRules } from '../../../../shared/forms/register-rules.ts';
import { Withdraw } from '../withdraw-page.tsx';

const { errors, security: keys } = await loadMessages('en');
const { withdraw: words } = await loadAccountMessages('en');
const { first } = words;

const NEW = { ...SECURITY, payeeName: '', hasPaymentPassword: false };
const PASSWORD = 'golden-hintha';

let answers: Answers;

beforeEach(async () => {
  answers = giveStanding(answerCalls())
    .give('readRegisterRules', {})
    .give('readSecurity', NEW)
    .give('listPayees', [])
    .give('setPayeeName', {})
    .give('setPaymentPassword', {})
    .give('addPayee', PAYEE);
  await registerRules.reload();
});

const draw = () => drawForMember(<Withdraw />);
type Hands = Awaited<ReturnType<typeof draw>>;

const stepOf = (name: string) => screen.findByRole('listitem', { name: new RegExp(`^${name}`, 'u') });
const amountField = () => screen.findByLabelText(labelled(words.form.amount));
const open = async (user: Hands, name: string) =>
  user.click(await screen.findByRole('button', { name: `${first.open} – ${name}` }));
const isTicked = async (name: string) => within(await stepOf(name)).queryByText(`, ${first.done}`) !== null;

const prove = async (user: Hands, step: HTMLElement) => {
  await user.type(fieldOf('proof.password', step), `${PASSWORD}{Enter}`);
};

const tellName = async (user: Hands) => {
  const step = await stepOf(first.name);
  await user.type(fieldOf('payeeName', step), 'Thiri Aung');
  answers.give('readSecurity', { ...NEW, payeeName: SECURITY.payeeName });
  await prove(user, step);
};

const setPassword = async (user: Hands) => {
  const step = await stepOf(first.password);
  await user.type(fieldOf('newPassword', step), '246802');
  await user.type(fieldOf('confirmNewPassword', step), '246802');
  answers.give('readSecurity', SECURITY);
  await prove(user, step);
};

const addAccount = async (user: Hands) => {
  const step = await stepOf(first.payee);
  await user.type(fieldOf('number', step), '09771234567');
  answers.give('listPayees', [PAYEE]);
  await prove(user, step);
};

test('WALLET-003 a first withdrawal is three steps on its own page, ticked as they are done, and what was typed is kept', async () => {
  const user = await draw();
  await user.type(await amountField(), '50000');
  await user.click(screen.getByRole('button', { name: words.form.submit }));
  // The button opens the first step, and each opens the next.
  await tellName(user);
  await waitFor(async () => expect(await isTicked(first.name)).toBe(true));
  screen.getByText('1 of 3 done');
  await setPassword(user);
  await waitFor(async () => expect(await isTicked(first.password)).toBe(true));
  await addAccount(user);
  await waitFor(() => expect(screen.queryByText(first.title)).toBeNull());
  expect(await amountField()).toHaveProperty('value', '50,000');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.form.submit }));
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: words.sure.title });
});

test('an account waits for the name, as it is in that name', async () => {
  await draw();
  const step = await stepOf(first.payee);
  expect(within(step).queryByRole('button')).toBeNull();
  within(step).getByText(first.about.payee);
});

test('what is typed into a step is still there when it is closed and opened again', async () => {
  const user = await draw();
  await open(user, first.name);
  await user.type(fieldOf('payeeName', await stepOf(first.name)), 'Thiri');
  await open(user, first.password);
  await open(user, first.name);
  expect(fieldOf('payeeName', await stepOf(first.name)).value).toBe('Thiri');
});

test('a wrong password of the account is told at its field, and the step stays open', async () => {
  const fields = [{ field: 'proof.password', problem: 'wrong' }];
  answers.refuse('setPaymentPassword', 'old_password_wrong', { fields });
  const user = await draw();
  await open(user, first.password);
  const step = await stepOf(first.password);
  await user.type(fieldOf('newPassword', step), '246802');
  await user.type(fieldOf('confirmNewPassword', step), '246802');
  await prove(user, step);
  await within(step).findByText(errors.old_password_wrong);
  expect(document.activeElement).toBe(fieldOf('proof.password', step));
  expect(within(step).getByLabelText(labelled(keys.proof.password)).getAttribute('aria-invalid')).toBe(
    'true',
  );
});

test('an amount that cannot be asked for is told before any step is opened', async () => {
  const user = await draw();
  await amountField();
  await user.click(screen.getByRole('button', { name: words.form.submit }));
  screen.getByText(words.form.amountMissing);
  expect(document.querySelector('[name=payeeName]')).toBeNull();
});

test('what the steps do not end is told beside them, in place of the form', async () => {
  answers.give('readSecurity', { ...NEW, withdrawalsHeldUntil: Date.now() + HOUR_MS });
  await draw();
  await screen.findByText(first.title);
  screen.getByText(/A security setting was changed/u);
  expect(screen.queryByLabelText(labelled(words.form.amount))).toBeNull();
});

test('who has all three sees none of it', async () => {
  answers.give('readSecurity', SECURITY).give('listPayees', [PAYEE]);
  await draw();
  await amountField();
  expect(screen.queryByText(first.title)).toBeNull();
});
