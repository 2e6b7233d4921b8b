import type { teams } from '@hintha/contract';
import { csvOf } from '@hintha/ui';

type Income = teams.AgentIncome;

/** The kinds of income in the order of the page, and what they come to. */
export const INCOME = [
  'rebates',
  'salaryIn',
  'salaryOut',
  'dividendIn',
  'dividendOut',
  'net',
] as const satisfies readonly (keyof Income)[];
export type Kind = (typeof INCOME)[number];

const isPaidOn = (kind: Kind): boolean => kind === 'salaryOut' || kind === 'dividendOut';

/** The amount as it enters the net: what was paid on is below zero. */
export const counted = (income: Income, kind: Kind): string => {
  const amount = income[kind];
  return isPaidOn(kind) && /[1-9]/.test(amount) ? `-${amount}` : amount;
};

export const isEmpty = (income: Income): boolean =>
  INCOME.every((kind) => kind === 'net' || !/[1-9]/.test(income[kind]));

interface Words {
  day: string;
  total: string;
  kinds: Readonly<Record<Kind, string>>;
}

/** Days with what came by kind as a CSV file, and all of them together. */
export const incomeCsv = (
  { days, income }: { days: readonly (Income & { day: string })[]; income: Income },
  { day, total, kinds }: Words,
): string =>
  csvOf([
    [day, ...INCOME.map((kind) => kinds[kind])],
    ...days.map((one) => [one.day, ...INCOME.map((kind) => counted(one, kind))]),
    [total, ...INCOME.map((kind) => counted(income, kind))],
  ]);
