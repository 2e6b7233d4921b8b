import { ratio } from '@hintha/games-kit';
import { options } from '../kinds/options.ts';
import { fair, type Play } from '../play.ts';
import { named } from '../symbols.ts';
import { digitsAt, OUTCOMES, sumOf } from './digit-plays.ts';

type Places = readonly number[];

const BULLS = named('N0', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10');
const DRAWS_OF_BULL = [35_649, 6375, 6505, 6375, 6505, 6375, 6505, 6375, 6505, 6375, 6456];

/** Whether three of five digits sum to a multiple of ten. */
const hasBull = (list: readonly number[]): boolean => {
  const total = sumOf(list);
  // Three that sum to a multiple of ten leave two with the last digit of the total.
  return list.some((a, i) => list.some((b, j) => j > i && (a + b) % OUTCOMES === total % OUTCOMES));
};

/** Bull: three digits make a multiple of ten, and the last digit of the other two counts, 0 as ten. */
export const bull = (at: Places): Play =>
  options({
    code: 'NIU',
    of: 'bull',
    at,
    symbols: BULLS,
    prizes: DRAWS_OF_BULL.map((draws) => fair(ratio(100_000, draws))),
    winners: (result) => {
      const list = digitsAt(at, result);
      const item = hasBull(list) ? sumOf(list) % OUTCOMES || 10 : 0;
      return [[item, item]];
    },
  });
