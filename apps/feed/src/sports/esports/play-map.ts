import type { Chance, KillStanding, Score, Side } from '@hintha/sports';
import { drawBetween, drawNormal, drawPoisson } from '../../chance.ts';
import { otherSide, plus } from '../score.ts';
import { FIRST_BLOOD, FIRST_OBJECTIVE, type GameRules, PISTOL_ROUND } from './games.ts';
import { normalChance } from './normal.ts';

/** The chance that the home side wins is known anew after so many seconds of a map. */
export const MAP_STEP = 15;
const MINUTE = 60;

/** A map from its start to its end, which is known from the beginning. */
export interface PlayedMap {
  readonly winner: Side;
  readonly seconds: number;
  /** How likely the home side is to win after each step, from the first one. */
  readonly homeWins: readonly number[];
  /** In their order. */
  readonly kills: readonly { readonly at: number; readonly side: Side }[];
  readonly firstBlood: Side;
  readonly firstObjective: Side | null;
  readonly pistolRound: Side | null;
  /** Fights, in which nothing is offered. */
  readonly fights: readonly { readonly from: number; readonly until: number }[];
}

/**
 * Plays a map: the lead is a Brownian motion with a drift of the better side's, and whoever has it in the end has won.
 * So the chance to win is known at every instant, and is right on average.
 *
 * @param edge how much stronger the home side is; the chance that it wins is that of a normal variable below it.
 */
export const playMap = (edge: number, rules: GameRules, chance: Chance): PlayedMap => {
  const steps = drawBetween(chance, rules.minutes.least, rules.minutes.most) * (MINUTE / MAP_STEP);
  const seconds = steps * MAP_STEP;
  const { homeWins, winner } = lead(edge, steps, chance);
  const first = (weight: number): Side => (chance() < firstChance(edge, weight) ? 'home' : 'away');
  const firstBlood = first(FIRST_BLOOD);
  return {
    winner,
    seconds,
    homeWins,
    firstBlood,
    firstObjective: rules.hasObjective ? first(FIRST_OBJECTIVE) : null,
    pistolRound: rules.hasPistol ? first(PISTOL_ROUND) : null,
    kills: killsOf(drawKills(winner, rules, chance), { firstBlood, seconds, chance }),
    fights: fightsOf(seconds, chance),
  };
};

/** How likely the home side is to be first at something. */
export const firstChance = (edge: number, weight: number): number => normalChance(edge * weight);

const lead = (
  edge: number,
  steps: number,
  chance: Chance,
): { readonly homeWins: number[]; readonly winner: Side } => {
  const homeWins = [normalChance(edge)];
  let position = 0;
  for (let step = 1; step <= steps; step += 1) {
    position += edge / steps + drawNormal(chance) / Math.sqrt(steps);
    const left = 1 - step / steps;
    if (left > 0) homeWins.push(normalChance((position + edge * left) / Math.sqrt(left)));
  }
  return { homeWins, winner: position > 0 ? 'home' : 'away' };
};

/** Each side has one at least, so that either may have had the first. */
const drawKills = (winner: Side, { kills }: GameRules, chance: Chance): Score => {
  const drawn = {
    [winner]: drawPoisson(chance, kills.won),
    [otherSide(winner)]: drawPoisson(chance, kills.lost),
  };
  return { home: Math.max(drawn.home ?? 0, 1), away: Math.max(drawn.away ?? 0, 1) };
};

interface KillTerms {
  readonly firstBlood: Side;
  readonly seconds: number;
  readonly chance: Chance;
}

const killsOf = (count: Score, { firstBlood, seconds, chance }: KillTerms): PlayedMap['kills'] => {
  const rest = plus(count, firstBlood, -1);
  const sides = (['home', 'away'] as const).flatMap((side) => Array.from({ length: rest[side] }, () => side));
  const times = [...sides, firstBlood].map(() => Math.floor(chance() * seconds)).sort((a, b) => a - b);
  const [first = 0, ...others] = times;
  return [
    { at: first, side: firstBlood },
    ...shuffle(sides, chance).map((side, n) => ({ at: others[n] ?? first, side })),
  ];
};

const shuffle = <Item>(items: readonly Item[], chance: Chance): Item[] =>
  items
    .map((item) => ({ item, drawn: chance() }))
    .sort((a, b) => a.drawn - b.drawn)
    .map(({ item }) => item);

const FIGHT_EVERY = { least: 90, most: 240 };
const FIGHT_SECONDS = { least: 12, most: 24 };

const fightsOf = (seconds: number, chance: Chance): PlayedMap['fights'] => {
  const fights: { from: number; until: number }[] = [];
  let from = 0;
  for (;;) {
    from += drawBetween(chance, FIGHT_EVERY.least, FIGHT_EVERY.most);
    const until = from + drawBetween(chance, FIGHT_SECONDS.least, FIGHT_SECONDS.most);
    if (until >= seconds) return fights;
    fights.push({ from, until });
    from = until;
  }
};

/** How many kills each side has after so many seconds of a map. */
export const killsAt = ({ kills }: PlayedMap, seconds: number): Score => {
  const by = kills.filter(({ at }) => at <= seconds);
  const home = by.filter(({ side }) => side === 'home').length;
  return { home, away: by.length - home };
};

/** What prices of kills are made from: with those of a second the whole of it is over. */
export const killStandingAt = (map: PlayedMap, second: number): KillStanding => {
  const kills = killsAt(map, second);
  const first = kills.home + kills.away > 0 ? map.firstBlood : null;
  return { kills, first, played: Math.min((second + 1) / map.seconds, 1) };
};
