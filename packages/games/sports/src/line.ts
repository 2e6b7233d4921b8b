import { halves, LOSE, type Outcome, PUSH, WIN } from './outcome.ts';

/** A handicap or a total in quarters: -1 is -0.25. */
export type Line = number & { readonly [quarters]: true };
declare const quarters: unique symbol;

export type LineValidationError = 'not_a_line';

const LINE = /^([+-]?)(\d{1,3})(?:\.(\d{1,2}))?$/;
const FRACTIONS: Readonly<Record<string, number>> = {
  '': 0,
  '0': 0,
  '00': 0,
  '25': 1,
  '5': 2,
  '50': 2,
  '75': 3,
};

/** Reads a line such as `-0.25`, `+1`, `2.75`; it goes in steps of a quarter, up to 999.75. */
export const parseLine = (text: string): Line | LineValidationError => {
  const match = LINE.exec(text);
  const fraction = match && FRACTIONS[match[3] ?? ''];
  if (!match || fraction === undefined || fraction === null) return 'not_a_line';
  const size = Number(match[2]) * 4 + fraction;
  return (match[1] === '-' && size > 0 ? -size : size) as Line;
};

export const lineOf = (inQuarters: number): Line => inQuarters as Line;

const PRINTED = ['', '.25', '.5', '.75'] as const;

/** As it is stored: `-0.25`, `1`, `2.75`. */
export const printLine = (line: Line): string =>
  `${line < 0 ? '-' : ''}${Math.trunc(Math.abs(line) / 4)}${PRINTED[Math.abs(line) % 4] ?? ''}`;

const bySign = (difference: number): Outcome => (difference > 0 ? WIN : difference < 0 ? LOSE : PUSH);

/** The outcome of what is ahead of a line by so many quarters; between two lines half of the stake is on each. */
const aheadBy = (difference: number): Outcome => {
  const isQuarter = Math.abs(difference) % 2 === 1;
  return isQuarter ? halves(bySign(difference - 1), bySign(difference + 1)) : bySign(difference);
};

/**
 * Asian handicap (rule book, section 2).
 * @param line that of the selection, which is added to its goals.
 * @param ahead by how many goals the selection is ahead, below 0 when it is behind; in play only of those that were
 *   scored after the bet.
 */
export const scoreHandicap = (line: Line, ahead: number): Outcome => aheadBy(4 * ahead + line);

export type TotalPick = 'over' | 'under';

/** Over or under a line; all goals count, in play as well. */
export const scoreTotal = (line: Line, pick: TotalPick, total: number): Outcome => {
  const over = 4 * total - line;
  return aheadBy(pick === 'over' ? over : -over);
};
