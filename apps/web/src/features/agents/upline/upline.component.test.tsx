import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { answerCalls, labelled } from '../../../../test/draw-part.tsx';
import { HOUR_MS, SECURITY } from '../../../../test/given-withdrawals.ts';
import { useModals } from '../../../shared/modals.ts';
import { UplinePage } from './upline-page.tsx';

const { errors, failures } = await loadMessages('en');
const { upline: words, wallet, withdraw } = await loadAccountMessages('en');

const WAY = {
  account: 're***r',
  least: '1000.00',
  most: '10000.00',
  leftToday: '9000.00',
  turnoverLeft: '0.00',
  sent: [],
};

let answers: Answers;

beforeEach(() => {
  answers = answerCalls().give('readUplineTransfer', WAY).give('readSecurity', SECURITY).give('readBalance', {
    sumBalance: '8000.00',
    available: '8000.00',
    held: '0.00',
    currency: 'MMK',
  });
});

const draw = () => drawForMember(<UplinePage />, '8000.00');
type Hands = Awaited<ReturnType<typeof draw>>;

const amountField = () => screen.findByLabelText(labelled(wallet.amount));
const goOn = async (user: Hands, amount: string) => {
  await user.clear(await amountField());
  await user.type(await amountField(), amount);
  await user.click(screen.getByRole('button', { name: words.next }));
};
const sure = async () => within(await screen.findByRole('dialog', { name: words.sure.title }));
const send = async (user: Hands, password: string) =>
  user.type((await sure()).getByLabelText(labelled(withdraw.sure.password)), `${password}{Enter}`);

test('WALLET-004 money goes to the agent above once it was said again with the withdraw password', async () => {
  answers.give('sendToUpline', { balance: '500.00' });
  const user = await draw();
  await screen.findByRole('heading', { name: words.to.replace('{{account}}', WAY.account) });
  await goOn(user, '7500');
  const dialog = await screen.findByRole('dialog', { name: words.sure.title });
  expect(dialog.textContent).toContain('Ks\u00A07,500.00 will be sent to re***r');
  answers.give('readUplineTransfer', { ...WAY, sent: [{ id: '9', amount: '7500.00', at: 0 }] });
  await send(user, '246802');
  await screen.findByText('Ks 7,500.00 sent to re***r.');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: words.last }).textContent).toContain('7,500'),
  );
  expect(await amountField()).toHaveProperty('value', '');
  expect(answers.asked('sendToUpline')).toMatchObject([
    { body: { amount: 750_000n, paymentPassword: '246802' } },
  ]);
});

test('an amount outside its limits, above the rest of the day or above the balance is told before anybody is asked', async () => {
  const user = await draw();
  await goOn(user, '500');
  expect(screen.getByText(errors.amount_out_of_range)).toBeDefined();
  await goOn(user, '9500');
  expect(screen.getByText(errors.daily_limit_reached)).toBeDefined();
  await goOn(user, '8500');
  expect(screen.getByText(errors.insufficient_funds)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a wrong password is told at its field, and a refused amount at its own', async () => {
  answers.refuse('sendToUpline', 'payment_password_wrong');
  const user = await draw();
  await goOn(user, '7500');
  await send(user, '111111');
  await (await sure()).findByText(errors.payment_password_wrong);
  answers.refuse('sendToUpline', 'daily_limit_reached');
  await send(user, '246802');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(errors.daily_limit_reached)).toBeDefined();
});

test('when the line is gone the press may be repeated, and the operator takes both for one', async () => {
  answers.fail('sendToUpline');
  const user = await draw();
  await goOn(user, '7500');
  await send(user, '246802');
  await screen.findByText(`${failures.network} ${words.sure.unknown}`);
  answers.give('sendToUpline', { balance: '500.00' });
  await send(user, '');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = answers.asked('sendToUpline');
  expect(second?.body).toEqual(first?.body);
});

test('WALLET-004 all that stands in the way is told with its way out', async () => {
  answers.give('readUplineTransfer', { ...WAY, turnoverLeft: '6000.00' }).give('readSecurity', {
    ...SECURITY,
    hasPaymentPassword: false,
    withdrawalsHeldUntil: Date.now() + HOUR_MS,
  });
  const user = await draw();
  await screen.findByText(withdraw.blocks.password);
  expect(screen.getByText(/A security setting was changed/u)).toBeDefined();
  expect(screen.getByText(words.turnover.replace('{{amount}}', 'Ks 6,000.00'))).toBeDefined();
  await user.click(screen.getByRole('button', { name: withdraw.blocks.way.turnover }));
  expect(useModals.getState().open).toEqual({ name: 'account-area', page: 'withdraw' });
});
