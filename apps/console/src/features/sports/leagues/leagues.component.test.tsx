import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import { LeaguesPage } from './leagues-page.tsx';
import type { League } from './use-leagues.ts';

const { appShell, sports } = await loadConsoleMessages('en');
const { leagues: words } = sports;

const LEAGUE: League = {
  code: 'mnl',
  sport: 'football',
  name: 'National league',
  tier: 'C',
  commission: 500,
};
const CUP: League = { code: 'mpl', sport: 'esports', name: 'Legends cup', tier: 'A', commission: 500 };

let answers: Answers;
beforeEach(() => {
  answers = answerCalls().give('listViews', []).give('listSportsLeagues', [LEAGUE, CUP]);
});

const draw = (address = '/sports-leagues') => drawPage(<LeaguesPage />, { path: '/sports-leagues', address });
const confirm = () => openDialog().getByRole<HTMLButtonElement>('button', { name: sports.propose });

test('a league stands with its tier, and one of football with the commission on its body', async () => {
  draw();
  const football = within(await screen.findByRole('row', { name: /National league/u }));
  expect(football.getByText('5%')).toBeDefined();
  const esports = within(screen.getByRole('row', { name: /Legends cup/u }));
  expect(esports.getByText('–')).toBeDefined();
});

test('leagues are found by their name', async () => {
  draw('/sports-leagues?find=legends');
  expect(await screen.findByText(CUP.name)).toBeDefined();
  expect(screen.queryByText(LEAGUE.name)).toBeNull();
});

test('another tier and commission of a league are proposed, and wait for a colleague', async () => {
  answers.give('updateSportsLeague', { id: '41', payloadHash: 'f'.repeat(64), expiresAt: Date.now() });
  const user = draw('/sports-leagues/mnl');
  await screen.findByRole('heading', { name: LEAGUE.name });
  await user.keyboard('c');
  await fill(user, appShell.reason, 'it is watched well');
  expect(confirm().disabled).toBe(true);
  await user.click(openDialog().getByLabelText(words.tiers.B));
  await fill(user, words.commission, '9');
  expect(openDialog().getByText(words.commissionWrong)).toBeDefined();
  expect(confirm().disabled).toBe(true);
  await fill(user, words.commission, '4.5');
  await user.click(confirm());
  await screen.findByText(sports.proposed);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('updateSportsLeague')).toMatchObject([
    { params: { code: 'mnl' }, body: { tier: 'B', commission: 450, reason: 'it is watched well' } },
  ]);
});
