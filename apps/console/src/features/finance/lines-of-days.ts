import { wordsFor, type Texts } from '../../shared/language.ts';
import type { Day } from './sum-by-system-account.ts';

/** Every line of every day for a file: what the day opened with, each kind, what it closed with and what is over. */
export const linesOfDays = (days: readonly Day[], t: Texts): string[][] =>
  days.flatMap(({ day, opening, lines, closing, difference }) => [
    [day, t('finance.opening'), '', '', opening],
    ...lines.map(({ kind, systemAccount, postings, amount }) => [
      day,
      wordsFor(t, 'members.postings', kind),
      wordsFor(t, 'finance.systemAccounts', systemAccount),
      String(postings),
      amount,
    ]),
    [day, t('finance.closing'), '', '', closing],
    [day, t('finance.difference'), '', '', difference],
  ]);
