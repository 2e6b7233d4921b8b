import { ratio } from '@hintha/games-kit';
import { byCode, digitTier, type LotteryRules } from '../game.ts';
import { options, type Winner } from '../kinds/options.ts';
import { fair, type Hits } from '../play.ts';
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

/** Each number with its tote, worked out once it is first asked for. */
const totes = new Map<number, readonly number[]>();
const keptTote = (number: number): readonly number[] => {
  const tote = totes.get(number) ?? [...toteOf(number)];
  totes.set(number, tote);
  return tote;
};

/** The most with a number that pays in full, and the most by the tote alone; each is the tote of those in its own. */
const peaksOf = (items: readonly number[]): Hits[] => {
  const counts = Array.from({ length: NUMBERS }, () => 0);
  for (const item of items) for (const one of keptTote(item)) counts[one] = (counts[one] ?? 0) + 1;
  const picked = new Set(items);
  const full = Math.max(...items.map((item) => counts[item] ?? 0));
  const others = counts.filter((_, number) => !picked.has(number));
  return [
    [1, full],
    [0, Math.max(0, ...others)],
  ];
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
      winners: ([[number = 0] = []]) => [[number, 0], ...keptTote(number).map((one): Winner => [one, 1])],
      peaks: peaksOf,
      chance: (items) => {
        const won = new Set(items.flatMap((item) => [item, ...keptTote(item)]));
        return ratio(won.size, NUMBERS);
      },
    }),
  ]),
};
