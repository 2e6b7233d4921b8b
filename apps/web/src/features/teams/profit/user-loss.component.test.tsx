import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { agentPlace, drawAgentPage } from '../../../../test/draw-agent-page.tsx';
import { answerCalls } from '../../../../test/draw-part.tsx';
import { figuresOf, rowOf } from '../../../../test/given-team.ts';
import type { AgentQuery } from '../../../shared/modals.ts';
import { lossCsv } from './loss-csv.ts';
import type { LossPage } from './use-loss.ts';
import { UserLoss } from './user-loss.tsx';

const { records } = await loadMessages('en');
const { profit, teams } = await loadAccountMessages('en');

const PAGE: LossPage = {
  from: '2026-11-15',
  to: '2026-11-21',
  path: ['thiri'],
  own: rowOf('thiri', { figures: figuresOf({ net: '-7.00' }) }),
  list: [rowOf('maung', { hasTeam: true, figures: figuresOf({ net: '-300.00' }) }), rowOf('su')],
  total: 22,
  totalPages: 2,
  totals: figuresOf({ net: '117.50' }),
};

let answers: Answers;

beforeEach(() => {
  answers = answerCalls().give('listTeamProfit', PAGE);
});

const draw = (query: AgentQuery = {}) => drawAgentPage('userLoss', <UserLoss />, query);
const isAsked = (query: object) =>
  waitFor(() => expect(answers.asked('listTeamProfit').at(-1)?.query).toMatchObject(query));
const toTeam = (account: string) => teams.toTeam.replace('{{account}}', account);

test('AGENT-011 every account right below has its figures, then the agent alone and all of them', async () => {
  await draw();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(1 + 2 + 2);
  expect(rows[1]?.textContent).toContain('−300.00');
  expect(rows[3]?.textContent).toContain('−7.00');
  expect(rows[4]?.textContent).toContain('+117.50');
});

test('those right below stand alone where only they are asked for, and what they come to below them', async () => {
  const user = await draw({ scope: 'direct' });
  await isAsked({ scope: 'direct' });
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(1 + 2 + 1);
  expect(rows[3]?.textContent).toContain(teams.directOnly);
  expect(rows[3]?.textContent).toContain('+117.50');
  await user.click(screen.getByRole('button', { name: teams.team }));
  await isAsked({ scope: 'team' });
});

test('an account with a team is gone down to, and the path leads back', async () => {
  const user = await draw();
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: toTeam('su') })).toBeNull();
  answers.give('listTeamProfit', { ...PAGE, path: ['thiri', 'maung'], own: rowOf('maung') });
  await user.click(screen.getByRole('button', { name: toTeam('maung') }));
  await isAsked({ account: 'maung' });
  const path = within(screen.getByRole('navigation', { name: teams.path }));
  await user.click(await path.findByRole('button', { name: 'thiri' }));
  await waitFor(() => expect(answers.asked('listTeamProfit').at(-1)?.query).not.toHaveProperty('account'));
});

test('the order is chosen, and begins again at the first page', async () => {
  const user = await draw();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: records.nextPage }));
  await isAsked({ pageNo: 2 });
  await user.selectOptions(screen.getByLabelText(teams.order), teams.figures.stake);
  await isAsked({ pageNo: 1, order: 'stake' });
  expect(screen.getByLabelText(teams.order)).toHaveProperty('value', 'stake');
});

test('a name that is not in the team is said to be none', async () => {
  const user = await draw();
  await screen.findByRole('table');
  answers.refuse('listTeamProfit', 'not_found');
  await user.type(screen.getByLabelText(teams.account), 'nobody{Enter}');
  expect(await screen.findByText(teams.unknown)).toBeDefined();
  await isAsked({ account: 'nobody' });
});

test('who comes from a figure finds the accounts by it, and the movements behind it', async () => {
  const user = await draw({ order: 'deposits', page: '2' });
  await isAsked({ order: 'deposits', pageNo: 2 });
  await user.click(await screen.findByRole('button', { name: teams.toRecord.replace('{{account}}', 'su') }));
  expect(agentPlace()).toEqual({ page: 'accountDetails', query: { account: 'su', type: 'DEPOSIT' } });
});

test('an account leads to its bets and to its account record', async () => {
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: teams.toRecord.replace('{{account}}', 'su') }));
  expect(agentPlace()).toEqual({ page: 'accountDetails', query: { account: 'su' } });
  await user.click(screen.getByRole('button', { name: teams.toBets.replace('{{account}}', 'maung') }));
  expect(agentPlace()).toEqual({ page: 'teamBetting', query: { account: 'maung' } });
});

test('an account without anybody below says so, and still has its own row', async () => {
  answers.give('listTeamProfit', { ...PAGE, list: [], total: 0, totalPages: 1 });
  await draw();
  expect(await screen.findByText(teams.noDownlinesTitle)).toBeDefined();
  expect(screen.getByRole('table').textContent).toContain('−7.00');
});

test('a list that was refused says so', async () => {
  answers.refuse('listTeamProfit', 'maintenance');
  await draw();
  expect(await screen.findByText(profit.failedTitle)).toBeDefined();
});

test('the file has every account, the account above alone, and the totals', () => {
  const foot = [
    { name: 'thiri alone', figures: PAGE.own.figures, active: 1 },
    { name: 'thiri with team', figures: PAGE.totals },
  ];
  const words = { account: 'Account', figures: teams.figures };
  const lines = lossCsv(PAGE.list, foot, words).trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual([
    'Account',
    'maung',
    'su',
    'thiri alone',
    'thiri with team',
  ]);
  expect(lines[4]).toContain(',117.50,');
});
