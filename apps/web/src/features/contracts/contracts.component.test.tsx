import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { drawForMember } from '../../../test/draw-for-member.tsx';
import { answerCalls, labelled } from '../../../test/draw-part.tsx';
import { QueryRoot } from '../../shared/queries.tsx';
import { DailyWages, Dividends } from './kind-pages.tsx';
import type { Contract, Settlement } from './use-contracts.ts';

const { contracts: words } = await loadAccountMessages('en');
const { errors } = await loadMessages('en');

const CONTRACT: Contract = {
  id: '7',
  kind: 'DIVIDEND',
  state: 'OFFERED',
  direction: 'UP',
  party: 'topagent',
  period: 'SEMIMONTHLY',
  carryNegative: true,
  requireLoss: false,
  deductSalary: false,
  manual: false,
  tiers: [{ minVolume: '100000.00', minActive: 5, rate: '20.00' }],
  offeredAt: 0,
  expiresAt: 0,
  effectiveFrom: null,
  endedFrom: null,
  endReason: null,
  termination: null,
};

const SETTLEMENT: Settlement = {
  id: '9',
  contractId: '7',
  kind: 'DIVIDEND',
  direction: 'UP',
  party: 'topagent',
  period: '2026-11-01/15',
  from: 0,
  to: 0,
  volume: '170000.00',
  active: 6,
  parts: {
    stake: '3000000.00',
    payout: '2790000.00',
    valid: '3000000.00',
    rebates: '25000.00',
    cashback: '0.00',
    bonuses: '15000.00',
    salary: '0.00',
    net: '170000.00',
  },
  carryBefore: '0.00',
  carryAfter: '0.00',
  tier: 1,
  tiers: CONTRACT.tiers,
  rate: '30.00',
  amount: '51000.00',
  payment: { id: '3', state: 'PAID', paid: '51000.00', dueAt: 0 },
  reason: null,
};

const FLAGS = {
  dailysalreqtype: '1',
  divtypereq: '1',
  contracthoursalreq: '0',
  realtimesalreqtype: '0',
  contractmrdailysalinfotype: '1',
  contracthoursalinfo: '1',
  dailysalinfotype: '1',
  realtimesalinfotype: '1',
  divtypeinfo: '1',
  mostRates: { DIVIDEND: '40.00', DAILY: '1.20', HOURLY: '0.00', REALTIME: '0.00' },
  owes: false,
} as const;

let answers: Answers;

const giveSettlements = (list: Settlement[]) =>
  answers.give('listSettlements', { list, total: list.length, totalPages: 1, amount: '0.00', paid: '0.00' });

beforeEach(() => {
  answers = answerCalls()
    .give('listContracts', [CONTRACT])
    .give('readContractSettings', FLAGS)
    .give('listContractPayments', []);
  giveSettlements([]);
});

const draw = (page = <Dividends />) => drawForMember(<QueryRoot>{page}</QueryRoot>);

test('AGENT-026 AGENT-028 an offer shows its terms, and is taken', async () => {
  const user = await draw();
  const mine = within(await screen.findByRole('region', { name: words.mine }));
  expect(mine.getByText(words.from.replace('{{party}}', 'topagent'))).toBeTruthy();
  for (const text of [words.periodLoss, words.activeMember, words.rate])
    expect(mine.getByText(text)).toBeTruthy();
  expect(mine.getByText('20.00 %')).toBeTruthy();
  expect(mine.getByText(words.flags.carryNegative)).toBeTruthy();
  const taken: Contract = { ...CONTRACT, state: 'ACTIVE', effectiveFrom: 0 };
  answers.give('acceptContract', { contract: taken, affected: [] });
  answers.give('listContracts', [taken]);
  await user.click(mine.getByRole('button', { name: words.accept }));
  await screen.findByText(words.done);
  await waitFor(() => expect(screen.getByText(words.states.ACTIVE)).toBeTruthy());
});

test('AGENT-027 who takes a lower rate than it gives sees whom, and goes on by agreeing', async () => {
  const user = await draw();
  answers.refuse('acceptContract', 'downline_higher_rate', {
    contracts: [{ id: '8', account: 'lowagent', rate: '25.00', state: 'ACTIVE' }],
  });
  await user.click(await screen.findByRole('button', { name: words.accept }));
  const dialog = within(await screen.findByRole('dialog', { name: words.agreeTitle }));
  expect(dialog.getByText('lowagent')).toBeTruthy();
  expect(dialog.getByText('25.00 %')).toBeTruthy();
  answers.give('acceptContract', { contract: CONTRACT, affected: [] });
  await user.click(dialog.getByRole('button', { name: words.agree }));
  await screen.findByText(words.done);
  expect(answers.asked('acceptContract')).toMatchObject([
    { body: { agree: false } },
    { body: { agree: true } },
  ]);
});

test('AGENT-023 AGENT-024 to end a contract is asked once more before the other side is', async () => {
  const active: Contract = { ...CONTRACT, state: 'ACTIVE', direction: 'DOWN', effectiveFrom: 0 };
  answers.give('listContracts', [active]);
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: words.terminate }));
  const dialog = within(await screen.findByRole('dialog'));
  answers.give('terminateContract', { contract: active, affected: [] });
  await user.click(dialog.getByRole('button', { name: words.terminate }));
  await screen.findByText(words.done);
  expect(answers.asked('terminateContract')).toMatchObject([{ params: { id: '7' } }]);
});

test('AGENT-023 AGENT-029 an offer is tried on past periods and sent', async () => {
  answers.give('listContracts', []);
  const user = await draw(<DailyWages />);
  await user.click(await screen.findByRole('button', { name: words.offer }));
  const dialog = within(await screen.findByRole('dialog', { name: words.offerTitle }));
  await user.type(dialog.getByLabelText(labelled(words.downline)), 'lowagent');
  await user.selectOptions(dialog.getByLabelText(labelled(words.period)), 'WEEKLY');
  await user.type(dialog.getByLabelText(labelled(words.ratePercent)), '0.9');
  answers.give('estimateContract', {
    unit: 'DAILY',
    periods: [
      {
        period: '2026-11-20',
        from: 0,
        volume: '8000000.00',
        active: 3,
        tier: 1,
        amount: '72000.00',
        current: '0.00',
      },
    ],
    amount: '72000.00',
    current: '0.00',
  });
  await user.click(dialog.getByRole('button', { name: words.tryOut }));
  await dialog.findByText('2026-11-20');
  answers.refuse('processDailySalary', 'rate_above_upline');
  await user.click(dialog.getByRole('button', { name: words.send }));
  await dialog.findByText(errors.rate_above_upline);
  answers.give('processDailySalary', { contract: CONTRACT, affected: [] });
  await user.click(dialog.getByRole('button', { name: words.send }));
  await screen.findByText(words.sent.replace('{{account}}', 'lowagent'));
  expect(answers.asked('processDailySalary').at(-1)).toMatchObject({
    body: {
      action: 'OFFER',
      downline: 'lowagent',
      period: 'WEEKLY',
      tiers: [{ minVolume: 0n, minActive: 0, rate: 90 }],
    },
  });
});

test('a settlement shows what it was reckoned from, down to the bets', async () => {
  giveSettlements([SETTLEMENT]);
  const user = await draw();
  const history = within(await screen.findByRole('region', { name: words.history }));
  answers.give('listSettlementMembers', [
    { account: 'me', alone: true, stake: '500.00', payout: '0.00', valid: '500.00' },
  ]);
  await user.click(await history.findByRole('button', { name: words.working }));
  expect(history.getByText(words.net)).toBeTruthy();
  answers.give('listSettlementBets', [
    { id: 'b1', game: 'JADE', stake: '500.00', payout: '0.00', decidedAt: 0 },
  ]);
  await user.click(await history.findByRole('button', { name: /me alone/ }));
  await history.findByText(/JADE/);
  expect(answers.asked('listSettlementBets')).toMatchObject([{ query: { account: 'me' } }]);
});

test('AGENT-030 what waits for the payer is paid by its press', async () => {
  answers.give('listContractPayments', [
    {
      id: '3',
      contractId: '7',
      kind: 'DIVIDEND',
      direction: 'DOWN',
      party: 'lowagent',
      period: '2026-11-01/15',
      amount: '300.00',
      paid: '0.00',
      state: 'MANUAL',
      dueAt: 0,
      debtSince: null,
    },
  ]);
  answers.give('readBalance', { sumBalance: '0.00', available: '0.00', held: '0.00', currency: 'MMK' });
  const user = await draw();
  answers.give('processDividend', { contract: CONTRACT, affected: [] });
  await user.click(await screen.findByRole('button', { name: words.pay }));
  await screen.findByText(/300\.00 paid/);
  expect(answers.asked('processDividend')).toMatchObject([
    { body: { action: 'PAY', contractId: '7', paymentId: '3' } },
  ]);
});
