import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Side } from '../markets/market.ts';
import { chanceAbove, killChances, type KillStanding, mapWinChance, NO_KILLS } from './kill-chances.ts';

const RATES = { won: 18, lost: 11 };

const homeWins = fc.double({ min: 0.02, max: 0.98, noNaN: true });
const rates = fc.record({
  won: fc.double({ min: 1, max: 80, noNaN: true }),
  lost: fc.double({ min: 1, max: 80, noNaN: true }),
});
const played = fc.double({ min: 0, max: 1, noNaN: true });
const begun = fc
  .record({ home: fc.nat(60), away: fc.nat(60), played })
  .filter(({ home, away }) => home + away > 0)
  .chain(({ home, away, ...rest }) => {
    const firsts = (['home', 'away'] as const).filter((side) => ({ home, away })[side] > 0);
    return fc
      .constantFrom<Side>(...firsts)
      .map((first): KillStanding => ({ kills: { home, away }, first, ...rest }));
  });
const standing = fc.oneof(
  begun,
  played.map((part): KillStanding => ({ ...NO_KILLS, played: part })),
);

const sumOf = (chances: ReadonlyMap<number, number>): number =>
  [...chances.values()].reduce((sum, chance) => sum + chance, 0);

const meanOf = (chances: ReadonlyMap<number, number>): number =>
  [...chances].reduce((sum, [number, chance]) => sum + number * chance, 0);

const mirrored = ({ kills, first, ...rest }: KillStanding): KillStanding => ({
  ...rest,
  kills: { home: kills.away, away: kills.home },
  first: first === null ? null : first === 'home' ? 'away' : 'home',
});

test('chances of kills lie between 0 and 1, add up to one, and are the less the higher a line is', () => {
  fc.assert(
    fc.property(homeWins, rates, standing, (wins, of, stands) => {
      const chances = killChances(wins, of, stands);
      for (const numbers of [chances.leads, chances.totals]) {
        expect(sumOf(numbers)).toBeCloseTo(1, 4);
        expect(Math.min(...numbers.values())).toBeGreaterThanOrEqual(0);
        const above = [...numbers.keys()].map((number) => chanceAbove(numbers, number + 0.5));
        expect(above).toEqual(above.toSorted((a, b) => b - a));
        expect(above.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      }
    }),
  );
});

test('a total that is passed is certain, and no kill is taken back', () => {
  fc.assert(
    fc.property(homeWins, rates, standing, (wins, of, stands) => {
      const { totals } = killChances(wins, of, stands);
      const { home, away } = stands.kills;
      expect(chanceAbove(totals, home + away - 0.5)).toBe(1);
      expect(chanceAbove(totals, home + away + 0.5)).toBeLessThanOrEqual(1);
    }),
  );
});

test('when a map is over its kills are those that there are', () => {
  fc.assert(
    fc.property(homeWins, rates, begun, (wins, of, stands) => {
      const { leads, totals } = killChances(wins, of, { ...stands, played: 1 });
      const { home, away } = stands.kills;
      expect(leads.get(home - away)).toBeCloseTo(1, 9);
      expect(totals.get(home + away)).toBeCloseTo(1, 9);
    }),
  );
});

test('before a map its winner has as many kills as winners have', () => {
  fc.assert(
    fc.property(homeWins, rates, (wins, of) => {
      const { leads, totals } = killChances(wins, of);
      expect(meanOf(totals)).toBeCloseTo(of.won + of.lost, 2);
      expect(meanOf(leads)).toBeCloseTo((2 * wins - 1) * (of.won - of.lost), 2);
      expect(mapWinChance(wins, of, NO_KILLS)).toBeCloseTo(wins, 9);
    }),
  );
});

/** How a map of `RATES` may stand when a part of it is over, with the chance of that. */
const standingsAfter = (part: number) => {
  const counts = Array.from({ length: 24 }, (_, kills) => kills);
  const chanceOf = (kills: number, mean: number): number =>
    counts.slice(1, kills + 1).reduce((chance, one) => (chance * mean) / one, Math.exp(-mean));
  return counts.flatMap((home) =>
    counts.map((away) => ({
      kills: { home, away },
      ifHomeWins: chanceOf(home, RATES.won * part) * chanceOf(away, RATES.lost * part),
      ifAwayWins: chanceOf(home, RATES.lost * part) * chanceOf(away, RATES.won * part),
    })),
  );
};

test('what is said at the start is the mean of what is said later on, by how likely each standing is', () => {
  const [wins, part] = [0.63, 0.2];
  const [before, later] = [killChances(wins, RATES), { total: 0, lead: 0, wins: 0 }];
  for (const { kills, ifHomeWins, ifAwayWins } of standingsAfter(part)) {
    const chance = wins * ifHomeWins + (1 - wins) * ifAwayWins;
    // With kills in any order, as those are that nobody is known to have begun.
    const stands = { kills, first: null, played: part };
    const now = killChances(wins, RATES, stands);
    later.total += chance * chanceAbove(now.totals, 28.5);
    later.lead += chance * chanceAbove(now.leads, 2.5);
    later.wins += chance * mapWinChance(wins, RATES, stands);
  }
  expect(later.total).toBeCloseTo(chanceAbove(before.totals, 28.5), 4);
  expect(later.lead).toBeCloseTo(chanceAbove(before.leads, 2.5), 4);
  expect(later.wins).toBeCloseTo(wins, 4);
});

test('a side that has more kills is likelier to win, but not for the first alone, which is drawn by itself', () => {
  const after = (home: number, away: number, part: number) =>
    mapWinChance(0.5, RATES, { kills: { home, away }, first: 'home', played: part });
  expect(after(1, 0, 0)).toBeCloseTo(0.5, 4);
  expect(after(9, 4, 0.5)).toBeGreaterThan(0.85);
  expect(after(9, 4, 0.5)).toBeGreaterThan(after(8, 4, 0.5));
});

test('the two sides are treated alike', () => {
  fc.assert(
    fc.property(homeWins, standing, (wins, stands) => {
      const [one, other] = [killChances(wins, RATES, stands), killChances(1 - wins, RATES, mirrored(stands))];
      const line = stands.kills.home - stands.kills.away + 2.5;
      expect(chanceAbove(one.leads, line)).toBeCloseTo(1 - chanceAbove(other.leads, -line), 9);
      expect(chanceAbove(one.totals, 30.5)).toBeCloseTo(chanceAbove(other.totals, 30.5), 9);
    }),
  );
});
