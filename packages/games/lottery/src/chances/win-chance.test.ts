import { digitsOf, type Ratio, ratio } from '@hintha/games-kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySelection } from '../../../../../tools/lottery/any-selection.ts';
import { LOTTERY_RULES, type LotteryRules, parseSelection, type Play, type Result } from '../index.ts';
import { isSame } from '../option-weights.ts';
import { setsOf } from '../combinations.ts';
import { winChance } from './win-chance.ts';

const rulesOf = (code: string): LotteryRules => {
  const rules = LOTTERY_RULES.get(code);
  if (rules === undefined) throw new Error(code);
  return rules;
};

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const expectCounted = (play: Play, draws: readonly Result[]): void =>
  fc.assert(
    fc.property(anySelection(play), (selection) => {
      const chance = winChance(play, selection);
      if (chance === undefined) return;
      const won = draws.filter((result) => play.hits(selection, result).some((count) => count > 0));
      expect(isSame(chance, ratio(won.length, draws.length))).toBe(true);
    }),
    { numRuns: 10 },
  );

const sets = [...setsOf(upTo(11), 5)].map((set): Result => [set.map((item) => item + 1)]);
const unordered = [...rulesOf('11X5').plays.values()].filter(({ code }) => code.startsWith('RX'));

test.each(unordered.map((play) => [play.code, play] as const))(
  '11X5 %s wins as often as a whole cycle of draws tells',
  (_, play) => {
    expectCounted(play, sets);
    // All of them have a chance that is exact, however many combinations there are.
    fc.assert(
      fc.property(anySelection(play), (selection) => {
        expect(winChance(play, selection)).toBeDefined();
      }),
      { numRuns: 5 },
    );
  },
);

const thousand = upTo(1000).map((number): Result => [[number]]);
const glo = upTo(1000).map((number): Result => {
  const digits = digitsOf(number, 3);
  return [[number], [number, 0], [0, number], [(digits[1] ?? 0) * 10 + (digits[2] ?? 0)]];
});

test.each([
  ['MM2D', '2D', thousand.slice(0, 100)],
  ['MM3D', '3D', thousand],
  ['TH_GLO', 'TOP3', glo],
  ['TH_GLO', 'TOD3', glo],
  ['TH_GLO', 'TOP2', glo],
  ['TH_GLO', 'BOTTOM2', glo],
  ['TH_GLO', 'RUN_TOP', glo],
  ['TH_GLO', 'RUN_BOTTOM', glo],
] as const)('%s %s wins as often as a whole cycle of draws tells', (rules, code, draws) => {
  const play = rulesOf(rules).plays.get(code);
  if (play === undefined) throw new Error(code);
  expectCounted(play, draws);
});

test.each<[rules: string, play: string, selection: string, chance: Ratio]>([
  ['LHC', 'LM_2Q2', '03,05', ratio(15, 1176)],
  ['LHC', 'LM_3Z2', '03,05,08', ratio(20 + 645, 18_424)],
  ['LHC', 'LM_2ZT', '03,19', ratio(15 + 6, 1176)],
  ['LHC', 'ZM', '26', ratio(6, 49)],
  // One less the chance that the six are among the other 47: 43 × 42 of 49 × 48.
  ['LHC', 'ZM', '26,27', ratio(49 * 48 - 43 * 42, 49 * 48)],
  ['VN_MB', 'DE', '36,63', ratio(2, 100)],
  ['VN_MB', 'DAU', '36', ratio(100n ** 4n - 99n ** 4n, 100n ** 4n)],
  ['VN_MN', 'LO2', '36,63', ratio(100n ** 18n - 98n ** 18n, 100n ** 18n)],
])('%s %s %s has its exact chance', (rules, code, text, chance) => {
  const play = rulesOf(rules).plays.get(code);
  const selection = play && parseSelection(play, text);
  if (play === undefined || selection === undefined || typeof selection === 'string') throw new Error(text);
  const found = winChance(play, selection);
  expect(found && isSame(found, chance)).toBe(true);
});
