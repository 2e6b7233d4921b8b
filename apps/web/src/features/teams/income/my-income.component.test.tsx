import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { agentPlace, drawAgentPage } from '../../../../test/draw-agent-page.tsx';
import { answerCalls } from '../../../../test/draw-part.tsx';
import type { Reply } from '../../../shared/api.ts';
import { serverNow } from '../../../shared/clock.ts';
import { spanOf } from '../../../shared/period/period.ts';
import type { AgentQuery } from '../../../shared/modals.ts';
import { incomeCsv } from './income.ts';
import { MyIncome } from './my-income.tsx';

const { failures, records } = await loadMessages('en');
const { profit, teams } = await loadAccountMessages('en');

const NOTHING = {
  rebates: '0.00',
  salaryIn: '0.00',
  salaryOut: '0.00',
  dividendIn: '0.00',
  dividendOut: '0.00',
  net: '0.00',
};
const INCOME = { ...NOTHING, rebates: '30.00', salaryIn: '100.00', salaryOut: '45.00', net: '85.00' };
const FOUND: Reply<'readAgentIncome'> = {
  from: '2026-11-20',
  to: '2026-11-21',
  income: INCOME,
  days: [
    { day: '2026-11-20', ...INCOME },
    { day: '2026-11-21', ...NOTHING },
  ],
};

let answers: Answers;

beforeEach(() => {
  answers = answerCalls().give('readAgentIncome', FOUND);
});

const draw = (query: AgentQuery = {}) => drawAgentPage('myIncome', <MyIncome />, query);

test('AGENT-012 income stands by kind, and what was paid on is taken off', async () => {
  await draw();
  const sum = (await screen.findByText(teams.income.salaryOut)).closest('dl');
  expect(sum?.textContent).toContain('−');
  expect(sum?.textContent).toContain('45.00');
  expect(screen.getByText(teams.income.net).closest('dl')?.textContent).toContain('85.00');
  expect(screen.getByRole('img').textContent).toContain('20/11');
  expect(screen.getByRole('img').textContent).not.toContain('21/11');
});

test('an income leads to the movements of its day, and rebates to what they are made of', async () => {
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: profit.asTable }));
  const paidOn = `${teams.income.salaryOut}, 20/11/2026`;
  const rows = teams.income.rows.replace('{{kind}}', paidOn);
  await user.click(screen.getByRole('button', { name: new RegExp(`${rows}$`) }));
  expect(agentPlace()).toEqual({
    page: 'accountDetails',
    query: { account: 'thiri', type: 'SALARY', from: '2026-11-20', to: '2026-11-20' },
  });
});

test('the table has every day', async () => {
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: profit.asTable }));
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(1 + 2 + 1);
});

test('no income offers a longer period', async () => {
  answers.give('readAgentIncome', { ...FOUND, income: NOTHING });
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: records.widen }));
  await waitFor(() =>
    expect(answers.asked('readAgentIncome').at(-1)?.query).toMatchObject(spanOf('last-30', serverNow())),
  );
});

test('income that was refused says so and is read again', async () => {
  answers.refuse('readAgentIncome', 'maintenance');
  const user = await draw();
  await screen.findByText(profit.failedTitle);
  answers.give('readAgentIncome', FOUND);
  await user.click(screen.getByRole('button', { name: failures.retry }));
  expect(await screen.findByText(teams.income.net)).toBeDefined();
});

test('the file has the days and their sum as the page shows them', () => {
  const words = { day: 'Day', total: 'Total', kinds: teams.income };
  const lines = incomeCsv(FOUND, words).trim().split('\r\n');
  expect(lines.slice(1)).toEqual([
    '2026-11-20,30.00,100.00,-45.00,0.00,0.00,85.00',
    '2026-11-21,0.00,0.00,0.00,0.00,0.00,0.00',
    'Total,30.00,100.00,-45.00,0.00,0.00,85.00',
  ]);
});
