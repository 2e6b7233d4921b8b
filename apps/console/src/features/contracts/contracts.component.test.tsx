import { loadConsoleMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../test/draw-page.tsx';
import { ContractsPage } from './contracts-page.tsx';

const { contracts: words, appShell, settings, table } = await loadConsoleMessages('en');

const [TOP, MIDDLE] = [
  { id: '7', name: 'headman1' },
  { id: '8', name: 'middle1' },
];
const RUN = {
  kind: 'DAILY' as const,
  period: '2026-11-23',
  unit: 'DAILY' as const,
  from: Date.parse('2026-11-23T00:00:00+06:30'),
  to: Date.parse('2026-11-24T00:00:00+06:30'),
  contracts: 2,
  volume: '1000000.00',
  amount: '9000.00',
  doneAt: Date.parse('2026-11-24T04:00:00+06:30'),
};
const SETTLEMENT = {
  id: '31',
  contractId: '3',
  kind: 'DAILY' as const,
  payer: TOP,
  payee: MIDDLE,
  period: '2026-11-23',
  volume: '1000000.00',
  active: 4,
  tier: 1,
  rate: '0.90',
  amount: '9000.00',
  payment: { state: 'PAID' as const, paid: '9000.00' },
  reason: null,
};
const CONTRACT = {
  id: '3',
  kind: 'DAILY' as const,
  state: 'ACTIVE' as const,
  payer: null,
  payee: TOP,
  period: 'WEEKLY' as const,
  carryNegative: false,
  requireLoss: true,
  deductSalary: false,
  manual: false,
  tiers: [{ minVolume: '1000.00', minActive: 3, rate: '1.20' }],
  offeredAt: 0,
  effectiveFrom: 0,
  endedFrom: null,
  endReason: null,
};
const FILE = { account: { ...TOP, type: 2 as const }, contracts: [CONTRACT] };
const PROPOSED = { id: '4', payloadHash: 'f'.repeat(64), expiresAt: Date.now() };

let answers: Answers;
beforeEach(() => {
  answers = answerCalls();
});

const draw = (query: string, ...roles: ('auditor' | 'payments')[]) =>
  drawPage(<ContractsPage />, {
    path: '/contracts',
    address: `/contracts${query}`,
    ...(roles.length === 0 ? {} : { roles }),
  });

test('AGENT-028 a run shows of each contract what was measured, and what came of it is corrected by a record', async () => {
  answers.give('readContractRun', { run: RUN, settlements: [SETTLEMENT], next: null });
  answers.give('proposeCorrection', PROPOSED);
  const user = draw('?kind=DAILY&run=2026-11-23');
  const row = within(await screen.findByRole('row', { name: /middle1/u }));
  for (const text of ['Ks 1,000,000.00', '4', '0.90%', words.payments.paid])
    expect(row.getByText(text)).toBeDefined();
  await user.click(row.getByRole('button', { name: /middle1/u }));
  await fill(user, appShell.reason, 'a bet was counted twice');
  await fill(user, words.amount, '0.00');
  const confirm = () => openDialog().getByRole<HTMLButtonElement>('button', { name: words.propose });
  expect(confirm().disabled).toBe(true);
  await fill(user, words.amount, '-30.50');
  await user.click(confirm());
  await screen.findByText(settings.proposed);
  expect(answers.asked('proposeCorrection')).toMatchObject([
    { params: { id: '31' }, body: { amount: '-30.50', reason: 'a bet was counted twice' } },
  ]);
});

test('a dry run shows what would be paid beside what is written, and corrects the difference', async () => {
  const line = {
    contractId: '3',
    payer: TOP,
    payee: MIDDLE,
    volume: '1000000.00',
    active: 4,
    tier: 1,
    rate: '0.90',
    amount: '9000.00',
    written: { settlementId: '31', amount: '8979.50' },
    difference: '20.50',
  };
  const { period, from, to } = RUN;
  answers.give('estimateContractRun', { period, from, to, amount: '9000.00', contracts: 1, lines: [line] });
  const user = draw(`?kind=DAILY&dry=${RUN.from}`);
  const row = within(await screen.findByRole('row', { name: /middle1/u }));
  for (const text of ['Ks 9,000.00', 'Ks 8,979.50', 'Ks 20.50']) expect(row.getByText(text)).toBeDefined();
  expect(answers.asked('estimateContractRun')).toMatchObject([
    { body: { kind: 'DAILY', unit: 'DAILY', at: RUN.from } },
  ]);
  await user.click(row.getByRole('button', { name: /middle1/u }));
  expect(openDialog().getByDisplayValue('20.50')).toBeDefined();
});

test('the file of a dry run has every line, however many the page shows', async () => {
  const none = { volume: '0.00', active: 0, tier: null, rate: '0.00', amount: '0.00', written: null };
  const line = (id: string) => ({
    ...none,
    contractId: id,
    payer: TOP,
    payee: { id, name: `payee${id}` },
    difference: '0.00',
  });
  const { period, from, to } = RUN;
  const shown = { period, from, to, amount: '0.00', contracts: 3, lines: [line('3')] };
  answers.give('estimateContractRun', shown);
  answers.give('listEstimatedLines', { lines: ['1', '2', '3'].map(line), next: null });
  // A page that nobody draws goes to the address of the file in place of keeping it.
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => saved.mockRestore());
  const user = draw(`?kind=DAILY&dry=${from}`);
  const part = words.dryPart.replace('{{shown}}', '1').replace('{{contracts}}', '3');
  await screen.findByText(part);
  await user.click(screen.getByRole('button', { name: table.export }));
  await screen.findByText(table.exported.replace('{{count}}', '3'));
  expect(answers.asked('listEstimatedLines')).toMatchObject([{ body: { kind: 'DAILY', at: from } }]);
  expect(saved).toHaveBeenCalledTimes(1);
});

test('runs are made again with a reason, and what is not final yet is said so', async () => {
  answers.give('listContractRuns', { runs: [RUN], next: null });
  answers.give('repeatContractRuns', { isOpen: true });
  const user = draw('?kind=DAILY');
  const link = await screen.findByRole('link', { name: '2026-11-23' });
  expect(link.getAttribute('href')).toBe('/contracts?kind=DAILY&run=2026-11-23');
  await user.click(screen.getByRole('button', { name: words.repeat }));
  await fill(user, appShell.reason, 'it was late');
  await user.click(openDialog().getByRole('button', { name: words.repeat }));
  await screen.findByText(words.stillOpen);
  expect(answers.asked('repeatContractRuns')).toMatchObject([
    { body: { kind: 'DAILY', reason: 'it was late' } },
  ]);
});

test('the contracts of an account stand with their steps and terms, and one in force is ended by two', async () => {
  answers.give('listAccountContracts', FILE).give('proposeContractEnd', PROPOSED);
  const user = draw('?tab=account&account=headman1');
  const row = within(await screen.findByRole('row', { name: /headman1/u }));
  const step = words.stepLine
    .replace('{{volume}}', 'Ks 1,000.00')
    .replace('{{active}}', '3')
    .replace('{{rate}}', '1.20');
  expect(row.getByText(step)).toBeDefined();
  for (const term of [words.units.WEEKLY, words.term.requireLoss]) expect(row.getByText(term)).toBeDefined();
  expect(screen.getByRole('link', { name: words.toTree }).getAttribute('href')).toBe(
    '/agents/7?account=headman1',
  );
  await user.click(row.getByRole('button', { name: new RegExp(words.end, 'u') }));
  await fill(user, appShell.reason, 'the line is given up');
  await user.click(openDialog().getByRole('button', { name: words.propose }));
  await screen.findByText(settings.proposed);
  expect(answers.asked('proposeContractEnd')).toMatchObject([{ params: { id: '3' } }]);
});

test('the operator offers the top of a line steps that are read as they are typed', async () => {
  answers.give('listAccountContracts', FILE).give('proposeContract', PROPOSED);
  const user = draw('?tab=account&account=headman1');
  await user.click(await screen.findByRole('button', { name: words.offer }));
  await fill(user, appShell.reason, 'agreed by phone');
  await user.click(openDialog().getByLabelText(words.term.carryNegative));
  await fill(user, words.steps, '0 3 0.5\n1000000 5');
  await screen.findByText(words.stepsWrong.replace('{{line}}', '2'));
  await fill(user, words.steps, '0 3 20\n1000000 5 30');
  await user.click(openDialog().getByRole('button', { name: words.propose }));
  await screen.findByText(settings.proposed);
  expect(answers.asked('proposeContract')).toMatchObject([
    {
      body: {
        account: 'headman1',
        kind: 'DIVIDEND',
        period: 'SEMIMONTHLY',
        carryNegative: true,
        tiers: [
          { minVolume: 0n, minActive: 3, rate: 2000 },
          { minVolume: 100_000_000n, minActive: 5, rate: 3000 },
        ],
      },
    },
  ]);
});

test('a debt says who owes whom, for how long, and what follows', async () => {
  const since = Date.now() - 2 * 24 * 3_600_000 - 1_000;
  const debt = {
    id: '5',
    contractId: '3',
    kind: 'HOURLY' as const,
    period: '2026-11-26T11:00',
    payer: TOP,
    payee: MIDDLE,
    amount: '3384.00',
    paid: '384.00',
    left: '3000.00',
    since,
    partsFrom: since + 7 * 24 * 3_600_000,
  };
  answers.give('listContractDebts', { debts: [debt], next: null, payers: 1, left: '3000.00' });
  draw('?tab=debts', 'auditor');
  const row = within(await screen.findByRole('row', { name: /headman1/u }));
  for (const text of ['Ks 3,000.00', /^2 d/u]) expect(row.getByText(text)).toBeDefined();
  expect(screen.getByText(words.debtsText)).toBeDefined();
  expect(row.getByRole('link', { name: 'headman1' }).getAttribute('href')).toBe(
    '/contracts?tab=account&account=headman1',
  );
});

const MONTH = {
  id: '41',
  accountId: '7',
  account: 'headman1',
  stake: '30000000.00',
  payout: '27000000.00',
  bonuses: '400000.00',
  rebates: '100000.00',
  paymentFees: '50000.00',
  revenue: '2300000.00',
  carryBefore: '0.00',
  active: 6,
  rate: '25.00',
  amount: '575000.00',
  state: 'COUNTED' as const,
};
const OTHER_MONTH = { ...MONTH, id: '42', accountId: '8', account: 'middle1', amount: '1234.56' };

test('whoever pays a month of affiliates is shown how many they are and what they come to', async () => {
  const unpaid = { ...OTHER_MONTH, id: '43', account: 'other1', amount: '0.00', state: 'NOTHING' as const };
  answers.give('listAffiliateMonths', [MONTH, OTHER_MONTH, unpaid]).give('proposeAffiliates', PROPOSED);
  const user = draw('?tab=affiliates&month=2026-10');
  await user.click(await screen.findByRole('button', { name: words.payMonth }));
  const sums = words.payMonthText.replace('{{affiliates}}', '2').replace('{{amount}}', 'Ks 576,234.56');
  expect(openDialog().getByText(sums)).toBeDefined();
  await fill(user, appShell.reason, 'the month was looked through');
  await user.click(openDialog().getByRole('button', { name: words.propose }));
  await screen.findByText(settings.proposed);
  expect(answers.asked('proposeAffiliates')).toMatchObject([
    { body: { month: '2026-10', reason: 'the month was looked through' } },
  ]);
});

test('a month that is paid, or of which nothing is, cannot be paid', async () => {
  answers.give('listAffiliateMonths', [{ ...MONTH, state: 'PAID' }]);
  draw('?tab=affiliates&month=2026-10');
  await screen.findByRole('row', { name: /headman1/u });
  expect(screen.queryByRole('button', { name: words.payMonth })).toBeNull();
});

test('whoever only looks on corrects, ends and runs nothing', async () => {
  answers.give('readContractRun', { run: RUN, settlements: [SETTLEMENT], next: null });
  draw('?kind=DAILY&run=2026-11-23', 'auditor');
  const row = within(await screen.findByRole('row', { name: /middle1/u }));
  expect(row.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: words.repeat })).toBeNull();
});
