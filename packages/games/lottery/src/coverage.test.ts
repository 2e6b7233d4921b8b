import { ratio } from '@hintha/games-kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverageOf, coversMore, opposedItems } from './coverage.ts';
import { isSame } from './option-weights.ts';
import { parseSelection } from './parse-selection.ts';
import type { Play } from './play.ts';
import { LOTTERY_RULES } from './rules.ts';
import type { Selection } from './selection.ts';

const playOf = (rules: string, code: string): Play => {
  const play = LOTTERY_RULES.get(rules)?.plays.get(code);
  if (play === undefined) throw new Error(`${rules} ${code}`);
  return play;
};

const read = (play: Play, text: string): Selection => {
  const selection = parseSelection(play, text);
  if (typeof selection === 'string') throw new Error(`${text}: ${selection}`);
  return selection;
};

const covers = (rules: string, code: string, ...texts: string[]): boolean => {
  const play = playOf(rules, code);
  return coversMore(
    play,
    texts.map((text) => read(play, text)),
    70,
  );
};

const numbers = (count: number, width: number): string =>
  Array.from({ length: count }, (_, number) => String(number).padStart(width, '0')).join(',');

test.each<[rules: string, play: string, texts: string[], most: boolean]>([
  ['SSC', 'DWD', ['0,1,2,3,4,5,6'], false],
  ['SSC', 'DWD', ['0,1,2,3,4,5,6,7'], true],
  ['SSC', 'DWD', ['0,1,2,3', '4,5,6,7'], true],
  ['SSC', 'DWD', ['0,1,2,3,4|5,6,7,8,9|0,1,2,3,4|0,1,2|0'], false],
  ['SSC', 'DWD', ['0,1|-|0,1,2,3,4,5,6,7'], true],
  ['MM2D', '2D', [numbers(70, 2)], false],
  ['MM2D', '2D', [numbers(70, 2), numbers(60, 2)], false],
  ['MM2D', '2D', [numbers(70, 2), '99'], true],
  ['MM3D', '3D', [numbers(700, 3)], false],
  ['MM3D', '3D', [numbers(701, 3)], true],
  ['LF3', 'S3_ZX', [`${numbers(9, 1)}|${numbers(9, 1)}|${numbers(8, 1)}`], false],
  ['LF3', 'S3_ZX', [`${numbers(9, 1)}|${numbers(9, 1)}|${numbers(9, 1)}`], true],
  [
    'LF3',
    'S3_ZX',
    [`0,1,2,3|${numbers(10, 1)}|${numbers(10, 1)}`, `5,6,7,8|${numbers(10, 1)}|${numbers(10, 1)}`],
    true,
  ],
  ['SSC', 'S3F_TS', ['PAIR,HALF'], false],
  ['SSC', 'S3F_TS', ['PAIR,HALF,MIXED6'], true],
  ['SSC', 'DXDS_1', ['BIG,SMALL,ODD,EVEN'], false],
  ['11X5', 'RX5', ['01,02,03,04,05,06,07,08,09,10'], false],
  ['11X5', 'RX5', ['01,02,03,04,05,06,07,08,09,10,11'], true],
  ['11X5', 'RX3_DT', ['01#02,03,04,05,06,07,08,09,10,11'], false],
  ['SSC', 'S3F_ZU3', [numbers(9, 1)], true],
  ['VN_MB', 'XIEN4', ['00,01,02,03,04,05,06,07,08,09'], false],
  ['PK10', 'Q2_ZX', ['01,02,03,04,05|06,07,08,09,10'], false],
])('%s %s %j covers most of the outcomes: %s', (rules, play, texts, most) => {
  expect(covers(rules, play, ...texts)).toBe(most);
});

test('sides that are opposed are known by their names', () => {
  expect(opposedItems(playOf('SSC', 'DXDS_1'))).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(opposedItems(playOf('SSC', 'LHH_15'))).toEqual([[0, 1]]);
  expect(opposedItems(playOf('PK10', 'LH_1'))).toEqual([[0, 1]]);
  expect(opposedItems(playOf('LHC', 'TM_DX'))).toEqual([[0, 1]]);
  expect(opposedItems(playOf('MM2D', '2D'))).toEqual([]);
});

const two = playOf('SSC', 'S2F_ZX');
const digitSets = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 10 });
const selections = fc.array(
  fc.tuple(digitSets, digitSets).map((parts): Selection => ({ kind: 'parts', parts })),
  { minLength: 1, maxLength: 4 },
);

test('what selections cover is what is counted draw by draw', () => {
  fc.assert(
    fc.property(selections, (picked) => {
      let wins = 0;
      for (let draw = 0; draw < 100; draw += 1) {
        const result = [[Math.floor(draw / 10), draw % 10, 0, 0, 0]];
        if (picked.some((one) => (two.hits(one, result)[0] ?? 0) > 0)) wins += 1;
      }
      expect(isSame(coverageOf(two, picked), ratio(wins, 100))).toBe(true);
    }),
  );
});
