import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../../test/answers.ts';
import { drawForMember } from '../../../../../test/draw-for-member.tsx';
import { answerCalls, labelled } from '../../../../../test/draw-part.tsx';
import { giveStanding, LIMITS, PAYEE, SECURITY, WITHDRAWAL } from '../../../../../test/given-withdrawals.ts';
import { Withdraw } from '../withdraw-page.tsx';

const { errors, failures } = await loadMessages('en');
const { withdraw: words } = await loadAccountMessages('en');

let answers: Answers;

beforeEach(() => {
  answers = giveStanding(answerCalls());
});

const draw = (available?: string) => drawForMember(<Withdraw />, available);
type Hands = Awaited<ReturnType<typeof draw>>;

const amountField = () => screen.findByLabelText(labelled(words.form.amount));
const sureDialog = () => screen.findByRole('dialog', { name: words.sure.title });
const passwordField = async () => within(await sureDialog()).getByLabelText(labelled(words.sure.password));

const goOn = async (user: Hands, amount: string) => {
  await user.type(await amountField(), amount);
  await user.click(screen.getByRole('button', { name: words.form.submit }));
};

const send = async (user: Hands, password: string) => {
  await user.type(await passwordField(), `${password}{Enter}`);
};

const ask = async (user: Hands) => {
  await goOn(user, '50000');
  await send(user, '246802');
};

test('WALLET-003 the money is asked for with amount, account and withdraw password, and its status history opens', async () => {
  answers.give('requestWithdrawal', WITHDRAWAL).give('readWithdrawal', WITHDRAWAL);
  const user = await draw();
  await ask(user);
  const history = within(await screen.findByRole('dialog', { name: words.history.title }));
  await history.findByText(words.waits.check);
  expect(answers.asked('requestWithdrawal')).toMatchObject([
    { body: { bankAccountId: PAYEE.id, amount: 5_000_000n, paymentPassword: '246802' } },
  ]);
  expect(answers.asked('readWithdrawal')).toMatchObject([{ params: { id: WITHDRAWAL.id } }]);
});

test('nothing is asked before the amount is there and in the balance, and the field says why', async () => {
  const user = await draw('20000.00');
  await amountField();
  await user.click(screen.getByRole('button', { name: words.form.submit }));
  expect(screen.getByText(words.form.amountMissing)).toBeDefined();
  await goOn(user, '20000.01');
  expect(screen.getByText(errors.insufficient_funds)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.clear(await amountField());
  expect(screen.queryByText(errors.insufficient_funds)).toBeNull();
});

test('the limits of the day and the fee stand at the field, and the dialog tells what arrives', async () => {
  answers.give('readWithdrawalLimits', { ...LIMITS, freeLeft: 0 });
  const user = await draw();
  await amountField();
  expect(screen.getByText(/From Ks\s10,000\.00 to Ks\s3,000,000\.00\./u).textContent).toContain(
    'The fee is 2%, minimum Ks\u00A0500.00.',
  );
  await goOn(user, '50000');
  const dialog = await sureDialog();
  expect(dialog.textContent).toContain('Ks\u00A050,000.00 to KBZPay 09•••4567');
  expect(dialog.textContent).toContain('Ks\u00A01,000.00');
  expect(dialog.textContent).toContain('Ks\u00A049,000.00');
});

test('WALLET-020 the amounts to choose from are those that are there, and a press fills the field', async () => {
  const user = await draw('60000.50');
  await amountField();
  const presets = within(screen.getByRole('group', { name: words.form.presets }));
  expect(presets.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '10,000',
    '50,000',
    words.form.all,
  ]);
  await user.click(presets.getByRole('button', { name: words.form.all }));
  expect(await amountField()).toHaveProperty('value', '60,000.50');
});

test('an account that still rests cannot be chosen and says from when on it can', async () => {
  const other = { ...PAYEE, id: '12', provider: 'WAVEPAY' };
  const resting = { ...PAYEE, id: '13', provider: 'CBPAY', usableAt: Date.now() + 3_600_000 };
  answers
    .give('listPayees', [resting, PAYEE, other])
    .give('requestWithdrawal', WITHDRAWAL)
    .give('readWithdrawal', WITHDRAWAL);
  const user = await draw();
  const radios = await screen.findAllByRole('radio');
  expect(
    radios.map((radio) => [radio.hasAttribute('disabled'), (radio as HTMLInputElement).checked]),
  ).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  await user.click(screen.getByRole('radio', { name: /^WavePay/u }));
  await ask(user);
  await waitFor(() =>
    expect(answers.asked('requestWithdrawal')).toMatchObject([{ body: { bankAccountId: '12' } }]),
  );
});

test('without a password nothing is sent; a wrong one is told at its field and stands there to be typed over', async () => {
  answers.refuse('requestWithdrawal', 'payment_password_wrong');
  const user = await draw();
  await goOn(user, '50000');
  await send(user, '');
  expect(screen.getByText(words.sure.passwordMissing)).toBeDefined();
  expect(document.activeElement).toBe(await passwordField());
  expect(answers.asked('requestWithdrawal')).toEqual([]);
  await send(user, '111111');
  await screen.findByText(errors.payment_password_wrong);
  const field = (await passwordField()) as HTMLInputElement;
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
  await send(user, '2');
  expect(screen.queryByText(words.sure.passwordMissing)).toBeNull();
});

test('a second press while the first is on its way asks once', async () => {
  const gate = Promise.withResolvers<void>();
  answers
    .give('requestWithdrawal', WITHDRAWAL)
    .give('readWithdrawal', WITHDRAWAL)
    .hold('requestWithdrawal', gate.promise);
  const user = await draw();
  await ask(user);
  await user.type(await passwordField(), '{Enter}');
  gate.resolve();
  await screen.findByRole('dialog', { name: words.history.title });
  expect(answers.asked('requestWithdrawal')).toHaveLength(1);
});

test('when the line is gone the press may be repeated, and the operator takes both for one', async () => {
  answers.fail('requestWithdrawal');
  const user = await draw();
  await ask(user);
  await screen.findByText(`${failures.network} ${words.sure.unknown}`);
  answers.give('requestWithdrawal', WITHDRAWAL).give('readWithdrawal', WITHDRAWAL);
  await user.type(await passwordField(), '{Enter}');
  await screen.findByRole('dialog', { name: words.history.title });
  const [first, second] = answers.asked('requestWithdrawal');
  expect(second?.body).toEqual(first?.body);
});

test('a withdrawal that is over does not hinder the next, and its status history tells how it ended', async () => {
  const over = { ...WITHDRAWAL, state: 'COMPLETED' as const, endedAt: 1, waitsFor: null };
  answers.give('listWithdrawals', { list: [over], total: 1, totalPages: 1 }).give('readWithdrawal', {
    ...over,
    timeline: [{ what: 'FORCED_RECEIVED', payoutId: null, by: 'operator', at: 1 }],
  });
  const user = await draw();
  await amountField();
  await user.click(screen.getByRole('button', { name: /KBZPay 09•••4567.*Received/u }));
  const history = within(await screen.findByRole('dialog', { name: words.history.title }));
  expect(await history.findByText(words.steps.FORCED_RECEIVED)).toBeDefined();
});

test.each([
  ['amount_out_of_range', { least: '20000.00', most: '30000.00' }, 'From Ks 20,000.00 to Ks 30,000.00.'],
  ['daily_limit_reached', { left: '1000.00' }, 'You can withdraw Ks 1,000.00 more today.'],
  ['insufficient_funds', null, errors.insufficient_funds],
] as const)('%s closes the question and stands at the amount', async (code, value, text) => {
  answers.refuse('requestWithdrawal', code, value);
  const user = await draw();
  await ask(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const field = await amountField();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(text)).toBeDefined();
});

test('what only another step can mend is told beside the page, which reads anew what stands in the way', async () => {
  answers.refuse('requestWithdrawal', 'withdrawals_held');
  const user = await draw();
  await goOn(user, '50000');
  const until = Date.now() + 3_600_000;
  answers.give('readSecurity', {
    ...SECURITY,
    withdrawalsHeldUntil: until,
  });
  await send(user, '246802');
  await screen.findByText(errors.withdrawals_held);
  await screen.findByRole('heading', { name: words.blocks.title });
  expect(screen.queryByLabelText(labelled(words.form.amount))).toBeNull();
});

test('what nobody can mend here stays in the question', async () => {
  answers.refuse('requestWithdrawal', 'withdrawals_stopped');
  const user = await draw();
  await ask(user);
  expect(within(await sureDialog()).getByRole('alert').textContent).toBe(errors.withdrawals_stopped);
  await user.click(screen.getByRole('button', { name: words.sure.not }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await amountField()).toHaveProperty('value', '50,000');
});
