import type { records } from '@hintha/contract';
import { csvOf } from '@hintha/ui';
import { localStamp } from '../period/period.ts';
import type { BetWords } from './use-bet-words.ts';

interface CsvWords {
  heads: readonly string[];
  kindName: (kind: string) => string;
  betWords: BetWords;
}

/** Movements as a CSV file: instants by the clock of the business zone, amounts as plain numbers. */
export const accountCsv = (
  lines: readonly records.RecordedLine[],
  { heads, kindName, betWords }: CsvWords,
): string =>
  csvOf([
    heads,
    ...lines.map(({ at, kind, bet, reference, amount, balanceAfter }) => [
      localStamp(at),
      kindName(kind),
      bet === null ? '' : betWords(bet),
      reference,
      amount,
      balanceAfter,
    ]),
  ]);
