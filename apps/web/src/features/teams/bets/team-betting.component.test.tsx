import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { agentPlace, drawAgentPage } from '../../../../test/draw-agent-page.tsx';
import { answerCalls } from '../../../../test/draw-part.tsx';
import { betOf } from '../../../../test/given-team.ts';
import type { AgentQuery } from '../../../shared/modals.ts';
import { correctionsAmong } from './corrections.ts';
import { teamBetsCsv } from './team-bets-csv.ts';
import { TeamBetting } from './team-betting.tsx';

const { categories, failures, records } = await loadMessages('en');
const { profit, teams } = await loadAccountMessages('en');

const DAYS = { from: '2026-11-15', to: '2026-11-21' };

let answers: Answers;

beforeEach(() => {
  answers = answerCalls().give('listTeamBets', { ...DAYS, list: [betOf('9'), betOf('8')], next: '8' });
});

const draw = (query: AgentQuery = {}) => drawAgentPage('teamBetting', <TeamBetting />, query);
const lastQuery = () => answers.asked('listTeamBets').at(-1)?.query;
const isAsked = (query: object) => waitFor(() => expect(lastQuery()).toMatchObject(query));

test('AGENT-010 the bets of the whole team come latest first, and more on demand', async () => {
  const user = await draw();
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  answers.give('listTeamBets', { ...DAYS, list: [betOf('7')], next: null });
  await user.click(screen.getByRole('button', { name: teams.more }));
  await isAsked({ before: '8' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4));
  expect(screen.queryByRole('button', { name: teams.more })).toBeNull();
});

test('bets are narrowed down by area, by account, and to the account alone', async () => {
  const user = await draw();
  await screen.findByRole('table');
  await user.selectOptions(screen.getByLabelText(records.category), categories.FISH);
  await isAsked({ category: 'FISH' });
  const [toMaung] = await screen.findAllByRole('button', {
    name: teams.toBets.replace('{{account}}', 'maung'),
  });
  if (toMaung === undefined) throw new Error('no account to narrow down to');
  await user.click(toMaung);
  await isAsked({ category: 'FISH', account: 'maung', alone: true });
  await user.click(screen.getByRole('button', { name: teams.reachTeam }));
  await isAsked({ account: 'maung', alone: false });
  expect(lastQuery()).toMatchObject({ category: 'FISH' });
  await user.click(screen.getByRole('button', { name: teams.reachDirect }));
  await isAsked({ account: 'maung', direct: true });
  expect(agentPlace().query).toEqual({ account: 'maung', category: 'FISH', reach: 'direct' });
});

test('who comes from an account finds its bets', async () => {
  await draw({ account: 'su' });
  await isAsked({ account: 'su' });
  expect(screen.getByLabelText(teams.account)).toHaveProperty('value', 'su');
});

test('a link to further pages reads them all', async () => {
  answers.give('listTeamBets', { ...DAYS, list: [], next: '8' });
  await draw({ page: '3' });
  await waitFor(() => expect(answers.asked('listTeamBets').length).toBeGreaterThanOrEqual(3));
});

test('no bets, an unknown name and a refusal are told apart', async () => {
  answers.give('listTeamBets', { ...DAYS, list: [], next: null });
  const user = await draw();
  expect(await screen.findByText(teams.noBetsTitle)).toBeDefined();
  answers.refuse('listTeamBets', 'not_found');
  await user.type(screen.getByLabelText(teams.account), 'nobody{Enter}');
  expect(await screen.findByText(teams.unknown)).toBeDefined();
  answers.refuse('listTeamBets', 'maintenance');
  await user.click(screen.getByRole('button', { name: failures.retry }));
  expect(await screen.findByText(profit.failedTitle)).toBeDefined();
});

test('the second decision of a bet and what is taken back are corrections', async () => {
  const list = [
    betOf('9', { betId: 'B-1', stake: '0.00', payout: '20.00' }),
    betOf('8', { payout: '-5.00' }),
    betOf('7', { betId: 'B-1' }),
  ];
  expect([...correctionsAmong(list)]).toEqual(['9', '8']);
  answers.give('listTeamBets', { ...DAYS, list, next: null });
  await draw();
  expect(await screen.findAllByText(teams.correction)).toHaveLength(2);
  const heads = Array.from({ length: 10 }, (_, index) => `head ${index}`);
  const lines = teamBetsCsv(list, { heads, correction: 'Correction', areaName: () => 'Slots' }).split('\r\n');
  expect(lines[1]).toMatch(/,maung,Bagan Temple,Padauk,Slots,B-1,0\.00,20\.00,12\.00,Correction$/);
  expect(lines[3]).toMatch(/,12\.00,0\.00,12\.00,$/);
});
