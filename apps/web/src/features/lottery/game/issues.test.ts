import { expect, test } from 'vitest';
import { nextOpening, openIssues, waitOf, type Issue } from './issues.ts';

const numeroOf = (issue: string, openTime: number, closeTime: number): Issue => ({
  gameCode: 'MM2D',
  issue,
  movedTo: null,
  openTime,
  closeTime,
  drawTime: closeTime + 1000,
});

const NOON = numeroOf('20261126-01', 0, 100_000);
const EVENING = numeroOf('20261126-02', 0, 200_000);
const TOMORROW = numeroOf('20261127-01', 150_000, 300_000);
const CALENDAR = { numero: NOON, ahead: [EVENING, TOMORROW] };

test('noon and evening are open at once, and the one that closes first is in front', () => {
  expect(openIssues(CALENDAR, 50_000).map(({ issue }) => issue)).toEqual(['20261126-01', '20261126-02']);
  expect(openIssues(CALENDAR, 100_000).map(({ issue }) => issue)).toEqual(['20261126-02']);
});

test('between two draws it is known when the next one opens', () => {
  const calendar = { numero: null, ahead: [TOMORROW] };
  expect(openIssues(calendar, 120_000)).toEqual([]);
  expect(nextOpening(calendar, 120_000)).toBe(150_000);
  expect(nextOpening(calendar, 150_000)).toBe(null);
});

test('what is known is read again when something happens, and never too often or too seldom', () => {
  expect(waitOf(CALENDAR, 90_000)).toBe(10_800);
  expect(waitOf(CALENDAR, 99_999)).toBe(3000);
  expect(waitOf({ numero: null, ahead: [] }, 0)).toBe(30_000);
});
