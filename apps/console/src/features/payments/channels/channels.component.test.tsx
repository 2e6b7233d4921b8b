import { loadConsoleMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import { ChannelsPage } from './channels-page.tsx';
import type { Channel } from './use-channels.ts';

const { appShell, channels: words, members, table } = await loadConsoleMessages('en');
const { errors } = await loadMessages('en');

const change = (reason: string) => ({ by: 'kyaw', at: Date.parse('2026-11-21T08:00:00Z'), reason });
const BY_HAND: Channel = {
  id: 'kbzpay',
  name: 'KBZPay',
  type: 'MANUAL',
  currency: 'MMK',
  min: '1000.00',
  max: '5000000.00',
  fee: '1.50',
  feeSince: { changed: change('the bank takes more'), orders: 3, amount: '111111.02' },
  active: true,
  changed: null,
  coin: null,
  receivers: [
    {
      id: '1',
      name: 'HINTHA',
      number: 'KP-0000-01',
      healthy: true,
      dailyCap: '20000000.00',
      taken: '0.00',
      changed: null,
    },
  ],
};
const COINS: Channel = {
  ...BY_HAND,
  id: 'usdt_trc20',
  name: 'USDT TRC20',
  type: 'CRYPTO',
  fee: '0.00',
  feeSince: { changed: null, orders: 0, amount: '0.00' },
  coin: {
    currency: 'USDT',
    rate: '4512.2500',
    changed: change('the market of this morning'),
    since: {
      coinsIn: '6001.11',
      credited: '27073500.00',
      coinsOut: '1200.00',
      paidOut: '5414700.00',
    },
  },
  receivers: [],
};
const PROPOSED = { id: '7', payloadHash: 'ab', expiresAt: 1 };

let answers: Answers;
beforeEach(() => {
  answers = answerCalls().give('listViews', []).give('listChannels', [BY_HAND, COINS]);
});

const draw = (id: string) => drawPage(<ChannelsPage />, { path: '/channels', address: `/channels/${id}` });
/** The drawer of a channel, once the list has come. */
const openDrawer = async ({ name }: Channel) => {
  await screen.findByRole('heading', { name });
  return within(screen.getByRole('complementary'));
};
/** The name of an action has its key beside it. */
const act = (name: string) => ({ name: new RegExp(`^${name}`, 'u') });
const press = async (user: UserEvent, channel: Channel, name: string) =>
  user.click((await openDrawer(channel)).getByRole('button', act(name)));
const confirm = () => openDialog().getByRole<HTMLButtonElement>('button', { name: members.propose });
/** A sentence with its figures, read as a browser draws it. */
const says = (text: string) => (_: string, part: Element | null) =>
  part?.textContent?.replaceAll('\u00A0', ' ') === text;

test('a channel tells what its fee has earned since its terms were approved, and has no rate', async () => {
  draw('kbzpay');
  const drawer = await openDrawer(BY_HAND);
  expect(drawer.getByText('1.50%')).toBeDefined();
  expect(drawer.getAllByText(says('Ks 111,111.02 from 3 orders'))).not.toEqual([]);
  expect(drawer.getByText(/the bank takes more$/u)).toBeDefined();
  expect(drawer.getByText(words.healthy)).toBeDefined();
  for (const name of [words.rate, words.rateSince, words.rated]) expect(drawer.queryByText(name)).toBeNull();
});

test('a channel of coins tells what came in and what went out at the rate, coins as coins and money as money', async () => {
  draw('usdt_trc20');
  const drawer = await openDrawer(COINS);
  expect(drawer.getAllByText(says('1 USDT = Ks 4512.2500'))).not.toEqual([]);
  const sums = '6,001.11 USDT received for Ks 27,073,500.00; 1,200.00 USDT paid out for Ks 5,414,700.00';
  expect(drawer.getAllByText(says(sums))).not.toEqual([]);
  expect(drawer.getByText(/the market of this morning$/u)).toBeDefined();
  expect(drawer.getByText(words.noReceivers)).toBeDefined();
});

test('a channel whose terms nobody has set tells what its fees came to ever, and names no approver', async () => {
  draw('usdt_trc20');
  const drawer = await openDrawer(COINS);
  expect(drawer.getAllByText(says('Ks 0.00 from 0 orders'))).not.toEqual([]);
  expect(drawer.queryByText(words.termsSet)).toBeNull();
});

test('limits and a fee are proposed as they are typed', async () => {
  answers.give('changeChannel', PROPOSED);
  const user = draw('kbzpay');
  await press(user, BY_HAND, words.setTerms);
  // What is as it was is no proposal.
  await fill(user, appShell.reason, 'the bank asks for it');
  expect(confirm().disabled).toBe(true);
  await fill(user, words.min, '2,000');
  await fill(user, words.fee, '2.25');
  await user.click(confirm());
  await screen.findByText(words.proposed);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('changeChannel')).toMatchObject([
    {
      params: { id: 'kbzpay' },
      body: { min: '2000.00', max: '5000000.00', fee: '2.25', reason: 'the bank asks for it' },
    },
  ]);
});

test.each([
  ['min', 'much', 'minWrong'],
  ['min', '0', 'minWrong'],
  ['max', '999.99', 'maxWrong'],
  ['fee', '100', 'feeWrong'],
  ['fee', '-1', 'feeWrong'],
] as const)('%s of %s is told to be wrong, and cannot be proposed', async (name, typed, wrong) => {
  const user = draw('kbzpay');
  await press(user, BY_HAND, words.setTerms);
  await fill(user, appShell.reason, 'the bank asks for it');
  await fill(user, words[name], typed);
  expect(openDialog().getByText(words[wrong])).toBeDefined();
  expect(confirm().disabled).toBe(true);
});

test('a rate is proposed as it is typed, and how far it is from the present one is told before', async () => {
  answers.give('setCoinRate', PROPOSED);
  const user = draw('usdt_trc20');
  await press(user, COINS, words.setRate);
  await fill(user, words.newRate, '4700,5');
  expect(openDialog().getByText(words.rateWrong)).toBeDefined();
  await fill(user, words.newRate, '4512.25');
  expect(openDialog().getByText(words.rateWrong)).toBeDefined();
  await fill(user, words.newRate, '4700.5');
  expect(openDialog().queryByText(words.rateWrong)).toBeNull();
  expect(openDialog().getByText(/\+4\.17%/u)).toBeDefined();
  await fill(user, appShell.reason, 'the market');
  await user.click(confirm());
  await screen.findByText(words.rateProposed);
  expect(answers.asked('setCoinRate')).toMatchObject([
    { params: { id: 'usdt_trc20' }, body: { rate: '4700.5000', reason: 'the market' } },
  ]);
});

test('a rate that is refused leaves the dialog open with what was typed', async () => {
  answers.refuse('setCoinRate', 'rate_too_far');
  const user = draw('usdt_trc20');
  await press(user, COINS, words.setRate);
  await fill(user, words.newRate, '45000');
  await fill(user, appShell.reason, 'the market');
  await user.click(confirm());
  await screen.findByText(errors.rate_too_far);
  expect(openDialog().getByDisplayValue('45000')).toBeDefined();
});

test('who may only look sees the figures, and no way to change them', async () => {
  drawPage(<ChannelsPage />, { path: '/channels', address: '/channels/usdt_trc20', roles: ['auditor'] });
  const drawer = await openDrawer(COINS);
  expect(drawer.getAllByText(says('1 USDT = Ks 4512.2500'))).not.toEqual([]);
  for (const name of [words.setRate, words.setTerms, words.turnOff])
    expect(drawer.queryByRole('button', act(name))).toBeNull();
});

test('a list that is empty says so, and one that does not come is read again', async () => {
  answers.refuse('listChannels', 'too_many_requests');
  const user = drawPage(<ChannelsPage />, { path: '/channels' });
  await screen.findByText(errors.too_many_requests);
  answers.give('listChannels', []);
  await user.click(screen.getByRole('button', { name: table.retry }));
  expect(await screen.findByText(words.empty)).toBeDefined();
});

test('the drawer of a channel that is not there says so', async () => {
  draw('other');
  expect(await screen.findByText(words.gone)).toBeDefined();
});
