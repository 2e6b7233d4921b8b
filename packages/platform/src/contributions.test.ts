import { expect, test } from 'vitest';
import { collectContributions, contribute, contributionPoint } from './contributions.ts';

const prices = contributionPoint<number>('prices');
const names = contributionPoint<string>('names');

test('a point is given what was added to it, in the order of the list, and nothing of another', () => {
  const added = collectContributions([contribute(prices, 2), contribute(names, 'x'), contribute(prices, 1)]);
  expect(added.all(prices)).toEqual([2, 1]);
  expect(added.all(names)).toEqual(['x']);
});

test('a point that lives of one contribution fails with none and with two', () => {
  expect(collectContributions([contribute(prices, 0)]).one(prices)).toBe(0);
  expect(() => collectContributions([]).one(prices)).toThrow('prices needs one contribution');
  const twice = collectContributions([contribute(prices, 1), contribute(prices, 2)]);
  expect(() => twice.one(prices)).toThrow('prices needs one contribution');
});
