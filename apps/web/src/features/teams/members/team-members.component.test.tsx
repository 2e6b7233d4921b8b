import type { teams as wire } from '@hintha/contract';
import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { agentPlace, drawAgentPage } from '../../../../test/draw-agent-page.tsx';
import { answerCalls } from '../../../../test/draw-part.tsx';
import { TEAM } from '../../../../test/given-team.ts';
import type { AgentQuery } from '../../../shared/modals.ts';
import { TeamOverview } from '../overview/team-overview.tsx';
import { membersCsv } from './members-csv.ts';
import type { MembersPage } from './use-members.ts';

const { records } = await loadMessages('en');
const { agent, profit, teams } = await loadAccountMessages('en');

const rowOf = (account: string, own: Partial<wire.TeamMember> = {}): wire.TeamMember => ({
  account,
  upline: 'thiri',
  joinedAt: 0,
  hasTeam: false,
  balance: '10.00',
  amount: null,
  day: null,
  ...own,
});
const PAGE: MembersPage = {
  from: '2026-11-15',
  to: '2026-11-21',
  list: [rowOf('thiri', { upline: null, joinedAt: null }), rowOf('maung', { hasTeam: true })],
  total: 22,
  totalPages: 2,
  balance: '98765.43',
  amount: null,
};

let answers: Answers;

beforeEach(() => {
  answers = answerCalls().give('readTeam', TEAM).give('listTeamMembers', PAGE);
});

const draw = (query: AgentQuery = {}) => drawAgentPage('agentTeamOverview', <TeamOverview />, query);
const isAsked = (query: object) =>
  waitFor(() => expect(answers.asked('listTeamMembers').at(-1)?.query).toMatchObject(query));

test('AGENT-007 the balance leads to the accounts that hold it, and back', async () => {
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${teams.figures.balance}`) }));
  await user.click(screen.getByRole('button', { name: teams.toRows }));
  await isAsked({ list: 'balance' });
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(1 + 2);
  expect(screen.getByText(teams.members.total.replace('{{total}}', '22'))).toBeDefined();
  expect(screen.getByText(agent.team.balance, { selector: 'dt' }).closest('dl')?.textContent).toContain(
    '98,765',
  );
  await user.click(screen.getByRole('button', { name: records.nextPage }));
  await isAsked({ list: 'balance', pageNo: 2 });
  expect(agentPlace().query).toEqual({ list: 'balance', page: '2' });
  await user.click(screen.getByRole('button', { name: agent.menu.agentTeamOverview }));
  expect(await screen.findByText(teams.byDay)).toBeDefined();
});

test('first deposits of those right below are listed with their day, and lead to the deposits of the account', async () => {
  const first = rowOf('maung', { amount: '2500.00', day: '2026-11-20' });
  answers.give('listTeamMembers', { ...PAGE, list: [first], total: 1, totalPages: 1, amount: '2500.00' });
  const user = await draw({ list: 'firstDeposits', scope: 'direct', period: 'last-30' });
  await isAsked({ list: 'firstDeposits', scope: 'direct' });
  const [, row] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(row?.textContent).toContain('20/11/2026');
  expect(row?.textContent).toContain('2,500.00');
  await user.click(screen.getByRole('button', { name: teams.toRecord.replace('{{account}}', 'maung') }));
  expect(agentPlace()).toEqual({
    page: 'accountDetails',
    query: { account: 'maung', type: 'DEPOSIT', period: 'last-30' },
  });
});

test('a figure without accounts, and accounts that did not load, are told apart', async () => {
  answers.give('listTeamMembers', { ...PAGE, list: [], total: 0, totalPages: 0 });
  const user = await draw({ list: 'joined' });
  expect(await screen.findByText(teams.members.emptyTitle)).toBeDefined();
  answers.refuse('listTeamMembers', 'maintenance');
  await user.click(screen.getByRole('button', { name: records.periods.today }));
  expect(await screen.findByText(profit.failedTitle)).toBeDefined();
});

test('the file has what the list has', () => {
  const heads = ['Account', 'Above', 'Joined', 'Balance', 'Day', 'Amount'];
  expect(membersCsv(PAGE.list, heads).trim().split('\r\n').slice(0, 2)).toEqual([
    'Account,Above,Joined,Balance',
    'thiri,,,10.00',
  ]);
  const active = membersCsv([rowOf('su', { amount: '5.00' })], heads)
    .trim()
    .split('\r\n');
  expect(active[0]).toBe('Account,Above,Joined,Balance,Amount');
});
