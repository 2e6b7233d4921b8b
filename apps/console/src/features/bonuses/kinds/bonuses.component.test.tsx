import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import type { Reply } from '../../../shared/api.ts';
import { BonusesPage } from './bonuses-page.tsx';
import type { Bonus } from './use-bonuses.ts';

const { appShell, bonuses: words, finance, settings } = await loadConsoleMessages('en');

const CREDIT: Bonus = {
  code: 'FREE_CREDIT',
  enabled: false,
  givenBy: 'CLAIM',
  perCent: null,
  amount: '3000.00',
  most: null,
  multiple: '20',
  weighed: true,
  grantsThisMonth: 2,
  costThisMonth: '6000.00',
  grants: 40,
  cost: '120000.00',
};
const COST: Reply<'estimateBonus'> = {
  each: '900000.00',
  perDay: '90000000.00',
  mostEach: '5000000.00',
  mostPerRule: '20000000.00',
  leftToday: '90000.00',
  needsApproval: true,
};

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('listViews', [])
    .give('listAdminBonuses', [CREDIT, { ...CREDIT, code: 'MISSION', amount: null, weighed: false }])
    .give('estimateBonus', COST);
});

test('the list tells what a bonus has cost, and its form what it can cost before a colleague is asked', async () => {
  answers.give('changeBonus', {
    bonus: null,
    proposed: { id: '1', payloadHash: 'ab', expiresAt: 1 },
  });
  const user = drawPage(<BonusesPage />, { path: '/bonuses', address: '/bonuses' });
  await screen.findByText(words.names.FREE_CREDIT);
  for (const cost of ['Ks 6,000.00', 'Ks 120,000.00']) expect(screen.getAllByText(cost)).not.toEqual([]);
  await user.click(screen.getByRole('button', { name: `Change ${words.names.FREE_CREDIT}` }));
  // What stays switched off costs nothing.
  expect(openDialog().queryByText(finance.cost.title)).toBeNull();
  await user.click(openDialog().getByLabelText(words.enabled));
  await openDialog().findByText(finance.cost.takesTwo, { exact: false });
  await fill(user, words.amount, '900000');
  await fill(user, appShell.reason, 'for the new year');
  await user.click(openDialog().getByRole('button', { name: words.change }));
  await screen.findByText(settings.proposed);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('changeBonus').map(({ body }) => body)).toEqual([
    { perCent: null, amount: 90_000_000n, most: null, enabled: true, reason: 'for the new year' },
  ]);
});

test('a bonus of missions is switched; what each can cost is told at the mission', async () => {
  const user = drawPage(<BonusesPage />, { path: '/bonuses', address: '/bonuses' });
  await user.click(await screen.findByRole('button', { name: `Change ${words.names.MISSION}` }));
  expect(openDialog().getByText(words.ruled)).toBeDefined();
  await user.click(openDialog().getByLabelText(words.enabled));
  expect(answers.asked('estimateBonus')).toEqual([]);
});
