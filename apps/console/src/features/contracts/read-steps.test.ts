import { expect, test } from 'vitest';
import { readSteps } from './read-steps.ts';

test('steps are read line by line', () => {
  expect(readSteps('0 3 0.5\n 1000000.50  3 0.80\n')).toEqual([
    { minVolume: '0', minActive: 3, rate: '0.5' },
    { minVolume: '1000000.50', minActive: 3, rate: '0.80' },
  ]);
});

test.each(['', '\n', '0 3', '0 3 x', '-1 0 1', '0 3 0.5\nnonsense', '0 3 0.555'])(
  'what is no list of steps is not read: %j',
  (typed) => {
    expect(readSteps(typed)).toBeNull();
  },
);
