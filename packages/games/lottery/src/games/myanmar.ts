import { ratio } from '@hintha/games-kit';
import { byCode, digitTier, type LotteryRules } from '../game.ts';
import { options, type Winner } from '../kinds/options.ts';
import { fair } from '../play.ts';
import { digits } from '../symbols.ts';
import { permutationsOf } from './permutations.ts';

/** Two digits by the stock index of Bangkok (rule book, 8.7). Every shortcut is numbers of this one play. */
export const MM2D: LotteryRules = {
  code: 'MM2D',
  unitPrice: 1,
  tiers: [digitTier('NUMBER', 1, 2)],
  plays: byCode([
    options({
      code: '2D',
      of: 'two digits',
      symbols: digits(2),
      prizes: [fair(ratio(100))],
      winners: ([[number = 0] = []]) => [[number, 0]],
    }),
  ]),
};

const NUMBERS = 1000;
/** What the operator's market pays, whatever the prize mode. */
const FULL_TIMES = 600;
const TOTE_TIMES = 10;

/** The numbers beside the drawn one, and its other orders. */
export const toteOf = (number: number): ReadonlySet<number> => {
  const tote = new Set([
    (number + 1) % NUMBERS,
    (number + NUMBERS - 1) % NUMBERS,
    ...permutationsOf(number, 3),
  ]);
  tote.delete(number);
  return tote;
};

/** The last three digits of the first prize of the Thai lottery (rule book, 8.7). */
export const MM3D: LotteryRules = {
  code: 'MM3D',
  unitPrice: 1,
  tiers: [digitTier('NUMBER', 1, 3)],
  plays: byCode([
    options({
      code: '3D',
      of: 'three digits',
      symbols: digits(3),
      prizes: [
        { kind: 'fixed', odds: ratio(FULL_TIMES) },
        { kind: 'fixed', odds: ratio(TOTE_TIMES) },
      ],
      winners: ([[number = 0] = []]) => [[number, 0], ...[...toteOf(number)].map((one): Winner => [one, 1])],
    }),
  ]),
};
