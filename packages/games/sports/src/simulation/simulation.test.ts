import { expect, test } from 'vitest';
import { checkFootballResult } from '../markets/football-result.ts';
import { totalOf } from '../markets/market.ts';
import { remainingGoals } from '../pricing/match-clock.ts';
import { playMatch, resultOf } from './play-match.ts';
import { goalRatesOf, planSeason } from './season.ts';
import { seededChance } from './seeded-chance.ts';

const WHOLE = { home: 1.55, away: 1.19 };
const MATCHES = 4_000;

const chance = seededChance(20261126);
const matches = Array.from({ length: MATCHES }, () => playMatch(WHOLE, chance));

test('every match begins, has its break and ends once, and comes to a result that can be', () => {
  for (const incidents of matches) {
    const kinds = incidents.map(({ kind }) => kind);
    for (const once of ['kick_off', 'half_time', 'second_half', 'full_time'] as const)
      expect(kinds.filter((kind) => kind === once)).toHaveLength(1);
    expect([kinds[0], kinds.at(-1)]).toEqual(['kick_off', 'full_time']);
    expect(checkFootballResult(resultOf(incidents))).toEqual(resultOf(incidents));
  }
});

test('the score moves by goals alone, and goes back by one when a goal is disallowed', () => {
  for (const incidents of matches.slice(0, 500))
    for (const [place, { kind, score }] of incidents.entries()) {
      const before = incidents[place - 1];
      const moved = totalOf(score) - (before === undefined ? 0 : totalOf(before.score));
      expect(moved).toBe(kind === 'goal' ? 1 : kind === 'goal_disallowed' ? -1 : 0);
    }
});

test('what matters happens in danger, when nothing can be bet on', () => {
  for (const incidents of matches.slice(0, 500)) {
    let isDanger = false;
    const inSafety = incidents.filter(({ kind }) => {
      if (kind === 'danger') isDanger = true;
      if (kind === 'safe') isDanger = false;
      return (kind.startsWith('goal') || kind === 'review') && !isDanger;
    });
    expect(inSafety).toEqual([]);
  }
});

test('as many goals are scored as are expected, in both halves, and some do not stand', () => {
  const { beforeBreak, afterBreak } = remainingGoals(WHOLE, null);
  const results = matches.map(resultOf);
  const mean = (of: (result: (typeof results)[number]) => number) =>
    results.reduce((sum, result) => sum + of(result), 0) / MATCHES;
  // Four times how far chance alone leads away; red cards move a little beside it.
  const within = 4 * Math.sqrt(1.6 / MATCHES);
  expect(Math.abs(mean(({ halfTime }) => halfTime.home) - beforeBreak.home)).toBeLessThan(within);
  expect(Math.abs(mean(({ fullTime }) => fullTime.home) - beforeBreak.home - afterBreak.home)).toBeLessThan(
    within,
  );
  expect(Math.abs(mean(({ fullTime }) => fullTime.away) - beforeBreak.away - afterBreak.away)).toBeLessThan(
    within,
  );
  const disallowed = matches.flat().filter(({ kind }) => kind === 'goal_disallowed').length;
  expect(disallowed / MATCHES).toBeCloseTo((WHOLE.home + WHOLE.away) * 0.12 * 0.4, 1);
});

const NAMES = Array.from({ length: 20 }, (_, n) => `team ${n + 1}`);

test('in a season each meets each once at home and once away, and plays once a round', () => {
  const fixtures = planSeason(NAMES);
  expect(new Set(fixtures.map(({ home, away }) => `${home}/${away}`)).size).toBe(20 * 19);
  expect(fixtures).toHaveLength(20 * 19);
  for (let round = 1; round <= 38; round += 1) {
    const playing = fixtures.filter((one) => one.round === round).flatMap(({ home, away }) => [home, away]);
    expect(playing.toSorted()).toEqual(NAMES.toSorted());
  }
});

test('nobody plays four times in a row on the same side', () => {
  const fixtures = planSeason(NAMES);
  for (const name of NAMES) {
    const sides = fixtures
      .filter(({ home, away }) => home === name || away === name)
      .map(({ home }) => (home === name ? 'H' : 'A'));
    expect(sides.join('')).not.toMatch(/HHHH|AAAA/);
  }
});

test('a better team scores more and lets in less', () => {
  const [good, average] = [
    { name: 'good', attack: 1.4, defence: 0.8 },
    { name: 'average', attack: 1, defence: 1 },
  ];
  expect(goalRatesOf(average, average)).toEqual(WHOLE);
  expect(goalRatesOf(good, average).home).toBeCloseTo(1.55 * 1.4, 12);
  expect(goalRatesOf(good, average).away).toBeCloseTo(1.19 * 0.8, 12);
});
