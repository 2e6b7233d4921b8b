import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { agentPlace, drawAgentPage } from '../../../../test/draw-agent-page.tsx';
import { answerCalls } from '../../../../test/draw-part.tsx';
import { TEAM } from '../../../../test/given-team.ts';
import { serverNow } from '../../../shared/clock.ts';
import type { AgentQuery } from '../../../shared/modals.ts';
import { spanOf } from '../../../shared/period/period.ts';
import { teamCsv } from './team-csv.ts';
import { TeamOverview } from './team-overview.tsx';

const { failures, records } = await loadMessages('en');
const { agent, profit, teams } = await loadAccountMessages('en');

let answers: Answers;

beforeEach(() => {
  answers = answerCalls().give('readTeam', TEAM);
});

const draw = (query: AgentQuery = {}) => drawAgentPage('agentTeamOverview', <TeamOverview />, query);
const isAsked = (query: object) =>
  waitFor(() => expect(answers.asked('readTeam').at(-1)?.query).toMatchObject(query));
const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

test('AGENT-007 the page opens with the figures of seven days of the whole team', async () => {
  await draw();
  expect((await card(teams.figures.net)).textContent).toContain('+');
  for (const [name, figure] of [
    [teams.figures.balance, '98,765.43'],
    [teams.figures.net, '424.50'],
    [teams.figures.firstDeposited, '2,500.00'],
    [teams.figures.online, '5'],
  ] as const)
    expect((await card(name)).textContent).toContain(figure);
  expect(answers.asked('readTeam')).toMatchObject([{ query: { scope: 'team' } }]);
});

test('direct members and another period are asked for by themselves', async () => {
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: teams.directOnly }));
  await isAsked({ scope: 'direct' });
  await user.click(screen.getByRole('button', { name: records.periods.today }));
  expect(screen.getByRole('button', { name: records.periods.today, pressed: true })).toBeDefined();
  await isAsked({ scope: 'direct', ...spanOf('today', serverNow()) });
  await user.click(screen.getByRole('button', { name: records.periods['last-7'] }));
});

test('a figure says what it is and leads to what it is made of', async () => {
  const user = await draw();
  await user.click(await card(teams.figures.stake));
  const drawer = within(await screen.findByRole('dialog', { name: teams.figures.stake }));
  expect(drawer.getByText(teams.definitions.stake)).toBeDefined();
  await user.click(drawer.getByRole('button', { name: agent.menu.teamBetting }));
  expect(agentPlace().page).toBe('teamBetting');
});

test('the chart is told in a sentence, shows another figure on demand, and is a table too', async () => {
  const user = await draw();
  expect((await screen.findByRole('img')).getAttribute('aria-label')).toContain('1,000.00 on 20/11/2026');
  await user.selectOptions(screen.getByLabelText(teams.chartOf), teams.cash);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('2,000.00');
  await user.click(screen.getByRole('button', { name: profit.asTable }));
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('row')).toHaveLength(1 + TEAM.days.length + 1);
});

test('new members lead to their days', async () => {
  const user = await draw();
  await user.click(await card(teams.figures.joined));
  await user.click(await screen.findByRole('button', { name: teams.toDays }));
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(teams.figures.joined);
});

test('figures that were refused say so and are read again', async () => {
  answers.refuse('readTeam', 'maintenance');
  const user = await draw();
  await screen.findByText(profit.failedTitle);
  answers.give('readTeam', TEAM);
  await user.click(screen.getByRole('button', { name: failures.retry }));
  expect(await card(teams.figures.stake)).toBeDefined();
});

test('the file has the days and, in its last row, every figure of the page', () => {
  const { figures } = teams;
  const lines = teamCsv(TEAM, { day: 'Day', total: 'Total', figures }).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^2026-11-20,1000\.00,1400\.00,/);
  expect(lines[3]).toBe(
    'Total,1500.00,1400.00,1900.00,4.50,20.00,424.50,3000.00,1000.00,50.00,0.00,3,2,2,98765.43,12,4,5,2500.00',
  );
});
