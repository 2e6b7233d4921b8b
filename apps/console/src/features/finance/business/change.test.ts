import { expect, test } from 'vitest';
import { changeOf } from './change.ts';

test.each([
  ['150.00', '100.00', { way: 'up', percent: '50.0' }],
  ['75.00', '100.00', { way: 'down', percent: '25.0' }],
  [7, 7, { way: 'same', percent: '0.0' }],
  ['-50.00', '-100.00', { way: 'up', percent: '50.0' }],
  ['-50.00', '100.00', { way: 'down', percent: '150.0' }],
  [3, 0, null],
])('%s beside %s', (now, before, expected) => {
  expect(changeOf(now, before)).toEqual(expected);
});
