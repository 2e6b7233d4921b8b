import type { records } from '@hintha/contract';
import { csvOf } from '@hintha/ui';
import { localStamp } from '../period/period.ts';

interface CsvWords {
  heads: readonly string[];
  kindName: (kind: string) => string;
}

/** Movements as a CSV file: instants by the clock of the business zone, amounts as plain numbers. */
export const accountCsv = (lines: readonly records.AccountLine[], { heads, kindName }: CsvWords): string =>
  csvOf([
    heads,
    ...lines.map(({ at, kind, reference, amount, balanceAfter }) => [
      localStamp(at),
      kindName(kind),
      reference,
      amount,
      balanceAfter,
    ]),
  ]);
