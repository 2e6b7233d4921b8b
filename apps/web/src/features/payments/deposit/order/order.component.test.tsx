import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../../test/answers.ts';
import { drawForMember } from '../../../../../test/draw-for-member.tsx';
import { answerCalls, labelled } from '../../../../../test/draw-part.tsx';
import { COIN, depositOf, giveDeposits, PROVIDER, QR, TRANSFER } from '../../../../../test/given-deposits.ts';
import { PAYEE, SECURITY } from '../../../../../test/given-withdrawals.ts';
import { formatInstant } from '../../../../shared/format/format-time.ts';
import { DepositPage } from '../deposit-page.tsx';

const { errors, failures } = await loadMessages('en');
const {
  deposit: words,
  bonuses,
  withdraw: { blocks },
} = await loadAccountMessages('en');
const FIRST_DEPOSIT = {
  kind: 'FIRST_DEPOSIT',
  state: 'JOIN' as const,
  why: 'NEEDS_FIRST_DEPOSIT' as const,
  amount: null,
  target: null,
  until: null,
  review: false,
  application: null,
  terms: {
    perCent: '100',
    amount: null,
    most: '100000.00',
    multiple: '10',
    withDeposit: true,
    per: 'ONCE' as const,
    days: 30,
    mostKept: null,
  },
};

let answers: Answers;

beforeEach(() => {
  answers = giveDeposits(answerCalls())
    .give('listDepositMethods', [TRANSFER, QR, PROVIDER, COIN])
    .give('listOffers', { list: [] })
    .give('readSecurity', SECURITY)
    .give('listPayees', [])
    .give('listRequirements', { remaining: '0.00', list: [] });
});

test('whose withdrawals wait is told so before paying in', async () => {
  const until = Date.now() + 3_600_000;
  answers.give('readSecurity', { ...SECURITY, withdrawalsHeldUntil: until });
  answers.give('listPayees', [{ ...PAYEE, usableAt: until }]);
  await draw();
  for (const text of [blocks.held, blocks.resting])
    expect(await screen.findByText(text.replace('{{at}}', formatInstant(until)))).toBeDefined();
});

const draw = () => drawForMember(<DepositPage />);
type Hands = Awaited<ReturnType<typeof draw>>;

const amountField = () => screen.findByLabelText(labelled(words.amount));
const order = (user: Hands) => user.click(screen.getByRole('button', { name: /^Deposit/u }));
const orderTenThousand = async (user: Hands) => {
  await user.click(await screen.findByRole('button', { name: '10,000' }));
  await order(user);
};

/** The page of an order, which takes the place of the form. */
const given = (deposit = depositOf()) => {
  answers.give('readDeposit', deposit);
  return deposit;
};

/** Where the member is taken, instead of going there. */
const watchLeaving = () => vi.spyOn(location, 'assign').mockReset();

test('WALLET-002 an amount by a tap is ordered by the way that was chosen, and its page opens when the provider has it', async () => {
  const leaving = watchLeaving();
  const created = depositOf({ methodId: 'cashier', type: 'REDIRECT', state: 'CREATED', payUrl: null });
  answers.give('orderDeposit', created);
  given({ ...created, state: 'AWAITING', payUrl: '/pay' });
  const user = await draw();
  await user.click(await screen.findByRole('radio', { name: /Demo cashier/u }));
  await user.click(screen.getByRole('button', { name: '10,000' }));
  expect(screen.getByText(words.noFee, { exact: false })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Deposit Ks\u00A010,000.00' }));
  await waitFor(() => expect(leaving.mock.calls).toEqual([['/pay']]));
  expect(answers.asked('orderDeposit')).toMatchObject([
    { body: { methodId: 'cashier', amount: 1_000_000n } },
  ]);
});

test('who comes back to an order that is not paid yet finds the way to its page, and stays', async () => {
  const leaving = watchLeaving();
  giveDeposits(answers, given(depositOf({ methodId: 'cashier', type: 'REDIRECT', payUrl: '/pay' })));
  await draw();
  const link = await screen.findByRole('link', { name: words.toProvider });
  expect(link.getAttribute('href')).toBe('/pay');
  expect(leaving).not.toHaveBeenCalled();
});

test('an amount that is missing or out of the limits is told at its field, where the cursor goes', async () => {
  const user = await draw();
  const field = await amountField();
  await user.click(screen.getByRole('radio', { name: /KBZPay/u }));
  await order(user);
  expect(screen.getByText(words.amountMissing)).toBeDefined();
  expect(document.activeElement).toBe(field);
  await user.type(field, '30001');
  await order(user);
  expect(screen.getByText('From Ks 5,000.00 to Ks 30,000.00.')).toBeDefined();
  expect(answers.asked('orderDeposit')).toEqual([]);
});

test('the fee is told with what will be credited, and amounts outside the limits are not offered', async () => {
  const user = await draw();
  await user.click(await screen.findByRole('radio', { name: /KBZPay/u }));
  await user.type(await amountField(), '20000');
  expect(screen.getByText(/The fee is 2\.50%; Ks\s19,500\.00 will be credited\./u)).toBeDefined();
  const presets = within(screen.getByRole('group', { name: words.presets }));
  expect(presets.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '5,000',
    '10,000',
    '30,000',
  ]);
});

test('WALLET-002 the amount that only this payment has is told before it is ordered, where there is one', async () => {
  const user = await draw();
  await user.click(await screen.findByRole('radio', { name: /MMQR/u }));
  const text = words.uniqueAmount.replace('{{most}}', 'Ks 99.00');
  expect(screen.getByText(text)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /Demo cashier/u }));
  expect(screen.queryByText(text)).toBeNull();
});

test('WALLET-002 between the balance and the page of the provider lie two taps, so that a deposit is paid in four', async () => {
  const leaving = watchLeaving();
  giveDeposits(answers, depositOf({ methodId: 'cashier', state: 'CREDITED', credited: '10000.00' }));
  answers.give('orderDeposit', given(depositOf({ methodId: 'cashier', type: 'REDIRECT', payUrl: '/pay' })));
  const user = await draw();
  let taps = 0;
  const tap = async (element: HTMLElement) => {
    taps += 1;
    await user.click(element);
  };
  await tap(await screen.findByRole('button', { name: '10,000' }));
  await tap(screen.getByRole('button', { name: 'Deposit Ks\u00A010,000.00' }));
  await waitFor(() => expect(leaving.mock.calls).toEqual([['/pay']]));
  // The tap on the balance before, and the one on Pay after it, are the first and the last of the four.
  expect(taps).toBeLessThanOrEqual(2);
});

test('WALLET-002 each way has its own mark, and instant ones stand before transfers by hand', async () => {
  await draw();
  await screen.findAllByRole('radio');
  const marks = [...document.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-mark'));
  expect(marks).toEqual(['qr', 'page', 'coin', 'wallet']);
});

test('coins are told with their rate and their least', async () => {
  const user = await draw();
  await user.click(await screen.findByRole('radio', { name: /USDT/u }));
  expect(screen.getByText(/1 USDT = Ks\s4,500\.00 now\. Minimum 2\.00 USDT\./u)).toBeDefined();
});

test('the way that was used last comes first and is chosen, and many ways are folded up', async () => {
  const more = ['a', 'b'].map((id) => ({ ...QR, id: `more_${id}`, name: `More ${id}` }));
  giveDeposits(answers, depositOf({ methodId: 'usdt', state: 'CREDITED', credited: '10000.00' })).give(
    'listDepositMethods',
    [TRANSFER, QR, PROVIDER, ...more, COIN],
  );
  const user = await draw();
  const first = (await screen.findAllByRole('radio'))[0];
  expect(first).toHaveProperty('checked', true);
  expect(first?.closest('label')?.textContent).toContain(words.lastUsed);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: words.allMethods.replace('{{total}}', '6') }));
  expect(screen.getAllByRole('radio')).toHaveLength(6);
});

test('a first deposit is told of its bonus', async () => {
  answers.give('listOffers', { list: [FIRST_DEPOSIT] });
  await draw();
  await screen.findByText(words.firstDeposit);
  expect(screen.getByText(bonuses.names.FIRST_DEPOSIT)).toBeDefined();
});

test('without a way to pay there is no form', async () => {
  answers.give('listDepositMethods', []);
  await draw();
  await screen.findByText(words.noMethodsTitle);
  expect(screen.queryByLabelText(labelled(words.amount))).toBeNull();
});

test('a second press while the first is on its way orders once', async () => {
  const gate = Promise.withResolvers<void>();
  answers.give('orderDeposit', given()).hold('orderDeposit', gate.promise);
  const user = await draw();
  await orderTenThousand(user);
  await order(user);
  gate.resolve();
  await screen.findByRole('list', { name: words.history });
  expect(answers.asked('orderDeposit')).toHaveLength(1);
});

test('when the line is gone the same order goes out again', async () => {
  answers.fail('orderDeposit');
  const user = await draw();
  await orderTenThousand(user);
  await screen.findByText(failures.network);
  answers.give('orderDeposit', given());
  await order(user);
  await screen.findByRole('list', { name: words.history });
  const [first, second] = answers.asked('orderDeposit');
  expect(second?.body).toEqual(first?.body);
});

test.each([
  ['amount_out_of_range', { min: '20000.00', max: '25000.00' }, 'From Ks 20,000.00 to Ks 25,000.00.'],
  ['daily_limit_reached', { orders: 5, total: '90000.00' }, 'Up to 5 deposits and Ks 90,000.00 a day.'],
  ['channel_busy', null, ''],
] as const)('%s is told above the form with the limits it came with', async (code, value, limits) => {
  answers.refuse('orderDeposit', code, value);
  const user = await draw();
  await orderTenThousand(user);
  const text = `${errors[code]} ${limits}`.trim();
  await waitFor(() => expect(screen.getByRole('alert').textContent?.replaceAll('\u00A0', ' ')).toBe(text));
});

test('an order that is open already opens in place of a second one', async () => {
  given(depositOf({ id: '80' }));
  answers.refuse('orderDeposit', 'deposit_open', { id: '80' });
  const user = await draw();
  await orderTenThousand(user);
  await screen.findByRole('list', { name: words.history });
  expect(screen.getByText(errors.deposit_open)).toBeDefined();
  expect(answers.asked('readDeposit')[0]).toMatchObject({ params: { id: '80' } });
});
