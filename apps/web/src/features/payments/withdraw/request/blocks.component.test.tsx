import { loadAccountMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../../test/answers.ts';
import { drawForMember } from '../../../../../test/draw-for-member.tsx';
import { answerCalls, labelled } from '../../../../../test/draw-part.tsx';
import { giveStanding, HOUR_MS, PAYEE, WITHDRAWAL } from '../../../../../test/given-withdrawals.ts';
import { Withdraw } from '../withdraw-page.tsx';

const { withdraw: words } = await loadAccountMessages('en');

const REQUIREMENT = {
  id: '5',
  kind: 'DEPOSIT' as const,
  state: 'OPEN' as const,
  base: '60000.00',
  multiple: '1',
  target: '60000.00',
  progress: '0.00',
  remaining: '60000.00',
  maxStake: null,
  source: 'payments',
  reference: 'D1',
  openedAt: 0,
  expiresAt: null,
  closedAt: null,
};

let answers: Answers;

beforeEach(() => {
  answers = giveStanding(answerCalls());
});

const draw = () => drawForMember(<Withdraw />);

/** The sentences of what stands in the way, once they stand in place of the form. */
const blocks = async () => {
  const list = await screen.findByRole('region', { name: words.blocks.title });
  expect(screen.queryByLabelText(labelled(words.form.amount))).toBeNull();
  return within(list);
};

test('WALLET-003 who has a new account alone is led to the accounts', async () => {
  answers.give('listPayees', [{ ...PAYEE, usableAt: Date.now() + HOUR_MS }]);
  const user = await draw();
  await user.click((await blocks()).getByRole('button', { name: words.blocks.way.resting }));
  await screen.findByText(words.payees.rests);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(words.tabs.payees);
});

test('what is still to be played is told with its amount, and the way leads to the meter', async () => {
  answers.give('listRequirements', { remaining: '60000.00', list: [REQUIREMENT] });
  const user = await draw();
  const list = await blocks();
  list.getByText(words.blocks.turnover.replace('{{amount}}', 'Ks 60,000.00'));
  await user.click(list.getByRole('button', { name: words.blocks.way.turnover }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.turnover.title }));
});

test('what is played stands behind the earlier ones with the bets that counted', async () => {
  const past = { ...REQUIREMENT, state: 'FULFILLED' as const, progress: '60000.00', remaining: '0.00' };
  const bet = { bet: 'b1', category: 'RNG', stake: '60000.00', valid: '60000.00', amount: '60000.00', at: 0 };
  answers
    .give('listRequirements', { remaining: '0.00', list: [past] })
    .give('listContributingBets', { list: [bet], total: 1, totalPages: 1 });
  const user = await draw();
  await screen.findByText(words.turnover.done);
  await user.click(screen.getByText(words.turnover.past.replace('{{count}}', '1')));
  await user.click(screen.getByRole('button', { name: /^Show the bets that counted/u }));
  await screen.findByText('Stake Ks 60,000.00, counted Ks 60,000.00');
  expect(answers.asked('listContributingBets')).toMatchObject([{ params: { id: '5' } }]);
});

test('while one is on its way it can be looked at, and what the desk says of it comes by itself', async () => {
  answers
    .give('listWithdrawals', { list: [WITHDRAWAL], total: 1, totalPages: 1 })
    .give('readWithdrawal', { ...WITHDRAWAL, state: 'RISK' });
  const user = await draw();
  await user.click((await blocks()).getByRole('button', { name: words.blocks.way.inProgress }));
  const history = within(await screen.findByRole('dialog', { name: words.history.title }));
  await history.findByText(words.waits.staff);
  const timeline = [{ what: 'APPROVED', payoutId: null, by: 'operator' as const, at: 2 }];
  answers.give('readWithdrawal', { ...WITHDRAWAL, state: 'PAYING', waitsFor: 'payment', timeline });
  answers.tell({ type: 'message-arrived', kind: 'withdrawal_approved' });
  expect(await history.findByText(words.steps.APPROVED)).toBeDefined();
});
