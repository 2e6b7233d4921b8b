import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { drawForMember } from '../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../test/draw-part.tsx';
import { QueryRoot } from '../../shared/queries.tsx';
import { MissionList } from './mission-list.tsx';

const { errors } = await loadMessages('en');
const { bonuses, missions: words } = await loadAccountMessages('en');
const DONE = {
  id: '3',
  period: '2026-11-16',
  title: 'Bet today',
  type: 'DAILY' as const,
  metric: 'VALID_BET' as const,
  category: null,
  target: '1000.00',
  progress: '1000.00',
  state: 'CLAIM' as const,
  reward: { kind: 'CASH' as const, amount: '500.00' },
  endsAt: null,
  claimUntil: null,
};

let answers: Answers;
beforeEach(() => {
  answers = answerCalls().give('listMissions', { missions: [DONE], missionCount: 1 });
});

test('a reward that was claimed and is due says that it comes by itself, and is not claimed again', async () => {
  answers.refuse('claimMission', 'claim_due');
  const user = await drawForMember(
    <QueryRoot>
      <MissionList />
    </QueryRoot>,
  );
  const claim = await screen.findByRole('button', { name: new RegExp(`^${words.claim}`, 'u') });
  const due = { ...DONE, state: 'DUE' as const };
  answers.give('listMissions', { missions: [due], missionCount: 0 });
  await user.click(claim);
  await screen.findByText(errors.claim_due);
  expect(await screen.findByText(bonuses.offerStates.DUE)).toBeDefined();
  expect(screen.getByText(words.due)).toBeDefined();
  expect(screen.queryByRole('button', { name: claim.getAttribute('aria-label') ?? '' })).toBeNull();
});

test('a mission shows the picture of what it counts', async () => {
  const deposits = { ...DONE, id: '4', title: 'Pay in', metric: 'DEPOSIT' as const };
  answers.give('listMissions', { missions: [DONE, deposits], missionCount: 2 });
  await drawForMember(
    <QueryRoot>
      <MissionList />
    </QueryRoot>,
  );
  const cards = await screen.findAllByRole('listitem');
  expect(cards.map((card) => card.querySelector('img')?.getAttribute('src'))).toEqual([
    '/art/promotion/mission-bet.svg',
    '/art/promotion/mission-deposit.svg',
  ]);
});
