import { expect, test } from 'vitest';
import { sumQueues } from './sum-queues.ts';

const QUEUES = [
  { state: 'REVIEW', count: 2, oldestAt: 500 },
  { state: 'SUBMITTED', count: 3, oldestAt: 200 },
  { state: 'AWAITING', count: 9, oldestAt: 100 },
];

test('several states count as one, and its oldest is the oldest of them', () => {
  expect(sumQueues(QUEUES, ['REVIEW', 'SUBMITTED'])).toEqual({ count: 5, oldestAt: 200 });
});

test('a queue that nobody stands in has no oldest', () => {
  expect(sumQueues(QUEUES, ['MATCHING'])).toBeUndefined();
  expect(sumQueues(undefined, ['REVIEW'])).toBeUndefined();
});
