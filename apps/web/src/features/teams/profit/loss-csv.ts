import type { teams } from '@hintha/contract';
import { csvOf } from '@hintha/ui';
import type { FootRow } from './loss-foot.ts';

/** The figures of an account, in the order of the columns. */
export const LOSS_FIGURES = [
  'net',
  'stake',
  'validBet',
  'payout',
  'rebates',
  'bonuses',
  'deposits',
  'withdrawals',
  'salary',
  'dividend',
] as const satisfies readonly (keyof teams.TeamFigures)[];
type LossFigure = (typeof LOSS_FIGURES)[number];

interface Words {
  account: string;
  figures: Readonly<Record<LossFigure | 'active', string>>;
}

/** Accounts with what they came to as a CSV file, and below them what the page shows below them. */
export const lossCsv = (rows: readonly teams.TeamRow[], foot: readonly FootRow[], words: Words): string => {
  const cells = (figures: teams.TeamFigures) => LOSS_FIGURES.map((name) => figures[name]);
  return csvOf([
    [words.account, ...LOSS_FIGURES.map((name) => words.figures[name]), words.figures.active],
    ...rows.map(({ account, figures, active }) => [account, ...cells(figures), String(active)]),
    ...foot.map(({ name, figures, active = '' }) => [name, ...cells(figures), String(active)]),
  ]);
};
