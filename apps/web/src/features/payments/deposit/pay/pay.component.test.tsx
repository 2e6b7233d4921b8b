import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../../test/answers.ts';
import { drawForMember } from '../../../../../test/draw-for-member.tsx';
import { answerCalls, labelled } from '../../../../../test/draw-part.tsx';
import { depositOf, giveDeposits, QR, TRANSFER } from '../../../../../test/given-deposits.ts';
import { SECURITY } from '../../../../../test/given-withdrawals.ts';
import { DepositPage } from '../deposit-page.tsx';

const { errors } = await loadMessages('en');
const { deposit: words } = await loadAccountMessages('en');

let answers: Answers;

beforeEach(() => {
  answers = giveDeposits(answerCalls())
    .give('listDepositMethods', [TRANSFER, QR])
    .give('listOffers', { list: [] })
    .give('readSecurity', SECURITY)
    .give('listPayees', [])
    .give('listRequirements', { remaining: '0.00', list: [] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The page with one order, which opens by itself while it is to be paid. */
const draw = (own: Parameters<typeof depositOf>[0] = {}) => {
  const deposit = depositOf(own);
  giveDeposits(answers, deposit).give('readDeposit', deposit);
  return drawForMember(<DepositPage />);
};
type Hands = Awaited<ReturnType<typeof draw>>;

const tailField = () => screen.findByLabelText(labelled(words.txnTail));
const paid = (user: Hands) => user.click(screen.getByRole('button', { name: words.paid }));
const history = () => screen.getByRole('list', { name: words.history });

test('WALLET-020 a QR order comes first when the page opens, with its own amount, its picture and its time', async () => {
  await draw({ type: 'QR', qr: 'mmqr:81', payAmount: '10007.00' });
  await screen.findByText(
    words.ownAmount.replace('{{pay}}', 'Ks 10,007.00').replace('{{asked}}', 'Ks 10,000.00'),
  );
  await screen.findByRole('img', { name: words.qrPicture.replace('{{amount}}', 'Ks\u00A010,007.00') });
  expect(screen.getByRole('timer').textContent).toMatch(/^(?:10:00|09:\d\d)$/u);
});

test('an order whose time runs out says so by itself, and is not to be paid any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await draw({ type: 'QR', qr: 'mmqr:81', expiresAt: Date.now() + 5_000 });
  await screen.findByRole('timer');
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  await screen.findByText(words.says.expired);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(history().textContent).toContain(words.steps.expired);
});

test('a transfer tells whom to pay in whose name, and wants six digits of its number', async () => {
  const user = await draw();
  await screen.findByText('09 700 000 001');
  await screen.findByText(words.ownName.replace('{{name}}', SECURITY.payeeName));
  await user.type(await tailField(), '၁၂၃');
  await paid(user);
  expect(screen.getByText(words.txnTailWrong)).toBeDefined();
  expect(document.activeElement).toBe(await tailField());
  expect(answers.asked('submitTransfer')).toEqual([]);
  const checking = depositOf({ state: 'SUBMITTED', txnTail: '123456' });
  answers.give('submitTransfer', checking).give('readDeposit', checking);
  await user.type(await tailField(), '၄၅၆');
  await paid(user);
  await screen.findByText(words.says.checking);
  expect(answers.asked('submitTransfer')).toMatchObject([
    { params: { id: '81' }, body: { txnTail: '123456' } },
  ]);
});

test('of a whole number that is pasted the last six digits are taken', async () => {
  const user = await draw();
  await user.click(await tailField());
  await user.paste('0001 2345 6789');
  expect(await tailField()).toHaveProperty('value', '456789');
});

test('who has not told a name is told that every transfer is checked', async () => {
  answers.give('readSecurity', { ...SECURITY, payeeName: '' });
  await draw();
  expect(await screen.findByText(words.noName)).toBeDefined();
});

test('an order that was closed meanwhile is told at the digits and read anew', async () => {
  const user = await draw();
  await user.type(await tailField(), '123456');
  answers
    .refuse('submitTransfer', 'deposit_closed')
    .give('readDeposit', depositOf({ state: 'REJECTED', reason: 'NOT_RECEIVED' }));
  await paid(user);
  await screen.findByText(words.says.rejected);
  expect(screen.getByText(words.reasons.NOT_RECEIVED)).toBeDefined();
});

test('the receipt of a transfer goes along as a picture, and as many as are left may follow', async () => {
  const user = await draw({ state: 'SUBMITTED' });
  await screen.findByText(words.slips.choose.replace('{{left}}', '3'));
  const field = document.querySelector<HTMLInputElement>('[name=pictures]');
  if (field === null) throw new Error('no place for a picture');
  await user.upload(field, new File(['receipt'], 'receipt.png', { type: 'image/png' }));
  answers.refuse('addSlips', 'picture_invalid');
  await user.click(screen.getByRole('button', { name: words.slips.send }));
  await screen.findByText(errors.picture_invalid);
  const known = depositOf({ state: 'SUBMITTED', slips: ['1'] });
  answers.give('addSlips', known).give('readDeposit', known);
  await user.click(screen.getByRole('button', { name: words.slips.send }));
  await screen.findByText(words.slips.choose.replace('{{left}}', '2'));
  expect(answers.asked('addSlips')[1]).toMatchObject({
    params: { id: '81' },
    body: { pictures: ['receipt.png'] },
  });
});

test('coins go to an address, at a rate for a while, and are told as they are seen', async () => {
  const coin = {
    currency: 'USDT',
    amount: '2.23',
    rate: '4500.0000',
    rateUntil: Date.now() + 600_000,
    address: 'TAddress',
    seen: '2.23',
    confirmations: 3,
    needed: 20,
  };
  await draw({ type: 'CRYPTO', receiver: null, coin });
  await screen.findByText('TAddress');
  await screen.findByRole('img', { name: words.coin.picture.replace('{{currency}}', 'USDT') });
  expect(screen.getByText('2.23 USDT seen: 3 of 20 confirmations.')).toBeDefined();
  expect(screen.getByText(/^1 USDT = Ks\s4,500\.00/u)).toBeDefined();
});

test('a provider that has not answered yet is waited for', async () => {
  await draw({ type: 'REDIRECT', state: 'CREATED', receiver: null });
  await screen.findByText(words.says.preparing);
  expect(screen.queryByRole('link', { name: words.toProvider })).toBeNull();
});

test('a credit that the operator tells of shows by itself, with what is to be bet for it', async () => {
  await draw({ type: 'QR', qr: 'mmqr:81' });
  await screen.findByRole('timer');
  answers
    .give('readDeposit', depositOf({ type: 'QR', state: 'CREDITED', credited: '10000.00' }))
    .give('listRequirements', {
      remaining: '10000.00',
      list: [
        {
          id: '5',
          kind: 'DEPOSIT',
          state: 'OPEN',
          base: '10000.00',
          multiple: '1',
          target: '10000.00',
          progress: '0.00',
          remaining: '10000.00',
          maxStake: null,
          source: 'payments',
          reference: 'D0000081',
          openedAt: 0,
          expiresAt: null,
          closedAt: null,
        },
      ],
    });
  answers.tell({ type: 'message-arrived', kind: 'deposit_credited' });
  await screen.findByText(words.says.credited.replace('{{amount}}', 'Ks 10,000.00'));
  const meter = await screen.findByRole('meter', { name: words.turnover });
  expect(meter.getAttribute('aria-valuetext')).toContain('Ks\u00A010,000.00 to go');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('earlier orders open from the list, and a new one can be made', async () => {
  const user = await draw({ state: 'CREDITED', credited: '10000.00' });
  const list = within((await screen.findByText(words.recent)).closest('section') ?? document.body);
  await user.click(await list.findByRole('button', { name: /KBZPay.*Credited/u }));
  await waitFor(() => expect(history()).toBeDefined());
  await user.click(screen.getByRole('button', { name: words.newDeposit }));
  expect(await screen.findByLabelText(labelled(words.amount))).toBeDefined();
});
