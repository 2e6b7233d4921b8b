import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { agentPlace, drawAgentPage } from '../../../../test/draw-agent-page.tsx';
import { answerCalls } from '../../../../test/draw-part.tsx';
import type { AgentQuery } from '../../../shared/modals.ts';
import { AccountDetails } from './account-details.tsx';
import type { DetailsPage } from './use-details.ts';

const { records } = await loadMessages('en');
const { accountRecord: words, profit, teams } = await loadAccountMessages('en');

const PAGE: DetailsPage = {
  from: '2026-11-15',
  to: '2026-11-21',
  list: [
    {
      id: '7-3',
      kind: 'DEPOSIT',
      bet: null,
      type: 'DEPOSIT',
      reference: 'D-77',
      amount: '5000.00',
      balanceAfter: '6234.56',
      at: 0,
    },
  ],
  total: 41,
  totalPages: 3,
  next: '21',
  totals: { in: '5000.00', out: '-1234.44', net: '3765.56', kinds: [] },
};

let answers: Answers;

beforeEach(() => {
  answers = answerCalls().give('listTeamTransactions', PAGE);
});

const draw = (query: AgentQuery = {}) => drawAgentPage('accountDetails', <AccountDetails />, query);
const drawOf = (account: string) => draw({ account });
const lastQuery = () => answers.asked('listTeamTransactions').at(-1)?.query;
const isAsked = (query: object) => waitFor(() => expect(lastQuery()).toMatchObject(query));

test('AGENT-013 the page asks whose record, and shows its movements and totals', async () => {
  const user = await draw();
  expect(screen.getByText(teams.chooseTitle)).toBeDefined();
  await user.type(screen.getByLabelText(teams.account), 'maung{Enter}');
  await isAsked({ account: 'maung' });
  expect(within(await screen.findByRole('table')).getByText('D-77')).toBeDefined();
  expect(screen.getByText(new RegExp(teams.recordOf.replace('{{account}}', 'maung')))).toBeDefined();
});

test('who comes from an account finds its record, by type, and pages on', async () => {
  const user = await drawOf('su');
  await isAsked({ account: 'su' });
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: records.nextPage }));
  await isAsked({ account: 'su', before: '21' });
  expect(agentPlace().query).toEqual({ account: 'su', turns: '21' });
  await user.selectOptions(screen.getByLabelText(words.type), words.types.BONUS);
  await isAsked({ account: 'su', type: 'BONUS' });
  expect(lastQuery()).not.toHaveProperty('before');
});

test('a link leads to a page of a type, of a quarter to the whole of it', async () => {
  const quarter = { from: '2026-08-22', to: '2026-11-21' };
  await draw({ account: 'su', type: 'SALARY', turns: '90.70', ...quarter });
  const asked = { account: 'su', type: 'SALARY', before: '70', ...quarter };
  await waitFor(() => expect(lastQuery()).toMatchObject(asked));
});

test('an unknown name, a refusal and an empty record are told apart', async () => {
  answers.refuse('listTeamTransactions', 'not_found');
  const user = await drawOf('nobody');
  expect(await screen.findByText(teams.unknown)).toBeDefined();
  answers.refuse('listTeamTransactions', 'maintenance');
  await user.selectOptions(screen.getByLabelText(words.type), words.types.BONUS);
  expect(await screen.findByText(profit.failedTitle)).toBeDefined();
  answers.give('listTeamTransactions', { ...PAGE, list: [], total: 0, next: null });
  await user.selectOptions(screen.getByLabelText(words.type), words.types.SALARY);
  expect(await screen.findByText(words.emptyTitle)).toBeDefined();
});
