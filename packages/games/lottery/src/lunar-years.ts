import { ANIMALS } from './games/lhc-animals.ts';

const FIRST_YEAR = 2020;

const NEW_YEARS = `
  01-25 02-12 02-01 01-22 02-10 01-29 02-17 02-06 01-26 02-13
  02-03 01-23 02-11 01-31 02-19 02-08 01-28 02-15 02-04 01-24
  02-12 02-01 01-22 02-10 01-30 02-17 02-06 01-26 02-14 02-02
  01-23 02-11 02-01 02-19 02-08 01-28 02-15 02-04 01-24 02-12
  02-02 01-21 02-09 01-29 02-17 02-05 01-26 02-14 02-03 01-23
  02-11 01-31 02-19 02-07 01-27 02-15 02-05 01-24 02-12 02-02
  01-22 02-09 01-29 02-17 02-06 01-26 02-14 02-03 01-24 02-10
  01-30 02-18 02-07 01-27 02-15 02-05 01-25 02-12 02-01 01-21
  02-09`;

/**
 * The day on which the lunar year begins, from 2020 to 2100, by the time of Beijing; lunar-typescript 1 works out the
 * very same. A table, since the calendar of JavaScript engines is wrong where the moon is new around midnight: by a day
 * in 2027 and in 2030.
 */
export const LUNAR_NEW_YEARS: readonly string[] = NEW_YEARS.trim()
  .split(/\s+/)
  .map((day, at) => `${FIRST_YEAR + at}-${day}`);

/** The place of the animal of the lunar year that a day such as 2026-02-17 lies in; undefined outside the table. */
export const lunarAnimal = (day: string): number | undefined => {
  const year = LUNAR_NEW_YEARS.findLastIndex((begin) => begin <= day);
  const isKnown = year >= 0 && day < `${FIRST_YEAR + LUNAR_NEW_YEARS.length}`;
  // The first year of the table is one of the rat, the first of the animals.
  return isKnown ? year % ANIMALS.length : undefined;
};
