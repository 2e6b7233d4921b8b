import { expect, test } from 'vitest';
import { readSteps } from './read-steps.ts';

test('steps are read line by line', () => {
  expect(readSteps('0 3 0.5\n 1000000.50  3 0.80\n')).toEqual({
    steps: [
      { minVolume: '0', minActive: 3, rate: '0.5' },
      { minVolume: '1000000.50', minActive: 3, rate: '0.80' },
    ],
    wrong: null,
  });
});

test('nothing typed is no step, and nothing wrong', () => {
  expect([readSteps(''), readSteps('\n \n')]).toEqual([
    { steps: [], wrong: null },
    { steps: [], wrong: null },
  ]);
});

test.each([
  ['0 3', 1],
  ['0 3 x', 1],
  ['-1 0 1', 1],
  ['0 3 0.5\n\nnonsense', 3],
  ['0 3 0.555', 1],
])('the line that is no step is named: %j', (typed, line) => {
  expect(readSteps(typed)).toEqual({ steps: [], wrong: line });
});
