import { expect, test } from 'vitest';
import { eventOf } from '../../../../test/given-matches.ts';
import { clockText, periodOf } from './match-clock.ts';

const at = 1_000_000;
const live = (period: string | null, seconds: number, isRunning = true) => ({
  ...eventOf({}).live,
  state: 'LIVE' as const,
  period,
  clock: { seconds, at, isRunning },
});

test.each([
  ['1st', 0, 0, "1'"],
  ['1st', 62 * 60, 0, "45+18'"],
  ['1st', 44 * 60, 59, "45'"],
  ['1st', 44 * 60, 60, "45+1'"],
  ['2nd', 17 * 60 + 5, 60, "64'"],
  ['2nd', 46 * 60, 0, "90+2'"],
  ['map 2', 605, 10, '10:15'],
] as const)('in the %s, %i seconds in and %i later, the clock says %s', (period, seconds, later, text) => {
  expect(clockText(live(period, seconds), at + later * 1000)).toBe(text);
});

test('a clock that stands does not go on, and none goes back', () => {
  expect(clockText(live('1st', 600, false), at + 120_000)).toBe("11'");
  expect(clockText(live('1st', 600), at - 120_000)).toBe("11'");
});

test('half time and a match without a clock have none', () => {
  expect(clockText(live('ht', 0), at)).toBeNull();
  expect(clockText({ ...live('1st', 0), clock: null }, at)).toBeNull();
});

test('a period that nobody knows is shown as it is called', () => {
  expect(periodOf('map 3')).toEqual({ kind: 'map', map: '3' });
  expect(periodOf('extra')).toEqual({ kind: 'other', text: 'extra' });
  expect(periodOf(null)).toBeNull();
});
