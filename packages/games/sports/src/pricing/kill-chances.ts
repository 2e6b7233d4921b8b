import { LEVEL, leadOf, type Score, type Side, totalOf } from '../markets/market.ts';

/** How many kills the winner of a map and its loser have on average. */
export interface KillRates {
  readonly won: number;
  readonly lost: number;
}

/** How far a map has come. */
export interface KillStanding {
  readonly kills: Score;
  /** Who had the first; null before there is one. */
  readonly first: Side | null;
  /** The part of the map that is over, 0 to 1. */
  readonly played: number;
}

export const NO_KILLS: KillStanding = { kills: LEVEL, first: null, played: 0 };

/** How likely each number is. */
export type NumberChances = ReadonlyMap<number, number>;

export interface KillChances {
  /** By how many the home side has more in the end. */
  readonly leads: NumberChances;
  readonly totals: NumberChances;
}

/** Numbers beyond have a chance below one in a million; where few are expected the spread says too little. */
const SPREADS = 5;
const AT_LEAST = 5;

const mostOf = (mean: number): number => Math.ceil(mean + SPREADS * Math.sqrt(mean) + AT_LEAST);

const poisson = (mean: number): Float64Array => {
  const chances = new Float64Array(mostOf(mean) + 1);
  let chance = Math.exp(-mean);
  for (let kills = 0; kills < chances.length; kills += 1) {
    chances[kills] = chance;
    chance *= mean / (kills + 1);
  }
  return chances;
};

/** What each side may be expected to have in the rest of a map that one of them wins. */
const restOf = (winner: Side, { won, lost }: KillRates, { played }: KillStanding): Score => {
  const [ofWinner, ofLoser] = [won * (1 - played), lost * (1 - played)];
  return winner === 'home' ? { home: ofWinner, away: ofLoser } : { home: ofLoser, away: ofWinner };
};

/**
 * How much likelier an end is than if the first kill were one like any other, on average. It is not: it is given to a
 * side, and the others come in any order. So of all ends those are seen more often in which that side has few of the
 * kills: each by the total over that side's.
 */
const meanWeight = ({ kills, first }: KillStanding, rest: Score): number => {
  if (first === null) return 1;
  const other = totalOf(kills) - kills[first] + totalOf(rest) - rest[first];
  let inverse = 0;
  for (const [more, chance] of poisson(rest[first]).entries()) inverse += chance / (kills[first] + more);
  return 1 + other * inverse;
};

/**
 * How likely the home side is to win a map, for whoever sees its kills as well: a lead in kills is what winners have.
 *
 * @param homeWins how likely it is without them.
 */
export const mapWinChance = (homeWins: number, rates: KillRates, standing: KillStanding): number => {
  const weight = (winner: Side): number => meanWeight(standing, restOf(winner, rates, standing));
  const byLead = leadOf('home', standing.kills) * Math.log(rates.won / rates.lost);
  const odds = Math.log(homeWins / (1 - homeWins)) + byLead + Math.log(weight('home') / weight('away'));
  return 1 / (1 + Math.exp(-odds));
};

/** Adds up the chances of the ends of a map that a side wins. */
const addEnds = (
  { kills, first }: KillStanding,
  rest: Score,
  scale: number,
  add: (home: number, away: number, chance: number) => void,
): void => {
  const [ofHome, ofAway] = [poisson(rest.home), poisson(rest.away)];
  for (let moreHome = 0; moreHome < ofHome.length; moreHome += 1) {
    const home = kills.home + moreHome;
    const one = scale * (ofHome[moreHome] ?? 0);
    for (let moreAway = 0; moreAway < ofAway.length; moreAway += 1) {
      const away = kills.away + moreAway;
      const weight = first === null ? 1 : (home + away) / (first === 'home' ? home : away);
      add(home, away, one * (ofAway[moreAway] ?? 0) * weight);
    }
  }
};

/** The chances of numbers from a least one on. */
const openSums = (from: number, until: number) => {
  const chances = new Float64Array(until - from + 1);
  return {
    add: (number: number, chance: number): void => {
      chances[number - from] = (chances[number - from] ?? 0) + chance;
    },
    read: (): NumberChances => {
      const read = new Map<number, number>();
      for (const [place, chance] of chances.entries()) read.set(from + place, chance);
      return read;
    },
  };
};

/**
 * What the kills of a map may come to, from those so far. The winner's and the loser's come each at a rate of its own
 * that does not change while the map lasts, independent of the other's; who wins is known by a chance alone.
 *
 * @param homeWins how likely the home side is to win the map, by everything but its kills.
 */
export const killChances = (
  homeWins: number,
  rates: KillRates,
  standing: KillStanding = NO_KILLS,
): KillChances => {
  const { kills, played } = standing;
  const most = mostOf(Math.max(rates.won, rates.lost) * (1 - played));
  const [lead, total] = [leadOf('home', kills), totalOf(kills)];
  const leads = openSums(lead - most, lead + most);
  const totals = openSums(total, total + 2 * most);
  const home = mapWinChance(homeWins, rates, standing);
  for (const [winner, chance] of [
    ['home', home],
    ['away', 1 - home],
  ] as const) {
    const rest = restOf(winner, rates, standing);
    addEnds(standing, rest, chance / meanWeight(standing, rest), (ofHome, ofAway, weighed) => {
      leads.add(ofHome - ofAway, weighed);
      totals.add(ofHome + ofAway, weighed);
    });
  }
  return { leads: leads.read(), totals: totals.read() };
};

/** The chance of more than so many. */
export const chanceAbove = (chances: NumberChances, number: number): number => {
  let [above, all] = [0, 0];
  for (const [one, chance] of chances) {
    all += chance;
    if (one > number) above += chance;
  }
  return above / all;
};
