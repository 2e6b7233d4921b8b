import type { Score } from '@hintha/sports';
import { type Happened, openEvent, type PlayedMatch, type PlayState } from '../event.ts';
import type { Planned, Terms } from '../programme.ts';
import { LEVEL } from '../score.ts';
import { openMarkets } from './markets.ts';
import { type EsportsMatch, openEsportsMatch, wonOf } from './match.ts';
import { killsAt, MAP_STEP } from './play-map.ts';
import { pricedSecond, type Standing, standingAt } from './standing.ts';

/** A match of esports as the operator hears of it. */
export const openEsportsEvent = (terms: Terms, planned: Planned): PlayedMatch => {
  const match = openEsportsMatch(terms, planned);
  const instants = instantsOf(match);
  return openEvent(terms, planned, {
    fate: match.fate,
    endsAt: match.endsAt,
    happened: happenedIn(match),
    markets: openMarkets(match),
    result: {
      sport: 'esports',
      bestOf: match.bestOf,
      winner: match.result.winner,
      maps: [...match.result.maps],
    },
    stateAt: (seconds) => stateAt(match, seconds),
    nextAfter: (seconds) => instants.find((at) => at > seconds) ?? Number.POSITIVE_INFINITY,
  });
};

/** Where something is different: every step of a map, its fights, and its end. */
const instantsOf = ({ maps }: EsportsMatch): number[] => {
  const instants = maps.flatMap(({ from, until, map }) => [
    ...map.homeWins.map((_, step) => from + step * MAP_STEP),
    ...map.fights.flatMap((fight) => [from + fight.from, from + fight.until]),
    until,
  ]);
  return [...new Set(instants)].sort((a, b) => a - b);
};

const happenedIn = ({ maps, endsAt }: EsportsMatch): Happened[] => {
  const start: Happened = { at: 0, incident: 'kick_off', side: null, minute: null, score: LEVEL };
  const won = maps.map(({ until, map }, place): Happened => ({
    at: until,
    incident: 'map_won',
    side: map.winner,
    minute: null,
    score: wonOf(maps.slice(0, place + 1)),
  }));
  return [start, ...won].filter(({ at }) => at <= endsAt);
};

const stateAt = (match: EsportsMatch, at: number): PlayState => {
  const standing = standingAt(match, at);
  const { over, score, current, seconds, isFight } = standing;
  return {
    period: current === null ? 'break' : `map ${over.length + 1}`,
    clock: current === null ? null : { seconds: Math.floor(seconds), isRunning: true },
    score,
    halfTime: null,
    firstGoal: null,
    lastGoal: null,
    sentOff: LEVEL,
    isDanger: isFight,
    // Maps that have begun and ended: whoever waits over one of these bets on something else.
    incidents: 2 * over.length + (current === null ? 0 : 1),
    statistics: { kills: shownKills(standing) },
  };
};

/** Those of the map that is being played or was last; while bets are taken none that prices do not know yet. */
const shownKills = (standing: Standing): Score => {
  const { over, current, seconds, isFight } = standing;
  if (current !== null) return killsAt(current.map, isFight ? seconds : pricedSecond(standing));
  const last = over.at(-1);
  return last === undefined ? LEVEL : killsAt(last.map, last.map.seconds);
};
