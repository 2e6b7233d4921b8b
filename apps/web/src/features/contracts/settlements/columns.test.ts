import { expect, test } from 'vitest';
import type { Settlement } from '../use-contracts.ts';
import { columnsOf } from './columns.ts';

const settled = (period: string, amount: string, state: 'PAID' | 'OWED' | null) =>
  ({ period, amount, payment: state && { id: '1', state, paid: '0.00', dueAt: 0 } }) as Settlement;

test('the earliest period stands first, and what a period came to for several is one column', () => {
  const columns = columnsOf([
    settled('2026-11-03', '50.00', 'OWED'),
    settled('2026-11-02', '75.00', 'PAID'),
    settled('2026-11-02', '25.00', 'OWED'),
    settled('2026-11-01', '0.00', null),
  ]);
  expect(columns).toEqual([
    { period: '2026-11-01', amount: '0.00', paid: 0, open: 0 },
    { period: '2026-11-02', amount: '100.00', paid: 0.75, open: 0.25 },
    { period: '2026-11-03', amount: '50.00', paid: 0, open: 0.5 },
  ]);
});

test('a correction that takes back lowers its column, and none falls below the line', () => {
  const taken = settled('2026-11-02', '-30.00', 'PAID');
  expect(columnsOf([taken, settled('2026-11-02', '100.00', 'PAID')])).toEqual([
    { period: '2026-11-02', amount: '70.00', paid: 1, open: 0 },
  ]);
  expect(columnsOf([taken])).toEqual([{ period: '2026-11-02', amount: '-30.00', paid: 0, open: 0 }]);
});
