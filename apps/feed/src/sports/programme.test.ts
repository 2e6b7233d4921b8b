import { expect, test } from 'vitest';
import { ESPORTS_LEAGUES, FOOTBALL_LEAGUES } from './leagues.ts';
import { plannedBetween, type Planned } from './programme.ts';
import { openPlayed, openRoster } from './roster.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.UTC(2026, 10, 26);
const TERMS = { seed: 'hintha', pace: 3 };

const day = plannedBetween(TERMS, START, START + DAY_MS);

test('leagues have an even number of teams from 8 to 20, and every name once', () => {
  const leagues = [...FOOTBALL_LEAGUES, ...ESPORTS_LEAGUES];
  for (const { teams } of leagues) {
    expect(teams.length % 2).toBe(0);
    expect(teams.length).toBeGreaterThanOrEqual(8);
    expect(teams.length).toBeLessThanOrEqual(20);
  }
  const names = leagues.flatMap(({ teams }) => teams);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(leagues.map(({ code }) => code)).size).toBe(leagues.length);
});

test('the same terms plan the same matches, whenever they are asked for', () => {
  const half = START + DAY_MS / 2;
  const halves = [...plannedBetween(TERMS, START, half), ...plannedBetween(TERMS, half, START + DAY_MS)];
  const byCode = (a: Planned, b: Planned) => (a.code < b.code ? -1 : 1);
  expect(halves.toSorted(byCode)).toEqual(day.toSorted(byCode));
});

test('other terms plan matches of other names, so that none is taken for another', () => {
  const codes = new Set(day.map(({ code }) => code));
  expect(codes.size).toBe(day.length);
  for (const other of [
    { seed: 'another', pace: 3 },
    { seed: 'hintha', pace: 4 },
  ])
    for (const { code } of plannedBetween(other, START, START + DAY_MS)) expect(codes.has(code)).toBe(false);
});

test('matches start at whole minutes', () => {
  expect(day.filter(({ startsAt }) => startsAt % 60_000 !== 0)).toEqual([]);
});

test('at any moment ten to sixteen matches of football and about three of esports are played, and 60 to 100 are ahead', () => {
  const roster = openRoster(TERMS);
  const esports: number[] = [];
  for (let atMs = START; atMs < START + DAY_MS; atMs += 17 * 60_000) {
    const events = roster.at(atMs);
    const live = events.filter((event) => event.phaseAt(atMs) === 'live');
    const football = live.filter(({ planned }) => planned.bestOf === null).length;
    expect(football).toBeGreaterThanOrEqual(10);
    expect(football).toBeLessThanOrEqual(16);
    esports.push(live.length - football);
    const ahead = events.filter((event) => event.phaseAt(atMs) === 'scheduled').length;
    expect(ahead).toBeGreaterThanOrEqual(60);
    expect(ahead).toBeLessThanOrEqual(100);
  }
  const mean = esports.reduce((sum, count) => sum + count, 0) / esports.length;
  expect(mean).toBeGreaterThan(3);
  expect(mean).toBeLessThan(4);
  expect(Math.min(...esports)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...esports)).toBeLessThanOrEqual(6);
});

test.each([1, 3, 60])('nobody plays two matches at once when %i minutes of them are a minute', (pace) => {
  const terms = { seed: 'hintha', pace };
  const busyUntil = new Map<string, number>();
  const planned = plannedBetween(terms, START, START + (2 * DAY_MS) / pace);
  for (const one of planned.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const { endsAt } = openPlayed(terms, one);
    for (const team of [one.home, one.away]) {
      expect(busyUntil.get(team) ?? 0).toBeLessThanOrEqual(one.startsAt);
      busyUntil.set(team, endsAt);
    }
  }
});

test('most matches are announced shortly before they start, and one an hour two days before', () => {
  const early = day.filter(({ startsAt, announcedAt }) => startsAt - announcedAt > HOUR_MS);
  const football = early.filter(({ bestOf }) => bestOf === null);
  expect(football).toHaveLength(24);
  expect(early.length - football.length).toBe(9);
  expect(new Set(early.map(({ startsAt, announcedAt }) => startsAt - announcedAt))).toEqual(
    new Set([2 * DAY_MS]),
  );
});
