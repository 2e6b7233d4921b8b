import { loadConsoleMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage } from '../../../../test/draw-page.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import type { Breakdown, Business, Figures } from './use-business.ts';

const { business: words, deposits } = await loadConsoleMessages('en');

const FIGURES: Figures = {
  stake: '1000.00',
  payout: '700.00',
  gaming: '300.00',
  deposits: '2500.00',
  withdrawals: '400.00',
  given: '12.00',
  active: 30,
  joined: 4,
  firstDeposits: 2,
};
const BEFORE: Figures = { ...FIGURES, gaming: '200.00', active: 40, firstDeposits: 0 };

const BUSINESS: Business = {
  from: '2026-11-26',
  to: '2026-11-27',
  total: FIGURES,
  byDay: [
    { ...FIGURES, day: '2026-11-26', gaming: '-50.00' },
    { ...FIGURES, day: '2026-11-27', gaming: '350.00' },
  ],
  before: {
    from: '2026-11-24',
    to: '2026-11-25',
    total: BEFORE,
    byDay: [
      { ...BEFORE, day: '2026-11-24' },
      { ...BEFORE, day: '2026-11-25' },
    ],
  },
};

const part = (id: string, name: string, gaming: string, opens: boolean) => ({
  id,
  name,
  opens,
  stake: '900.00',
  payout: '600.00',
  gaming,
  before: '200.00',
  deposits: null,
  withdrawals: null,
  active: null,
});

const PARTS: Breakdown = {
  from: BUSINESS.from,
  to: BUSINESS.to,
  rows: [part('SPIN', 'Spin', '280.00', true), part('CARDS', 'Cards', '20.00', true)],
  within: null,
  rest: null,
};

const AGE_MS = 3_600_000;

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('readBusiness', BUSINESS)
    .give('breakBusinessDown', PARTS)
    .give('readAlarms', { alarms: [] })
    .give('readReconciliation', { lagSeconds: 1, alarm: false, lastFullCheckAt: null, breaks: [] })
    .give('listSuspended', { integrations: [] })
    .give('listBudgets', { budgets: [] })
    .give('countQueues', {
      deposits: [{ state: 'REVIEW', count: 3, oldestAt: Date.now() - AGE_MS }],
      withdrawals: [],
      applications: [],
      redemptions: [],
    })
    .give('queueCases', [])
    .give('listChats', [])
    .give('listApprovals', { approvals: [], hasMore: false });
});

const draw = (address = '/dashboard') => drawPage(<DashboardPage />, { path: '/dashboard', address });
const card = async (title: string) => within(await screen.findByRole('region', { name: title }));
const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ');

test('a figure stands beside that of the period before, with how much it differs', async () => {
  draw('/dashboard?from=2026-11-26&to=2026-11-27');
  const tiles = within(await screen.findByRole('list', { name: words.title }));
  const [gaming, , , active, , first] = tiles.getAllByRole('listitem').map(textOf);
  expect(gaming).toContain('Ks 300.00');
  expect(gaming).toContain('Up 50.0% on the previous period');
  expect(gaming).toContain('Previous: Ks 200.00');
  expect(active).toContain('Down 25.0% on the previous period');
  expect(first).toContain(words.fromNothing);
  expect(answers.asked('readBusiness')[0]).toMatchObject({
    query: { from: '2026-11-26', to: '2026-11-27' },
  });
});

test('a chart says in words what it shows, and is a table too, whose days lead to their money', async () => {
  const user = draw();
  const days = await card(words.charts.gaming);
  expect(days.getByRole('img').getAttribute('aria-label')?.replaceAll('\u00A0', ' ')).toContain(
    'Gross gaming revenue (GGR): total Ks 300.00, minimum −Ks 50.00, maximum Ks 350.00.',
  );
  await user.click(days.getByRole('radio', { name: words.table }));
  expect(days.queryByRole('img')).toBeNull();
  const day = days.getByRole('link', { name: '2026-11-26' });
  expect(day.getAttribute('href')).toBe(
    '/finance/2026-11-26?from=2026-11-26&to=2026-11-26&systemAccount=gaming&by=vendor',
  );
});

test('a vendor opens to its games, which the address keeps and a press takes away', async () => {
  const user = draw();
  const vendors = await card(words.charts.vendor);
  answers.give('breakBusinessDown', { ...PARTS, within: 'Spin' });
  await user.click(vendors.getByRole('radio', { name: words.table }));
  await user.click(vendors.getByRole('link', { name: 'Spin' }));
  const games = await card(words.charts.game);
  const widen = await games.findByRole('button', { name: /Spin only/ });
  expect(location.search).toBe('?vendor=SPIN');
  const ofGames = () => answers.asked('breakBusinessDown').filter(({ params }) => params.by === 'game');
  expect(ofGames().at(-1)?.query).toMatchObject({ vendor: 'SPIN' });
  await user.click(widen);
  expect(location.search).toBe('');
});

test('a period goes by its name in the address', async () => {
  const user = draw();
  await user.click(await screen.findByRole('button', { name: words.periods.month }));
  expect(location.search).toBe('?period=month');
  await user.click(screen.getByRole('button', { name: words.periods.own }));
  expect(screen.getByLabelText<HTMLInputElement>(words.from).value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('a queue stands with the age of its oldest beside its target, and one that is late is an alarm', async () => {
  draw();
  const queues = await card(words.queues.title);
  const row = await queues.findByRole('row', { name: new RegExp(deposits.title) });
  expect(textOf(row)).toMatch(/3.*1:00 h15:00overdue/);
  const alarms = await card(words.alarms.title);
  expect(await alarms.findByRole('link', { name: /Deposits: oldest item waiting 1:00 h/ })).toBeTruthy();
});

test('a period in which nobody has played says so', async () => {
  answers.give('breakBusinessDown', { ...PARTS, rows: [] });
  draw();
  const vendors = await card(words.charts.vendor);
  expect(vendors.getByText(words.nothing)).toBeTruthy();
});

test('who may see no queue is asked for none', async () => {
  drawPage(<DashboardPage />, { path: '/dashboard', roles: ['security'] });
  const queues = await card(words.queues.title);
  expect(queues.getByText(words.queues.none)).toBeTruthy();
  expect(answers.asked('countQueues')).toEqual([]);
  expect(answers.asked('listChats')).toEqual([]);
});
