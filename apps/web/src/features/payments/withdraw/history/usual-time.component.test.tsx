import { loadAccountMessages } from '@hintha/messages';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../../test/answers.ts';
import { drawForMember } from '../../../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../../../test/draw-part.tsx';
import { giveStanding, WITHDRAWAL } from '../../../../../test/given-withdrawals.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { QueryRoot } from '../../../../shared/queries.tsx';

const { withdraw: words } = await loadAccountMessages('en');

let answers: Answers;

beforeEach(() => {
  answers = giveStanding(answerCalls());
});

const draw = async (own: Partial<typeof WITHDRAWAL>) => {
  answers.give('readWithdrawal', { ...WITHDRAWAL, state: 'RISK', ...own });
  await drawForMember(
    <QueryRoot>
      <HistoryDrawer id={WITHDRAWAL.id} onReceipt={() => undefined} onClose={() => undefined} />
    </QueryRoot>,
  );
  return (await screen.findByText(words.history.timeline)).parentElement?.textContent ?? '';
};

test.each([
  [7, 'Usually sent about 7 minutes after the request.'],
  [119, 'Usually sent about 119 minutes after the request.'],
  [150, 'Usually sent about 3 hours after the request.'],
])('a status history says how long it usually takes: %i minutes', async (usualMinutes, text) => {
  expect(await draw({ usualMinutes })).toContain(text);
});

test('it says nothing where the server knows of too few', async () => {
  expect(await draw({ usualMinutes: null })).not.toContain('Usually');
});

test('it says nothing of the time once the money is sent', async () => {
  expect(await draw({ state: 'CONFIRMING', waitsFor: 'answer', usualMinutes: 7 })).not.toContain('Usually');
});
