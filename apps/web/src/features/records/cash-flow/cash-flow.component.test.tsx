import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../../test/draw-part.tsx';
import { CashFlow } from './cash-flow.tsx';
import { cashFlowCsv } from './cash-flow-csv.ts';

const { records } = await loadMessages('en');
const { cashFlow: words } = await loadAccountMessages('en');

const flow = (from: string, to: string, figures: object) => ({
  from,
  to,
  opening: '0.00',
  deposits: '0.00',
  withdrawals: '0.00',
  play: '0.00',
  bonuses: '0.00',
  other: '0.00',
  closing: '0.00',
  ...figures,
});
const LOST = flow('2026-11-20', '2026-11-20', { deposits: '500.00', play: '-120.50', closing: '379.50' });
const WON = flow('2026-11-21', '2026-11-21', {
  opening: '379.50',
  withdrawals: '400.00',
  play: '20.51',
  closing: '0.01',
});
const WHOLE = flow('2026-11-20', '2026-11-21', {
  deposits: '500.00',
  withdrawals: '400.00',
  play: '-99.99',
  closing: '0.01',
});

test('a loss is called one, in the sum, in its row and in the words of the chart, and the table has every figure', async () => {
  answerCalls().give('readCashFlow', { unit: 'day', whole: WHOLE, spans: [LOST, WON] });
  await drawForMember(<CashFlow />);
  expect(await screen.findByText(`${words.result}: ${words.loss}`)).toBeDefined();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(
    rows.map(
      (row) =>
        within(row)
          .queryAllByRole('rowheader')
          .map((one) => one.textContent)[0],
    ),
  ).toEqual([undefined, '21/11/2026', '20/11/2026', words.total]);
  const cells = (row: HTMLElement | undefined) =>
    row === undefined
      ? []
      : within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent);
  expect(cells(rows[2])[2]).toContain(words.loss);
  expect(cells(rows[1])[2]).toContain(words.gain);
  expect(
    screen.getByRole('img', { name: /Gaming result .*−.*99\.99.*20\/11\/2026, −.*120\.50/u }),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: records.export })).toBeDefined();
});

test('the file has a row a span, amounts as plain numbers', () => {
  expect(cashFlowCsv(['from', 'to'], [LOST]).split('\r\n')[1]).toBe(
    '2026-11-20,2026-11-20,500.00,0.00,-120.50,0.00,0.00,379.50',
  );
});

test('where nothing was deposited, withdrawn or played there is a sentence and no empty chart', async () => {
  const still = flow('2026-11-20', '2026-11-20', { opening: '5.00', closing: '5.00' });
  answerCalls().give('readCashFlow', { unit: 'day', whole: still, spans: [still] });
  await drawForMember(<CashFlow />);
  expect(await screen.findByText(words.nothing)).toBeDefined();
  expect(screen.queryAllByRole('img')).toEqual([]);
});
