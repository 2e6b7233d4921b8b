import { type EsportsResult, type Line, lineOf, type Market, type Score } from '@hintha/sports';
import type { GameRules } from './games.ts';

/** What markets on the kills of a map look at. */
interface KillEnd {
  readonly result: EsportsResult;
  readonly chance: number;
}

/** Kills beyond so many have a chance below one in a million. */
const SPREADS = 5;

const poisson = (mean: number): number[] => {
  const most = Math.ceil(mean + SPREADS * Math.sqrt(mean));
  const chances = [Math.exp(-mean)];
  for (let kills = 1; kills <= most; kills += 1) chances.push(((chances[kills - 1] ?? 0) * mean) / kills);
  return chances;
};

const endWith = (map: number, kills: Score, chance: number): KillEnd => {
  const before = Array.from({ length: map - 1 }, () => NOT_COUNTED);
  const played = { ...NOT_COUNTED, kills };
  return {
    result: { offeredBestOf: map, bestOf: map, winner: 'home', maps: [...before, played] },
    chance,
  };
};

const NOT_COUNTED = {
  winner: 'home',
  isPlayed: true,
  kills: null,
  firstBlood: null,
  firstObjective: null,
  pistolRound: null,
} as const;

const add = (sums: Map<number, number>, key: number, chance: number): void =>
  void sums.set(key, (sums.get(key) ?? 0) + chance);

/**
 * How the kills of a map may differ, and what they may come to: those of the winner and of the loser are independent.
 *
 * @param homeWins the chance that the home side wins it.
 */
export const killChances = (homeWins: number, { kills }: GameRules) => {
  const [won, lost] = [poisson(kills.won), poisson(kills.lost)];
  const [leads, totals] = [new Map<number, number>(), new Map<number, number>()];
  for (const [ofWinner, one] of won.entries())
    for (const [ofLoser, other] of lost.entries()) {
      const chance = one * other;
      add(totals, ofWinner + ofLoser, chance);
      add(leads, ofWinner - ofLoser, chance * homeWins);
      add(leads, ofLoser - ofWinner, chance * (1 - homeWins));
    }
  return { leads, totals };
};

export type Chances = ReadonlyMap<number, number>;

export const endsOfLeads = (map: number, leads: Chances): KillEnd[] =>
  [...leads].map(([lead, chance]) =>
    endWith(map, { home: Math.max(lead, 0), away: Math.max(-lead, 0) }, chance),
  );

export const endsOfTotals = (map: number, totals: Chances): KillEnd[] =>
  [...totals].map(([home, chance]) => endWith(map, { home, away: 0 }, chance));

/** The half below the number that is as likely to be passed as not. */
const middleOf = (chances: Chances): number => {
  let sum = 0;
  for (const [number, chance] of [...chances].sort(([a], [b]) => a - b)) {
    sum += chance;
    if (sum >= 0.5) return number - 0.5;
  }
  return -0.5;
};

const HALVES = 4;

/** The main line and one on either side of it. */
export const killLines = (
  market: Pick<Market<EsportsResult>, 'line'>,
  chances: Chances,
  step: number,
): Line[] => {
  const middle = market.line === 'handicap' ? -middleOf(chances) : middleOf(chances);
  return [-1, 0, 1].map((beside) => lineOf((middle + beside * step) * HALVES));
};
