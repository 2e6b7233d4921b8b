import { expect, test } from 'vitest';
import { eventOf } from '../../../../test/given-matches.ts';
import { narrowEvents, rowsOf } from './rows-of.ts';
import { rowsInWindow, startsOf } from './rows-in-window.ts';

const league = (code: string) => ({ code, name: `League ${code}` });
const EVENTS = [
  eventOf({ id: '1', league: league('A') }),
  eventOf({ id: '2', league: league('B'), home: 'ရန်ကုန် ယူနိုက်တက်' }),
  eventOf({ id: '3', league: league('A') }),
];
const keysOf = (rows: ReturnType<typeof rowsOf>) => rows.map(({ key }) => key);

test('matches stand under their leagues, which come in the order of their first match', () => {
  expect(keysOf(rowsOf(EVENTS, new Set()))).toEqual(['league A', '1', '3', 'league B', '2']);
});

test('a league that is folded keeps its head and how many matches it has', () => {
  const rows = rowsOf(EVENTS, new Set(['A']));
  expect(keysOf(rows)).toEqual(['league A', 'league B', '2']);
  expect(rows[0]).toMatchObject({ count: 2, isFolded: true });
});

test('a list is narrowed by league, by a part of a team whatever its case, and by Burmese', () => {
  const ids = (league: string, text: string) => narrowEvents(EVENTS, { league, text }).map(({ id }) => id);
  expect(ids('B', '')).toEqual(['2']);
  expect(ids('', ' ayeyar  fc ')).toEqual(['1', '3']);
  expect(ids('', 'ရန်ကုန်')).toEqual(['2']);
  expect(ids('A', 'nobody')).toEqual([]);
});

const HEIGHTS = Array.from({ length: 1000 }, (_, at) => (at % 10 === 0 ? 40 : 100));
const STARTS = startsOf(HEIGHTS);
const WHOLE = HEIGHTS.reduce((sum, height) => sum + height, 0);

test.each([0, 5_000, 47_123, WHOLE - 600, WHOLE + 10_000, -4_000])(
  'scrolled to %i what is drawn covers what is seen, and the rest has its height',
  (top) => {
    const { from, to, above, below } = rowsInWindow(STARTS, { top, height: 800 }, 3);
    const drawn = HEIGHTS.slice(from, to).reduce((sum, height) => sum + height, 0);
    expect(above + drawn + below).toBe(WHOLE);
    expect(to - from).toBeLessThan(30);
    expect(to).toBeGreaterThan(from);
    const [seenFrom, seenTo] = [Math.min(Math.max(top, 0), WHOLE), Math.min(Math.max(top + 800, 0), WHOLE)];
    expect(above).toBeLessThanOrEqual(seenFrom);
    expect(above + drawn).toBeGreaterThanOrEqual(seenTo);
  },
);

test('an empty list draws nothing', () => {
  expect(rowsInWindow(startsOf([]), { top: 0, height: 800 }, 3)).toEqual({
    from: 0,
    to: 0,
    above: 0,
    below: 0,
  });
});
