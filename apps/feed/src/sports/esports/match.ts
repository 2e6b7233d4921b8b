import type { EsportsResult, MapResult, Score, Side } from '@hintha/sports';
import { chanceOf, driftAt } from '../../chance.ts';
import { abandonedAfter, type Fate, fateOf } from '../fate.ts';
import type { Planned, Terms } from '../programme.ts';
import { GAME_RULES, type GameRules } from './games.ts';
import { normalChance } from './normal.ts';
import { killsAt, type PlayedMap, playMap } from './play-map.ts';
import { LEVEL, plus } from '../score.ts';

/** Between two maps, in seconds of the match. */
const BREAK_SECONDS = 360;

/** A map with when it begins and ends, in seconds of the match. */
export interface PlacedMap {
  readonly from: number;
  readonly until: number;
  readonly map: PlayedMap;
}

/** A match of esports from its start to its end, which is known from the beginning. */
export interface EsportsMatch {
  readonly planned: Planned;
  readonly seed: string;
  readonly bestOf: 1 | 3 | 5;
  readonly rules: GameRules;
  /** By which the home side is stronger. */
  readonly edge: number;
  readonly fate: Fate;
  readonly maps: readonly PlacedMap[];
  readonly endsAt: number;
  readonly result: EsportsResult & { readonly winner: Side };
}

const SPREAD = 0.45;
const strengthOf = (seed: string, league: string, name: string): number =>
  SPREAD * (2 * chanceOf(seed, league, name)() - 1);

/** By which the home side is stronger. */
export const edgeOf = (seed: string, { league, home, away }: Planned): number =>
  strengthOf(seed, league.code, home) - strengthOf(seed, league.code, away);

export const openEsportsMatch = ({ seed }: Pick<Terms, 'seed'>, planned: Planned): EsportsMatch => {
  const { code, league, bestOf } = planned;
  if (league.game === 'football' || bestOf === null) throw new Error(`${code} is no match of esports`);
  const edge = edgeOf(seed, planned);
  const rules = GAME_RULES[league.game];
  const maps = playMaps(bestOf, (map) => playMap(edge, rules, chanceOf(seed, code, 'map', map)));
  const won = wonOf(maps);
  const fate = fateOf(seed, code);
  const whole = maps.at(-1)?.until ?? 0;
  return {
    planned,
    seed,
    bestOf,
    rules,
    edge,
    fate,
    maps,
    endsAt: fate === 'abandoned' ? Math.floor(whole * abandonedAfter(seed, code)) : whole,
    result: {
      offeredBestOf: bestOf,
      bestOf,
      winner: won.home > won.away ? 'home' : 'away',
      maps: maps.map(({ map }) => resultOf(map)),
    },
  };
};

const playMaps = (bestOf: number, play: (map: number) => PlayedMap): PlacedMap[] => {
  const maps: PlacedMap[] = [];
  let from = 0;
  while (Math.max(...Object.values(wonOf(maps))) <= bestOf / 2) {
    const map = play(maps.length + 1);
    const until = from + map.seconds;
    maps.push({ from, until, map });
    from = until + BREAK_SECONDS;
  }
  return maps;
};

/** How many of some maps each side has won. */
export const wonOf = (maps: readonly PlacedMap[]): Score =>
  maps.reduce((score, { map }) => plus(score, map.winner), LEVEL);

export const resultOf = (map: PlayedMap): MapResult => ({
  winner: map.winner,
  isPlayed: true,
  kills: killsAt(map, map.seconds),
  firstBlood: map.firstBlood,
  firstObjective: map.firstObjective,
  pistolRound: map.pistolRound,
});

const DRIFT = 0.04;
const DRIFT_KNOT_MS = 30 * 60_000;

/** How likely the home side is thought to win a map before the start, which wanders about the right chance. */
export const opinionAt = ({ seed, planned, edge }: EsportsMatch, atMs: number): number =>
  normalChance(edge + DRIFT * driftAt(atMs, DRIFT_KNOT_MS, seed, planned.code));
