import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../../test/answers.ts';
import { agentPlace, drawAgentPage } from '../../../../../test/draw-agent-page.tsx';
import { answerCalls } from '../../../../../test/draw-part.tsx';
import { serverNow } from '../../../../shared/clock.ts';
import type { AgentQuery } from '../../../../shared/modals.ts';
import { spanOf } from '../../../../shared/period/period.ts';
import { MyIncome } from '../my-income.tsx';
import { lotterySharesCsv, rebatesCsv, sharesCsv } from './rebates.ts';
import type { LotteryShares } from './use-lottery-shares.ts';
import type { Rebates, SharesPage } from './use-rebates.ts';

const { failures, records } = await loadMessages('en');
const { agent, profit, teams } = await loadAccountMessages('en');
const { rebates: words } = teams;

const REBATES: Rebates = {
  from: '2026-11-15',
  to: '2026-11-21',
  list: [
    { day: '2026-11-20', own: '0.00', team: '80.00', paidAt: null },
    { day: '2026-11-19', own: '12.50', team: '0.05', paidAt: 0 },
  ],
};
const SHARES: SharesPage = {
  list: [
    { account: 'maung', category: 'SABONG', validBet: '10000.00', rate: 80, below: 30, amount: '50.00' },
    { account: 'thiri', category: 'RNG', validBet: '5000.00', rate: 60, below: null, amount: '30.00' },
  ],
  total: 22,
  totalPages: 2,
};

const LOTTERY: LotteryShares = {
  from: '2026-11-15',
  to: '2026-11-21',
  list: [
    {
      paidAt: 0,
      game: 'MM2D',
      gameName: 'Myanmar 2D',
      numero: '20261120-02',
      drawTime: Date.parse('2026-11-20T16:30:00+06:30'),
      account: 'maung',
      validBet: '10000.00',
      mode: 1980,
      below: 1900,
      amount: '400.00',
    },
  ],
  amount: '431.00',
  total: 22,
  totalPages: 2,
};

const NO_INCOME = {
  rebates: '0.00',
  salaryIn: '0.00',
  salaryOut: '0.00',
  dividendIn: '0.00',
  dividendOut: '0.00',
  net: '0.00',
};

let answers: Answers;

beforeEach(() => {
  answers = answerCalls()
    .give('listRebates', REBATES)
    .give('listRebateShares', SHARES)
    // Whoever has gone elsewhere leaves the page here, where nothing takes its place, as it opens.
    .give('readAgentIncome', { from: '2026-11-15', to: '2026-11-21', income: NO_INCOME, days: [] });
});

const draw = (query: AgentQuery = { view: 'rebates' }) => drawAgentPage('myIncome', <MyIncome />, query);

test('AGENT-012 a day of rebates says which bets and rates it is made of, and leads to the bets', async () => {
  const user = await draw();
  const days = within(await screen.findByRole('table')).getAllByRole('row');
  expect(days[1]?.textContent).toContain(words.waiting);
  expect(days[2]?.textContent).toContain('12.55');
  expect(screen.getByText(words.team, { selector: 'dt' }).closest('dl')?.textContent).toContain('80.05');
  await user.click(screen.getByRole('button', { name: words.open.replace('{{day}}', '20/11/2026') }));
  await screen.findByText(words.rule);
  const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row');
  for (const text of [agent.categories.SABONG, '0.80%', '0.30%', '50.00'])
    expect(first?.textContent).toContain(text);
  expect(second?.textContent).toContain(words.ownBet);
  await user.click(screen.getByRole('button', { name: records.nextPage }));
  await waitFor(() =>
    expect(answers.asked('listRebateShares').at(-1)).toMatchObject({
      params: { day: '2026-11-20' },
      query: { pageNo: 2 },
    }),
  );
  await user.click(screen.getByRole('button', { name: teams.toBets.replace('{{account}}', 'maung') }));
  expect(agentPlace()).toEqual({
    page: 'teamBetting',
    query: { account: 'maung', reach: 'alone', category: 'SV3', from: '2026-11-20', to: '2026-11-20' },
  });
});

test('AGENT-012 rebates on lotteries say of which bets and prize modes they are, draw by draw', async () => {
  answers.give('listLotteryShares', LOTTERY);
  const user = await draw({ view: 'lottery' });
  const [, first] = within(await screen.findByRole('table')).getAllByRole('row');
  for (const text of ['Myanmar 2D', '20/11 4:30 PM', 'maung', '10,000.00', '1980', '1900', '400.00'])
    expect(first?.textContent).toContain(text);
  expect(screen.getByText(words.team, { selector: 'dt' }).closest('dl')?.textContent).toContain('431.00');
  await user.click(screen.getByRole('button', { name: records.nextPage }));
  await waitFor(() => expect(answers.asked('listLotteryShares').at(-1)?.query).toMatchObject({ pageNo: 2 }));
  answers.give('listLotteryShares', { ...LOTTERY, list: [], total: 0, totalPages: 0, amount: '0.00' });
  await user.click(screen.getByRole('button', { name: records.periods.today }));
  expect(await screen.findByText(words.lotteryEmpty)).toBeDefined();
});

test('a period without rebates offers a longer one, and a refusal is said', async () => {
  answers.give('listRebates', { ...REBATES, list: [] });
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: records.widen }));
  await waitFor(() =>
    expect(answers.asked('listRebates').at(-1)?.query).toMatchObject(spanOf('last-30', serverNow())),
  );
  answers.refuse('listRebates', 'maintenance');
  await user.click(screen.getByRole('button', { name: records.periods.today }));
  await screen.findByText(profit.failedTitle);
  answers.give('listRebates', REBATES);
  await user.click(screen.getByRole('button', { name: failures.retry }));
  expect(await screen.findByRole('table')).toBeDefined();
});

test('a link leads to a day without rebates, and the way back to all days', async () => {
  answers.give('listRebateShares', { list: [], total: 0, totalPages: 0 });
  const user = await draw({ view: 'rebates', day: '2026-11-18', period: 'last-30' });
  await screen.findByText(words.noneTitle);
  await user.click(screen.getByRole('button', { name: words.back }));
  await screen.findByText(words.note);
  expect(agentPlace().query).toEqual({ view: 'rebates', period: 'last-30' });
});

test('the files have what the page has', () => {
  const days = rebatesCsv(REBATES.list, ['Day', 'Own', 'Team', 'Total', 'Paid']).trim().split('\r\n');
  expect(days.slice(1)).toEqual([
    '2026-11-20,0.00,80.00,80.00,',
    '2026-11-19,12.50,0.05,12.55,1970-01-01 06:30:00',
  ]);
  const shares = sharesCsv(SHARES.list, { heads: ['Account'], categoryName: () => 'Area' })
    .trim()
    .split('\r\n');
  expect(shares.slice(1)).toEqual([
    'maung,Area,10000.00,0.80%,0.30%,50.00',
    'thiri,Area,5000.00,0.60%,,30.00',
  ]);
  expect(lotterySharesCsv(LOTTERY.list, ['Paid']).trim().split('\r\n').at(1)).toBe(
    '1970-01-01 06:30:00,Myanmar 2D,20261120-02,maung,10000.00,1980,1900,400.00',
  );
});
