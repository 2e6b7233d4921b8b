import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { drawForMember } from '../../../test/draw-for-member.tsx';
import { answerCalls, labelled } from '../../../test/draw-part.tsx';
import { WalletPage } from './wallet-page.tsx';

const { errors, failures } = await loadMessages('en');
const { wallet: words } = await loadAccountMessages('en');

const FUNDS = {
  main: '10000.00',
  locked: '0.00',
  vendors: [{ vendor: 'PADAUK', name: 'Padauk', balance: '0.00', at: 0 }],
  onTheWay: '0.00',
  total: '10000.00',
  currency: 'MMK',
};
const MOVED = { sumBalance: '10000.00', state: 'done' as const };
const MOVEMENT = {
  id: '1',
  vendor: 'PADAUK',
  name: 'Padauk',
  direction: 'in' as const,
  amount: '4000.00',
  state: 'done' as const,
  at: 0,
};

let answers: Answers;

/** What lies at the vendor; the rest is in the main wallet. */
const giveAway = (balance: string) =>
  answers.give('readFunds', { ...FUNDS, vendors: [{ vendor: 'PADAUK', name: 'Padauk', balance, at: 0 }] });

beforeEach(() => {
  answers = answerCalls()
    .give('readFunds', FUNDS)
    .give('readMerchantWallet', { isSingle: false })
    .give('listTransfers', { transfers: [] })
    .give('readBalance', {
      sumBalance: '10000.00',
      available: '10000.00',
      held: '0.00',
      currency: 'MMK',
    });
});

const draw = () => drawForMember(<WalletPage />, '10000.00');
type Hands = Awaited<ReturnType<typeof draw>>;

const amountField = () => screen.findByLabelText(labelled(words.amount));
const send = (user: Hands) => user.click(screen.getByRole('button', { name: words.send }));

test('WALLET-001 WALLET-011 while there is one wallet there is nothing to move', async () => {
  answers.give('readMerchantWallet', { isSingle: true }).give('readFunds', { ...FUNDS, vendors: [] });
  await draw();
  await screen.findByText(words.single);
  expect(screen.queryByRole('heading', { name: words.transfer })).toBeNull();
  expect(screen.queryByRole('button', { name: words.returnAll })).toBeNull();
});

test('WALLET-009 money goes to the game once, and the transfer stands below with its state', async () => {
  const gate = Promise.withResolvers<void>();
  answers.give('transferFunds', MOVED).hold('transferFunds', gate.promise);
  const user = await draw();
  await user.type(await amountField(), '4000');
  await send(user);
  await user.type(await amountField(), '{Enter}');
  answers.give('listTransfers', { transfers: [MOVEMENT] });
  gate.resolve();
  await screen.findByText(words.moved);
  await screen.findByText(words.states.done);
  expect(await amountField()).toHaveProperty('value', '');
  expect(answers.asked('transferFunds')).toMatchObject([
    { body: { from: 'main', to: 'PADAUK', amount: 400_000n } },
  ]);
});

test('nothing is asked for no amount or for more than there is', async () => {
  const user = await draw();
  await amountField();
  await send(user);
  expect(screen.getByText(words.amountMissing)).toBeDefined();
  await user.type(await amountField(), '20000');
  await send(user);
  expect(screen.getByText(words.tooMuch)).toBeDefined();
  expect(answers.asked('transferFunds')).toEqual([]);
});

test('all of it comes home by the other direction', async () => {
  giveAway('2500.00').give('transferFunds', MOVED);
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: words.toMain }));
  await user.click(screen.getByRole('button', { name: words.all }));
  await send(user);
  await waitFor(() =>
    expect(answers.asked('transferFunds')).toMatchObject([
      { body: { from: 'PADAUK', to: 'main', amount: 250_000n } },
    ]),
  );
});

test('what the operator refuses stands at the amount until it is changed', async () => {
  answers.refuse('transferFunds', 'vendor_unavailable');
  const user = await draw();
  await user.type(await amountField(), '4000');
  await send(user);
  await screen.findByText(errors.vendor_unavailable);
  expect((await amountField()).getAttribute('aria-invalid')).toBe('true');
  await user.type(await amountField(), '1');
  expect(screen.queryByText(errors.vendor_unavailable)).toBeNull();
});

test('when the line is gone the same transfer goes out again', async () => {
  answers.fail('transferFunds');
  const user = await draw();
  await user.type(await amountField(), '4000');
  await send(user);
  await screen.findByText(failures.network);
  answers.give('transferFunds', MOVED);
  await send(user);
  await screen.findByText(words.moved);
  const [first, second] = answers.asked('transferFunds');
  expect(second?.body).toEqual(first?.body);
});

test('WALLET-010 return all is there while something is away, and works by the keyboard', async () => {
  const user = await draw();
  expect(await screen.findByRole('button', { name: words.returnAll })).toHaveProperty('disabled', true);
  giveAway('2500.00');
  await user.click(screen.getByRole('button', { name: words.refresh }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: words.returnAll })).toHaveProperty('disabled', false),
  );
  answers.give('returnFunds', {
    sumBalance: '10000.00',
    returned: [{ vendor: 'PADAUK', name: 'Padauk', amount: '2500.00', state: 'done' }],
  });
  giveAway('0.00');
  screen.getByRole('button', { name: words.returnAll }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText(words.returned);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: words.returnAll })).toHaveProperty('disabled', true),
  );
  expect(answers.asked('returnFunds')).toHaveLength(1);
});

test('WALLET-020 what is held or on the way is told beside the wallets, and amounts can be hidden', async () => {
  answers.give('readFunds', { ...FUNDS, locked: '1234.50', onTheWay: '300.00' });
  const user = await draw();
  const wallets = within(await screen.findByRole('region', { name: words.wallets }));
  expect(wallets.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(words.main),
    expect.stringMatching(/1,234\.50/u),
    expect.stringContaining('Padauk'),
    expect.stringContaining(words.onTheWayNote),
  ]);
  await user.click(screen.getByRole('button', { name: words.hide }));
  expect(wallets.queryByText(/1,234/u)).toBeNull();
  await user.click(screen.getByRole('button', { name: words.show }));
});
