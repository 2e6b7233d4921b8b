import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../../test/answers.ts';
import { drawForMember } from '../../../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../../../test/draw-part.tsx';
import { giveStanding, giveWaiting, payoutOf, WITHDRAWAL } from '../../../../../test/given-withdrawals.ts';
import { Withdraw } from '../withdraw-page.tsx';

const { errors } = await loadMessages('en');
const { withdraw: words } = await loadAccountMessages('en');
const NONE = { autoReceiptMinutes: 30, parts: [] };
const STATEMENT = new File(['statement'], 'a.png', { type: 'image/png' });

let answers: Answers;

beforeEach(() => {
  answers = giveStanding(answerCalls());
});

const draw = () => drawForMember(<Withdraw />);
type Hands = Awaited<ReturnType<typeof draw>>;

const claim = async (user: Hands) => {
  await user.click(await screen.findByRole('button', { name: words.receipt.notReceived }));
  return screen.findByRole('dialog', { name: words.claim.title });
};
const choose = (user: Hands, dialog: HTMLElement, picture: File) => {
  const field = dialog.querySelector<HTMLInputElement>('[name=pictures]');
  if (field === null) throw new Error('no place for a picture');
  return user.upload(field, picture);
};
const send = (user: Hands, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: words.claim.send }));

test('WALLET-012 WALLET-018 payments that wait open the page, with the minutes of the server and the time left', async () => {
  giveWaiting(answers, payoutOf('71'));
  await draw();
  await screen.findByText(words.receipt.warning.replace('{{minutes}}', '30'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(`${words.tabs.receipt} 1`);
  expect(screen.getByRole('timer').textContent).toMatch(/^(?:30:00|29:\d\d)$/u);
});

test('WALLET-013 one payment is confirmed by itself', async () => {
  giveWaiting(answers, payoutOf('71'), payoutOf('72')).give('confirmReceived', {
    autoReceiptMinutes: 30,
    parts: [payoutOf('72')],
  });
  const user = await draw();
  const [first] = await screen.findAllByRole('button', { name: words.receipt.received });
  giveWaiting(answers, payoutOf('72'));
  if (first !== undefined) await user.click(first);
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: words.receipt.received })).toHaveLength(1),
  );
  expect(answers.asked('confirmReceived')).toMatchObject([{ params: { id: '71' } }]);
});

test('WALLET-015 all payments are confirmed once it was said twice', async () => {
  giveWaiting(answers, payoutOf('71'), payoutOf('72')).give('confirmAllReceived', NONE);
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: words.receipt.all.replace('{{count}}', '2') }));
  expect(answers.asked('confirmAllReceived')).toEqual([]);
  giveWaiting(answers);
  await user.click(screen.getByRole('button', { name: words.receipt.allSure }));
  await screen.findByText(words.receipt.emptyTitle);
  expect(answers.asked('confirmAllReceived')).toHaveLength(1);
});

test('a payment that staff has settled meanwhile is told so and read anew', async () => {
  giveWaiting(answers, payoutOf('71')).refuse('confirmReceived', 'no_longer_open');
  const user = await draw();
  const received = await screen.findByRole('button', { name: words.receipt.received });
  giveWaiting(answers);
  await user.click(received);
  await screen.findByText(errors.no_longer_open);
  expect(await screen.findByText(words.receipt.emptyTitle)).toBeDefined();
});

test('WALLET-014 a payment that did not arrive is claimed with a picture alone, and is looked into then', async () => {
  const disputed = { autoReceiptMinutes: 30, parts: [payoutOf('71', { state: 'DISPUTED', deadline: null })] };
  giveWaiting(answers, payoutOf('71')).give('claimNotReceived', disputed);
  const user = await draw();
  const dialog = await claim(user);
  within(dialog).getByText(words.claim.forced);
  await send(user, dialog);
  within(dialog).getByText(words.claim.pictureMissing);
  expect(answers.asked('claimNotReceived')).toEqual([]);
  await choose(user, dialog, STATEMENT);
  await within(dialog).findByRole('img');
  answers.give('listConfirmations', disputed);
  await send(user, dialog);
  await screen.findByText(words.receipt.disputedText);
  await screen.findByText(words.claim.sent);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(answers.asked('claimNotReceived')).toMatchObject([
    { params: { id: '71' }, body: { pictures: ['a.png'] } },
  ]);
});

test('a picture of the wrong kind is not taken, and one that the operator cannot read may be changed', async () => {
  giveWaiting(answers, payoutOf('71')).refuse('claimNotReceived', 'picture_invalid');
  const user = await draw();
  const dialog = await claim(user);
  // A list of kinds hides other files where it can; a page is given them all the same.
  dialog.querySelector('[name=pictures]')?.removeAttribute('accept');
  await choose(user, dialog, new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
  await within(dialog).findByText(errors.picture_invalid);
  expect(within(dialog).queryByRole('img')).toBeNull();
  await choose(user, dialog, STATEMENT);
  expect(within(dialog).queryByText(errors.picture_invalid)).toBeNull();
  await send(user, dialog);
  await within(dialog).findByText(errors.picture_invalid);
  await user.click(within(dialog).getByRole('button', { name: /^Remove picture 1/u }));
  expect(dialog.querySelector('[name=pictures]')).not.toBeNull();
});

test('WALLET-016 a receipt that staff has forced ends the wait by itself', async () => {
  giveWaiting(answers, payoutOf('71', { state: 'DISPUTED', deadline: null }), payoutOf('72'));
  await draw();
  await screen.findByText(words.receipt.disputedText);
  giveWaiting(answers);
  answers.tell({ type: 'message-arrived', kind: 'withdrawal_received' });
  expect(await screen.findByText(words.receipt.emptyTitle)).toBeDefined();
});

test('a payment whose time is over is asked after, and the last answer leads back to the request', async () => {
  giveWaiting(answers, payoutOf('71', { deadline: Date.now() - 1 }));
  const user = await draw();
  await waitFor(() => expect(answers.asked('listConfirmations').length).toBeGreaterThan(1));
  giveWaiting(answers);
  answers.give('listWithdrawals', {
    list: [{ ...WITHDRAWAL, state: 'COMPLETED', endedAt: 1, waitsFor: null }],
    total: 1,
    totalPages: 1,
  });
  answers.tell({ type: 'message-arrived', kind: 'withdrawal_received' });
  await screen.findByText(words.receipt.emptyTitle);
  await user.click(screen.getByRole('tab', { name: words.tabs.request }));
  await screen.findByText(words.states.COMPLETED);
});
