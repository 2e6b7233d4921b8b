import { type ServerSeed, toServerSeed } from '@hintha/fairness';
import { drawNumero, LOTTERY_RULES, type LotteryRules, LUNAR_NEW_YEARS } from '@hintha/lottery';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '../../bets/index.ts';
import { entropyOf } from '../rules.ts';

const DAYS = 365;
const NUMEROS_A_DAY = 20;
/** Of chi-square with so many degrees of freedom, exceeded once in ten thousand. */
const LIMITS: Readonly<Record<number, number>> = { 9: 33.7, 10: 35.6, 48: 93.2 };

const digest = (text: string) => createHash('sha256').update(text).digest();
const seedOf = (game: string, day: string): ServerSeed => toServerSeed(digest(`${game} ${day}`));

/** How often each number came first and last in a year of draws, under the clock of each of its days. */
const countYear = (rules: LotteryRules, from: string) => {
  const [first, last] = [new Map<number, number>(), new Map<number, number>()];
  for (let ahead = 0; ahead < DAYS; ahead += 1) {
    const day = addDays(from, ahead);
    for (let n = 1; n <= NUMEROS_A_DAY; n += 1) {
      const code = `${day.replaceAll('-', '')}-${String(n).padStart(4, '0')}`;
      const entropy = entropyOf({ code }, digest(code).toString('hex'));
      const name = { game: rules.code, numero: code, entropy };
      const [drawn = []] = drawNumero(rules, seedOf(rules.code, day), name);
      count(first, drawn[0] ?? -1);
      count(last, drawn.at(-1) ?? -1);
    }
  }
  return { first, last };
};

const count = (counts: Map<number, number>, number: number): void =>
  void counts.set(number, (counts.get(number) ?? 0) + 1);

const chiSquare = (counts: ReadonlyMap<number, number>, outcomes: number): number => {
  const all = [...counts.values()];
  const expected = all.reduce((sum, one) => sum + one, 0) / outcomes;
  return all.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
};

test.each([
  ['SSC', 10],
  ['PK10', 10],
  ['11X5', 11],
  ['LHC', 49],
] as const)('the draws of %s on every day of a year favour none of %i numbers', (code, outcomes) => {
  const rules = LOTTERY_RULES.get(code);
  if (rules === undefined) throw new Error(code);
  for (const counts of Object.values(countYear(rules, '2026-01-01'))) {
    expect(counts.size).toBe(outcomes);
    expect(chiSquare(counts, outcomes)).toBeLessThan(LIMITS[outcomes - 1] ?? 0);
  }
});

const ENGINE = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'Asia/Shanghai', year: 'numeric' });
const yearAt = (day: string): number => {
  const parts = ENGINE.formatToParts(new Date(`${day}T12:00:00+08:00`));
  return Number(new Map<string, string>(parts.map(({ type, value }) => [type, value])).get('relatedYear'));
};

test('the lunar years of the table begin when the calendar of the engine has them, but for two days', () => {
  const others = LUNAR_NEW_YEARS.filter((day) => yearAt(day) === yearAt(addDays(day, -1)));
  expect(others).toEqual(['2027-02-06', '2030-02-03']);
  for (const day of others) expect(yearAt(addDays(day, 1))).toBe(yearAt(addDays(day, -2)) + 1);
});
