import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import {
  answerContracts,
  CONTRACT,
  giveFlags,
  giveSettlements,
  SETTLEMENT,
} from '../../../../test/given-contracts.ts';
import { serverNow } from '../../../shared/clock.ts';
import { openModal, useModals } from '../../../shared/modals.ts';
import { spanOf } from '../../../shared/period/period.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { Dividends, RealTimeSalary } from '../contract-page.tsx';

const { accountRecord, contracts: words } = await loadAccountMessages('en');
const { failures, records } = await loadMessages('en');

const PAYMENT = {
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
} as const;

let answers: Answers;

beforeEach(() => {
  answers = answerContracts();
});

const draw = (page = <Dividends />) => drawForMember(<QueryRoot>{page}</QueryRoot>);
const findHistory = async () => within(await screen.findByRole('region', { name: words.history }));
const PLAYED = { stake: '500.00', payout: '0.00', valid: '500.00' };
const bet = (id: string) => ({ id, gameName: 'Jade Pagoda', decidedAt: 0, ...PLAYED });
const BETS = { total: 21, totalPages: 2, totals: { stake: '10500.00', payout: '70.00', valid: '9800.00' } };

test('AGENT-028 a settlement shows what it was reckoned from, down to the bets and back up', async () => {
  giveSettlements(answers, [SETTLEMENT]);
  const user = await draw();
  const history = await findHistory();
  answers.give('listSettlementMembers', [
    { account: 'me', alone: true, ...PLAYED },
    { account: 'lowagent', alone: false, ...PLAYED },
  ]);
  await user.click(await history.findByRole('button', { name: /01\/11 – 15\/11\/2026/ }));
  const drawer = within(await screen.findByRole('dialog'));
  drawer.getByText(words.lines.net);
  expect(drawer.getByText(/^− .*25,000\.00/)).toBeTruthy();
  expect(drawer.getByText(/170,000\.00 × 30\.00/).textContent).toContain('51,000.00');
  await user.click(await drawer.findByRole('button', { name: /Team of lowagent/ }));
  await waitFor(() =>
    expect(answers.asked('listSettlementMembers').at(-1)).toMatchObject({ query: { under: 'lowagent' } }),
  );
  const list = Array.from({ length: 20 }, (_, place) => bet(`b${place}`));
  answers.give('listSettlementBets', { ...BETS, list });
  await user.click(await drawer.findByRole('button', { name: /me only/ }));
  expect(await drawer.findAllByText('Jade Pagoda')).toHaveLength(20);
  const all = drawer.getByRole('region', { name: accountRecord.allTotals.replace('{{total}}', '21') });
  for (const sum of ['10,500.00', '70.00', '9,800.00']) expect(all.textContent).toContain(sum);
  answers.give('listSettlementBets', { ...BETS, list: [bet('last')] });
  await user.click(drawer.getByRole('button', { name: records.nextPage }));
  await drawer.findByText('last');
  expect(answers.asked('listSettlementBets').at(-1)).toMatchObject({ query: { account: 'me', pageNo: 2 } });
  await user.click(drawer.getByRole('button', { name: words.wholeTeam }));
  await drawer.findByRole('button', { name: /Team of lowagent/ });
});

test('a correction says why, and a period without a step says that there is nothing to pay', async () => {
  giveSettlements(answers, [
    { ...SETTLEMENT, id: '10', amount: '-100.00', reason: 'a round was voided' },
    { ...SETTLEMENT, tier: null, rate: '0.00', amount: '0.00', payment: null },
  ]);
  answers.give('listSettlementMembers', []);
  const user = await draw();
  const history = await findHistory();
  await history.findByText(words.payments.NONE);
  await user.click(history.getByRole('button', { name: /Correction/ }));
  const drawer = within(await screen.findByRole('dialog'));
  drawer.getByText(/a round was voided/);
  await user.click(drawer.getByRole('button', { name: words.close }));
  await user.click(history.getByRole('button', { name: new RegExp(words.noStep) }));
  expect(within(await screen.findByRole('dialog')).getByText(words.noStepText)).toBeTruthy();
});

test('what is paid and what is paid on are told apart, by days too, with what they add up to, and the address keeps it', async () => {
  giveSettlements(answers, [SETTLEMENT]);
  openModal({ name: 'agent-area', page: 'dividend' });
  const user = await draw();
  const history = await findHistory();
  const sums = within(await history.findByRole('region', { name: words.directions.UP }));
  expect(sums.getByText(words.stillOpen).closest('dl')?.textContent).toContain('30,000.00');
  await user.click(history.getByRole('button', { name: words.directions.DOWN }));
  await user.click(history.getByRole('button', { name: records.periods['last-7'] }));
  await waitFor(() =>
    expect(answers.asked('listSettlements').at(-1)?.query).toMatchObject({
      direction: 'DOWN',
      ...spanOf('last-7', serverNow()),
    }),
  );
  expect(useModals.getState().open).toMatchObject({ query: { direction: 'DOWN', days: 'last-7' } });
  giveSettlements(answers, []);
  await user.click(history.getByRole('button', { name: records.periods.today }));
  await user.click(await history.findByRole('button', { name: words.showAllDays }));
  expect(history.getByRole('button', { name: words.allDays }).getAttribute('aria-pressed')).toBe('true');
});

test('AGENT-033 windows are drawn, and it is told when the next one is settled', async () => {
  answers.give('listContracts', [{ ...CONTRACT, kind: 'REALTIME', period: 'WINDOW', state: 'ACTIVE' }]);
  giveSettlements(answers, [
    { ...SETTLEMENT, kind: 'REALTIME', period: '2026-11-27T09:05', amount: '20.00' },
    { ...SETTLEMENT, id: '8', kind: 'REALTIME', period: '2026-11-27T09:00', amount: '50.00' },
  ]);
  await draw(<RealTimeSalary />);
  await screen.findByRole('timer');
  const history = await findHistory();
  const chart = await history.findByRole('img');
  expect(chart.getAttribute('aria-label')).toMatch(/50\.00 \(27\/11\/2026 09:00–09:05\)/);
});

test('AGENT-030 what waits for the payer is paid by its press', async () => {
  answers.give('listContractPayments', [PAYMENT]);
  answers.give('readBalance', { sumBalance: '0.00', available: '0.00', held: '0.00', currency: 'MMK' });
  const user = await draw();
  answers.give('processDividend', { contract: CONTRACT, affected: [] });
  await user.click(await screen.findByRole('button', { name: /^Pay .*300\.00/ }));
  await screen.findByText(/300\.00 paid/);
  expect(answers.asked('processDividend')).toMatchObject([
    { body: { action: 'PAY', contractId: '7', paymentId: '3' } },
  ]);
});

test('what is owed stands first, with since when and what is left of it', async () => {
  giveFlags(answers, true);
  const debt = { ...PAYMENT, state: 'OWED', amount: '100.00', paid: '30.00', debtSince: 0 } as const;
  answers.give(
    'listContractPayments',
    ['1', '2', '3', '4', '5'].map((id) => ({ ...debt, id })),
  );
  const user = await draw();
  const open = within(await screen.findByRole('region', { name: words.open }));
  expect(open.getByText(words.directions.DOWN).parentElement?.textContent).toContain('350.00');
  expect(open.getAllByText(words.payments.DEBT)).toHaveLength(4);
  expect(open.getAllByText(/owed since 01\/01\/1970/)).toHaveLength(4);
  await user.click(open.getByRole('button', { name: words.all.replace('{{total}}', '5') }));
  expect(open.getAllByText(words.payments.DEBT)).toHaveLength(5);
  expect(open.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('settlements that could not be read say so and are read again', async () => {
  answers.refuse('listSettlements', 'maintenance');
  const user = await draw();
  const history = await findHistory();
  await history.findByText(words.failedTitle);
  giveSettlements(answers, [SETTLEMENT]);
  await user.click(history.getByRole('button', { name: failures.retry }));
  expect(await history.findByRole('button', { name: /01\/11 – 15\/11\/2026/ })).toBeTruthy();
});
