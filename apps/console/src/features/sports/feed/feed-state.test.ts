import { expect, test } from 'vitest';
import { HEARD_FEED } from '../../../../test/sports-events.ts';
import { feedStateOf, silenceOf } from './feed-state.ts';

const NOW = 1_000_000;
const FEED = { ...HEARD_FEED, now: NOW, heardAt: NOW - 3_000 };
const SILENT = [{ id: '1', home: 'A', away: 'B', heardAt: NOW - 60_000 }];

test('a feed is down once it was silent for longer than it may, whatever its events say', () => {
  expect(feedStateOf(FEED, 0)).toBe('well');
  expect(feedStateOf({ ...FEED, silent: SILENT }, 0)).toBe('partly');
  expect(feedStateOf({ ...FEED, heardAt: NOW - 20_001, silent: SILENT }, 0)).toBe('down');
  expect(feedStateOf({ ...FEED, heardAt: null }, 0)).toBe('never');
});

test('the silence goes on while the page waits for the next answer', () => {
  expect(silenceOf(FEED, 5_000)).toBe(8_000);
  expect(feedStateOf(FEED, 18_000)).toBe('down');
  expect(silenceOf(FEED, -400)).toBe(3_000);
});
