import type { Score } from '@hintha/sports';
import { type Happened, openEvent, type PlayedMatch, type PlayState } from '../event.ts';
import type { Planned, Terms } from '../programme.ts';
import { LEVEL } from '../score.ts';
import { openMarkets } from './markets.ts';
import { type EsportsMatch, openEsportsMatch, wonOf } from './match.ts';
import { killsAt, MAP_STEP } from './play-map.ts';
import { standingAt } from './standing.ts';

/** The wire has two digits for what is shown beside the score. */
const MOST_SHOWN = 99;

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

const shown = ({ home, away }: Score): Score => ({
  home: Math.min(home, MOST_SHOWN),
  away: Math.min(away, MOST_SHOWN),
});

const stateAt = (match: EsportsMatch, at: number): PlayState => {
  const { over, score, current, seconds, isFight } = standingAt(match, at);
  const last = current ?? over.at(-1);
  const kills = last === undefined ? LEVEL : killsAt(last.map, current === null ? last.map.seconds : seconds);
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
    statistics: { kills: shown(kills) },
  };
};
