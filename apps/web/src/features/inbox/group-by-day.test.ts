import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const message = (stamp: string) => ({ time: Date.parse(`${stamp}+06:30`) });

test('a day of messages ends at midnight in Yangon', () => {
  const [late, early, before] = [
    message('2026-11-21T00:00:01'),
    message('2026-11-20T23:59:59'),
    message('2026-11-20T00:00:00'),
  ];
  expect(groupByDay([late, early, before])).toEqual([
    { day: '21/11/2026', messages: [late] },
    { day: '20/11/2026', messages: [early, before] },
  ]);
});

test('no messages make no day', () => {
  expect(groupByDay([])).toEqual([]);
});
