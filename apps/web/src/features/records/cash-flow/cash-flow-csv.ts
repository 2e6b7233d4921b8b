import { csvOf } from '@hintha/ui';
import type { Flow } from './use-cash-flow.ts';

/** The spans as a CSV file: days as they are written on the wire, amounts as plain numbers. */
export const cashFlowCsv = (heads: readonly string[], flows: readonly Flow[]): string =>
  csvOf([
    heads,
    ...flows.map(({ from, to, deposits, withdrawals, play, bonuses, other, closing }) => [
      from,
      to,
      deposits,
      withdrawals,
      play,
      bonuses,
      other,
      closing,
    ]),
  ]);
