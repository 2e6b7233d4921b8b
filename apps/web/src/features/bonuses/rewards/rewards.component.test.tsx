import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../../test/draw-part.tsx';
import { useModals } from '../../../shared/modals.ts';
import { RewardCenter } from './reward-center.tsx';

const { errors, failures } = await loadMessages('en');
const { bonuses, rewards: words } = await loadAccountMessages('en');
const REWARD = {
  id: '3',
  kind: 'LEADERBOARD' as const,
  reference: '2026-11-16',
  state: 'CLAIM' as const,
  amount: '30000.00',
  offeredAt: 0,
  expiresAt: null,
  claimedAt: null,
};
const TAKEN = { ...REWARD, state: 'CLAIMED' as const, claimedAt: 1 };

let answers: Answers;

beforeEach(() => {
  answers = answerCalls()
    .give('listOffers', { list: [] })
    .give('listRewards', { list: [REWARD], rewardCount: 1 })
    .give('readBalance', {
      sumBalance: '30000.00',
      available: '30000.00',
      held: '0.00',
      currency: 'MMK',
    });
});

const draw = () => drawForMember(<RewardCenter />);

test('ENGAGE-004 a reward is taken once and is in the wallet then', async () => {
  answers.give('claimReward', { ...TAKEN, rewardCount: 0 });
  const user = await draw();
  const claim = await screen.findByRole('button', { name: /^Claim|^Take/u });
  expect(claim.closest('li')?.textContent).toContain('30,000');
  answers.give('listRewards', { list: [TAKEN], rewardCount: 0 });
  await user.click(claim);
  await screen.findByText(bonuses.offerStates.CLAIMED);
  expect(screen.queryByRole('button', { name: words.claim })).toBeNull();
  expect(answers.asked('claimReward')).toMatchObject([{ body: { rewardId: '3' } }]);
});

test('a reward that is over meanwhile is told so', async () => {
  answers.refuse('claimReward', 'reward_over');
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${words.claim}`, 'u') }));
  expect(await screen.findByText(errors.reward_over)).toBeDefined();
});

test('a reward that was claimed and is not paid yet says that it is on its way, and is not claimed again', async () => {
  answers.refuse('claimReward', 'claim_due');
  const user = await draw();
  const claim = await screen.findByRole('button', { name: new RegExp(`^${words.claim}`, 'u') });
  answers.give('listRewards', { list: [{ ...TAKEN, state: 'DUE' as const }], rewardCount: 0 });
  await user.click(claim);
  await screen.findByText(errors.claim_due);
  await screen.findByText(bonuses.offerStates.DUE);
  expect(screen.getByText(new RegExp(words.due.split('; ')[1] ?? '', 'u'))).toBeDefined();
  expect(screen.queryByRole('button', { name: claim.textContent ?? '' })).toBeNull();
});

test('ENGAGE-004 who has won nothing is told how to', async () => {
  answers.give('listRewards', { list: [], rewardCount: 0 });
  const user = await draw();
  await screen.findByText(words.emptyTitle);
  await user.click(screen.getByRole('button', { name: words.toMissions }));
  expect(useModals.getState().open).toEqual({ name: 'account-area', page: 'missionLeaderboard' });
});

test('a list that was refused says so and is read again', async () => {
  answers.refuse('listRewards', 'maintenance');
  const user = await draw();
  const alert = within(await screen.findByRole('alert'));
  alert.getByText(words.failedTitle);
  answers.give('listRewards', { list: [], rewardCount: 0 });
  await user.click(alert.getByRole('button', { name: failures.retry }));
  expect(await screen.findByText(words.emptyTitle)).toBeDefined();
});
