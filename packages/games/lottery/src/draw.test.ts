import { commitTo, isServerSeed, type ServerSeed, wordStream } from '@hintha/fairness';
import { expect, test } from 'vitest';
import { drawResult, LOTTERY_RULES, printResult, readResult } from './index.ts';

const SEED = 'c3f1a8b2d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f';
const seed = (text: string): ServerSeed => {
  if (!isServerSeed(text)) throw new Error(`${text} is no seed`);
  return text;
};
const COMMITMENT = '9e513e31be1f6c16c997ebef8278d7c77c390a267c01b75e6fd36cecdd8eb13b';

const draw = (code: string, game: string) => {
  const rules = LOTTERY_RULES.get(code);
  if (rules === undefined) throw new Error(code);
  const words = wordStream(seed(SEED), `${game}:20260115-0001:beacon-0001`);
  const result = drawResult(rules, words);
  expect(readResult(rules, printResult(rules, result))).toEqual(result);
  return result;
};

test('the seed of the rule book has the commitment that was published for it', () => {
  expect(commitTo(seed(SEED))).toBe(COMMITMENT);
});

test.each([
  ['SSC', 'SSC1', [[5, 6, 7, 5, 3]]],
  ['11X5', '11X5_1', [[11, 3, 7, 1, 5]]],
  ['PK10', 'PK10_1', [[5, 10, 8, 4, 7, 9, 1, 2, 3, 6]]],
  ['LHC', 'LHC5', [[45, 26, 5, 7, 15, 3], [19], [0]]],
])('%s is drawn as the rule book has it', (code, game, result) => {
  expect(draw(code, game)).toEqual(result);
});

test.each([...LOTTERY_RULES.values()])('a draw of $code is a result of its rules', ({ code, tiers }) => {
  expect(draw(code, code).map(({ length }) => length)).toEqual(tiers.map(({ count }) => count));
});

test.each([
  ['SSC', [['1', '2', '3', '4']]],
  ['SSC', [['1', '2', '3', '4', '５']]],
  ['SSC', [['1', '2', '3', '4', '10']]],
  ['11X5', [['1', '2', '3', '4', '12']]],
  ['11X5', [['1', '2', '3', '4', '4']]],
  ['LHC', [['1', '2', '3', '4', '5', '6'], ['6'], ['HORSE']]],
  ['LHC', [['1', '2', '3', '4', '5', '6'], ['7'], ['CAT']]],
  ['MM2D', [['5']]],
  ['MM2D', [['05'], ['06']]],
])('%s: %j is no result', (code, texts) => {
  const rules = LOTTERY_RULES.get(code);
  expect(rules && readResult(rules, texts)).toBe('result_malformed');
});
