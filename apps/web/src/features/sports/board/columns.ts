import type { sports } from '@hintha/contract';

/** Which prices a row of a match shows; on a wide screen several of them stand beside one another. */
const COLUMNS = ['result', 'handicap', 'totals', 'body'] as const;
export type Column = (typeof COLUMNS)[number];

/** The markets of each column; a body has one for the teams and one for goals. */
const CODES: Readonly<Record<sports.Sport, Readonly<Partial<Record<Column, readonly string[]>>>>> = {
  football: {
    result: ['1x2'],
    handicap: ['asian_handicap'],
    totals: ['over_under'],
    body: ['body_handicap', 'body_goals'],
  },
  esports: { result: ['match_winner'], handicap: ['map_handicap'], totals: ['total_maps'] },
};

export const codesOf = (sport: sports.Sport, column: Column): readonly string[] => CODES[sport][column] ?? [];

export const columnsOf = (sport: sports.Sport): readonly Column[] =>
  COLUMNS.filter((column) => codesOf(sport, column).length > 0);
