import { expect, test } from 'vitest';
import { ANIMALS, lunarAnimal } from './index.ts';

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
])('%s lies in a year of the %s', (day, animal) => {
  expect(ANIMALS[lunarAnimal(day) ?? -1]).toBe(animal);
});

test.each(['2020-01-24', '2061-01-01'])('of %s the table says nothing', (day) => {
  expect(lunarAnimal(day)).toBeUndefined();
});
