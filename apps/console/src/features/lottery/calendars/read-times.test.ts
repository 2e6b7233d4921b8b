import { expect, test } from 'vitest';
import { readTimes, type TypedTimes, typeTimes } from './read-times.ts';

const TWICE = {
  kind: 'days' as const,
  zone: 390,
  weekdays: null,
  monthDays: null,
  draws: [
    { drawsAt: 721, locksAt: 713, suffix: '-01' },
    { drawsAt: 990, locksAt: 953, suffix: '-02' },
  ],
};

const typed = typeTimes(TWICE);
const drawOf = (at: string, lock: string) => ({ key: at, suffix: null, at, lock });
const having = (draws: TypedTimes['draws']): TypedTimes => ({ ...typed, draws });

test('the times of a lottery are typed as they are, and read as they were', () => {
  expect(typed.draws).toMatchObject([
    { suffix: '-01', at: '12:01', lock: '8' },
    { suffix: '-02', at: '16:30', lock: '37' },
  ]);
  expect(readTimes('days', typed)).toEqual({
    kind: 'days',
    draws: [
      { suffix: '-01', drawsAt: 721, lockMinutes: 8 },
      { suffix: '-02', drawsAt: 990, lockMinutes: 37 },
    ],
  });
});

test.each([
  [[]],
  [[drawOf('', '5')]],
  [[drawOf('11:00', '0')]],
  [[drawOf('00:30', '31')]],
  [[drawOf('11:00', 'five')]],
  [[...typed.draws, drawOf('12:01', '5')]],
])('draws such as %j are none', (draws) => {
  expect(readTimes('days', having(draws))).toBeUndefined();
});

test.each([
  ['90', '5', { kind: 'interval', seconds: 90, lockSeconds: 5 }],
  ['7', '5', undefined],
  ['70', '5', undefined],
  ['7200', '5', undefined],
  ['60', '60', undefined],
  ['60', '0', undefined],
  ['', '5', undefined],
])('every %j seconds with a lock of %j', (seconds, lockSeconds, times) => {
  expect(readTimes('interval', { draws: [], seconds, lockSeconds })).toEqual(times);
});
