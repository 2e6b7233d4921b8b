import { expect, test } from 'vitest';
import { LIVE_EVENT } from '../../../test/sports-events.ts';
import { marksOf, printClock } from './event-state.ts';
import type { SportsEvent } from './use-events.ts';

const NOW = 1_000_000;
const { live } = LIVE_EVENT;
const LIVE: SportsEvent['live'] = {
  ...live,
  period: '1st',
  clock: { seconds: 65, at: NOW - 10_000, isRunning: true },
};
const EVENT: SportsEvent = { ...LIVE_EVENT, live: LIVE };

test('the clock goes on by itself while it runs, in the second half from the 45th minute', () => {
  expect(printClock(LIVE, NOW)).toBe('1:15');
  expect(printClock({ ...LIVE, period: '2nd' }, NOW)).toBe('46:15');
  expect(printClock({ ...LIVE, clock: { seconds: 65, at: NOW - 10_000, isRunning: false } }, NOW)).toBe(
    '1:05',
  );
  expect(printClock({ ...LIVE, clock: null }, NOW)).toBe('');
});

test('an attack is shown where nothing else keeps bets out', () => {
  const danger = { ...LIVE, isDanger: true };
  expect(marksOf({ ...EVENT, live: danger })).toEqual(['danger']);
  expect(marksOf({ ...EVENT, live: danger, isSuspended: true })).toEqual(['suspended']);
  expect(marksOf({ ...EVENT, live: danger, isHeard: false })).toEqual(['silent']);
});

test('what differs is shown of a settled event, and no suspension any more', () => {
  expect(marksOf({ ...EVENT, state: 'SETTLED', isSuspended: true, differs: true })).toEqual(['differs']);
});

test('an event ahead is not silent, however long ago it was told', () => {
  expect(marksOf({ ...EVENT, state: 'SCHEDULED', isHeard: false })).toEqual([]);
});
