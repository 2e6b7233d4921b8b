import { expect, test } from 'vitest';
import { sameQuery } from './same-query.ts';

test('the order of the filters does not count, their values do', () => {
  expect(sameQuery('?a=1&b=x%20y', 'b=x+y&a=1')).toBe(true);
  expect(sameQuery('?a=1', 'a=2')).toBe(false);
  expect(sameQuery('', '?')).toBe(true);
});
