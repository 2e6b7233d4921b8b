import { expect, test } from 'vitest';
import { mondayOf, periodsOn } from './rules.ts';

const spanned = { startsOn: '2026-11-01', endsOn: null };

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('a daily mission stands for the day and, while it can be claimed, the day before', () => {
  expect(periodsOn({ ...spanned, type: 'DAILY' }, '2026-11-22')).toEqual([
    { name: '2026-11-21', from: '2026-11-21', to: '2026-11-21', claimUntil: '2026-11-22' },
    { name: '2026-11-22', from: '2026-11-22', to: '2026-11-22', claimUntil: '2026-11-23' },
  ]);
});

test.each([
  ['2026-11-22', ['2026-11-16']],
  ['2026-11-23', ['2026-11-16', '2026-11-23']],
  ['2026-11-24', ['2026-11-23']],
])('a weekly mission stands on %s for the weeks %j', (day, weeks) => {
  expect(periodsOn({ ...spanned, type: 'WEEKLY' }, day).map(({ name }) => name)).toEqual(weeks);
});

test('a period counts no day before the first of its mission and none after the last', () => {
  const mission = { type: 'WEEKLY', startsOn: '2026-11-18', endsOn: '2026-11-20' } as const;
  const cut = { name: '2026-11-16', from: '2026-11-18', to: '2026-11-20', claimUntil: '2026-11-21' };
  expect(periodsOn(mission, '2026-11-17')).toEqual([]);
  expect(periodsOn(mission, '2026-11-19')).toEqual([cut]);
  expect(periodsOn(mission, '2026-11-21')).toEqual([cut]);
  expect(periodsOn(mission, '2026-11-22')).toEqual([]);
});

test('what is done once has one period, from its first day to its last', () => {
  const open = { type: 'ONCE', startsOn: '2026-11-18', endsOn: null } as const;
  const period = { name: '2026-11-18', from: '2026-11-18', to: null, claimUntil: null };
  expect(periodsOn(open, '2026-11-17')).toEqual([]);
  expect(periodsOn(open, '2027-11-17')).toEqual([period]);
  const ended = { ...open, endsOn: '2026-11-30' };
  expect(periodsOn(ended, '2026-11-30')).toHaveLength(1);
  expect(periodsOn(ended, '2026-12-01')).toEqual([]);
});
