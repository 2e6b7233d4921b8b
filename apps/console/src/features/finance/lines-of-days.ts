import { wordsFor, type Texts } from '../../shared/language.ts';
import type { Day } from './sum-by-house.ts';

/** Every line of every day for a file: what the day opened with, each kind, what it closed with and what is over. */
export const linesOfDays = (days: readonly Day[], t: Texts): string[][] =>
  days.flatMap(({ day, opening, lines, closing, difference }) => [
    [day, t('books.opening'), '', '', opening],
    ...lines.map(({ kind, house, postings, amount }) => [
      day,
      wordsFor(t, 'members.postings', kind),
      wordsFor(t, 'books.houses', house),
      String(postings),
      amount,
    ]),
    [day, t('books.closing'), '', '', closing],
    [day, t('books.difference'), '', '', difference],
  ]);
