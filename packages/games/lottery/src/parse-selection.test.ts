import { digitsOf } from '@hintha/games-kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSelection, LOTTERY_RULES, MOST_TYPED, parseSelection, type Play } from './index.ts';

const playOf = (code: string, playCode: string): Play => {
  const play = LOTTERY_RULES.get(code)?.plays.get(playCode);
  if (play === undefined) throw new Error(`${code} ${playCode}`);
  return play;
};

const read = (code: string, play: string, text: string) => parseSelection(playOf(code, play), text);

test.each([
  ['SSC', 'S5_ZX', '4,5|6|7,8|5|1,3', '4,5|6|7,8|5|1,3'],
  ['SSC', 'S5_ZX', '5,4|6|8,7|5|3,1', '4,5|6|7,8|5|1,3'],
  ['SSC', 'S5_ZX', '9|8|7|6|5;1|2|3|4|5', '1|2|3|4|5;9|8|7|6|5'],
  ['SSC', 'DWD', '5,6|-|7', '5,6|-|7|-|-'],
  ['SSC', 'RX2', '5|6|-|-|3', '5|6|-|-|3'],
  ['SSC', 'LHH_15', 'E,D', 'D,E'],
  ['11X5', 'RX3_DT', '3#8,5,1', '03#01,05,08'],
  ['LHC', 'LX2', 'SNAKE,RAT', 'RAT,SNAKE'],
  ['VN_MB', 'LO2', '99,05', '05,99'],
  ['TH_GLO', 'TOD3', '623', '236'],
])('%s %s: %s is written as %s', (code, play, text, written) => {
  const selection = read(code, play, text);
  if (typeof selection === 'string') throw new Error(selection);
  expect(formatSelection(playOf(code, play), selection)).toBe(written);
  expect(read(code, play, written)).toEqual(selection);
});

test.each([
  ['SSC', 'S5_ZX', ''],
  ['SSC', 'S5_ZX', '1|2|3|4'],
  ['SSC', 'S5_ZX', '1|2|3|4|5|6'],
  ['SSC', 'S5_ZX', '1|2|3|4|-'],
  ['SSC', 'S5_ZX', '1|2|3|4|'],
  ['SSC', 'S5_ZX', '1|2|3|4|5 '],
  ['SSC', 'S5_ZX', '1|2|3|4|５'],
  ['SSC', 'S5_ZX', '1|2|3|4|၅'],
  ['SSC', 'S5_ZX', '1|2|3|4|10'],
  ['SSC', 'S5_ZX', '1|2|3|4|5,5'],
  ['SSC', 'S5_ZX', '1|2|3|4|5;1|2|3|4|5'],
  ['SSC', 'S5_ZX', '1|2|3|4|5;1,2|2|3|4|5'],
  ['SSC', 'S5_ZX', '1|2|3|4|5;'],
  ['SSC', 'S5_ZU120', '1,2,3,4'],
  ['SSC', 'S5_ZU60', '1|1,2,3'],
  ['SSC', 'S3F_ZU3', '5'],
  ['SSC', 'DWD', '-|-|-|-|-'],
  ['SSC', 'RX4', '1|2|3|-|-'],
  ['SSC', 'S3F_ZX_HZ', '28'],
  ['SSC', 'S3F_ZX_HZ', '07'],
  ['SSC', 'DXDS_1', 'big'],
  ['SSC', 'DXDS_1', '__proto__'],
  ['11X5', 'RX3_DT', '1,2,3#4'],
  ['11X5', 'RX3_DT', '1#1,2'],
  ['11X5', 'RX3_DT', '1,2#'],
  ['11X5', 'RX3_DT', '1#2'],
  ['11X5', 'RX3', '1#2,3'],
  ['11X5', 'Q2_ZX', '4|4'],
  ['11X5', 'Q2_ZX', '4|4;1|2'],
  ['11X5', 'RX1', '00'],
  ['11X5', 'RX1', '001'],
  ['VN_MB', 'LO2', '5'],
  ['VN_MB', 'XIEN2', '00,01,02,03,04,05,06,07,08,09,10'],
  ['TH_GLO', 'TOD3', '777'],
  ['TH_GLO', 'TOD3', '236,623'],
  ['MM2D', '2D', '1e1'],
])('%s %s: %j is no selection', (code, play, text) => {
  expect(read(code, play, text)).toBe('selection_malformed');
});

const typed = (count: number): string =>
  Array.from({ length: count }, (_, n) => digitsOf(n, 5).join('|')).join(';');

test('so many combinations may be written out, and one more may not', () => {
  const selection = read('SSC', 'S5_ZX', typed(MOST_TYPED));
  if (typeof selection === 'string') throw new Error(selection);
  expect(playOf('SSC', 'S5_ZX').count(selection)).toBe(MOST_TYPED);
  expect(read('SSC', 'S5_ZX', typed(MOST_TYPED + 1))).toBe('selection_too_large');
});

test('a megabyte of whatever sign is refused', () => {
  for (const sign of ['1', ',', '|', ';', '#', '-', '1,', '1|', '1;'])
    expect(read('SSC', 'S5_ZX', sign.repeat(1_000_000))).toBe('selection_too_large');
});

test('a bet is on a hundred thousand combinations at most', () => {
  const balls = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join();
  expect(read('LHC', 'LM_3Q3', balls(49))).toMatchObject({ kind: 'parts' });
  expect(read('LHC', 'LM_2Q2', balls(49))).toMatchObject({ kind: 'parts' });
  const all = '0,1,2,3,4,5,6,7,8,9';
  expect(read('SSC', 'S5_ZX', [all, all, all, all, all].join('|'))).toMatchObject({ kind: 'parts' });
});

const PLAYS = [...LOTTERY_RULES.values()].flatMap(({ plays }) => [...plays.values()]);
const SIGNS = '0 1 2 3 4 5 6 7 8 9 , , , | | | ; # - BIG SMALL ODD EVEN D T E'.split(' ');

test('whatever is written is a selection that is written the same way again, or is refused', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLAYS), fc.string({ unit: fc.constantFrom(...SIGNS) }), (play, text) => {
      const selection = parseSelection(play, text);
      if (typeof selection === 'string') return;
      expect(play.count(selection)).toBeGreaterThan(0);
      expect(parseSelection(play, formatSelection(play, selection))).toEqual(selection);
    }),
    { numRuns: 2_000 },
  );
});
