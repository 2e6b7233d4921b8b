import { expect, test } from 'vitest';
import { ANIMALS, LUNAR_NEW_YEARS, lunarAnimal } from './index.ts';

test.each([
  ['2020-01-25', 'RAT'],
  ['2026-02-16', 'SNAKE'],
  ['2026-02-17', 'HORSE'],
  ['2027-02-05', 'HORSE'],
  ['2027-02-06', 'GOAT'],
  ['2030-02-02', 'ROOSTER'],
  ['2030-02-03', 'DOG'],
  ['2031-12-31', 'PIG'],
  ['2032-02-11', 'RAT'],
  ['2033-01-31', 'OX'],
  ['2060-12-31', 'DRAGON'],
  ['2061-01-20', 'DRAGON'],
  ['2061-01-21', 'SNAKE'],
  ['2100-12-31', 'MONKEY'],
])('%s lies in a year of the %s', (day, animal) => {
  expect(ANIMALS[lunarAnimal(day) ?? -1]).toBe(animal);
});

test.each(['2020-01-24', '2101-01-01'])('of %s the table says nothing', (day) => {
  expect(lunarAnimal(day)).toBeUndefined();
});

const DAY_MS = 24 * 3_600_000;
const MONTH_AND_DAY = new Intl.DateTimeFormat('en-u-ca-chinese', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
const isNewYear = (at: number): boolean => MONTH_AND_DAY.format(at) === '1/1';

test('the calendar of the engine begins each year of the table on the same day, or on the one beside it', () => {
  const begins = LUNAR_NEW_YEARS.map((day) => Date.parse(day));
  expect(begins.filter((at) => ![-1, 0, 1].some((days) => isNewYear(at + days * DAY_MS)))).toEqual([]);
  const beside = LUNAR_NEW_YEARS.filter((_, at) => !isNewYear(begins[at] ?? 0));
  expect(beside.every((day) => ['2027-02-06', '2030-02-03'].includes(day))).toBe(true);
});
