import { type Happened, type PlayedMatch, openEvent, type PlayState } from '../event.ts';
import type { Planned, Terms } from '../programme.ts';
import { openMarkets } from './markets.ts';
import { type FootballMatch, isReported, minuteOf, openFootballMatch } from './match.ts';
import { nextStepAfter } from './priced.ts';
import { lastUntil } from './standings.ts';
import { statisticsOf } from './tally.ts';

/** A match of football as the operator hears of it. */
export const openFootballEvent = (terms: Terms, planned: Planned): PlayedMatch => {
  const match = openFootballMatch(terms, planned);
  const instants = match.moments.map(({ at }) => at);
  return openEvent(terms, planned, {
    fate: match.fate,
    endsAt: match.endsAt,
    happened: happenedIn(match),
    markets: openMarkets(match),
    result: { sport: 'football', ...match.result },
    stateAt: (seconds) => stateAt(match, seconds),
    nextAfter: (seconds) => {
      const step = nextStepAfter(match, seconds);
      return Math.min(step, instants[lastUntil(instants, seconds) + 1] ?? step);
    },
  });
};

const happenedIn = (match: FootballMatch): Happened[] =>
  match.moments.flatMap(({ at, incident: { kind, side, score } }) => {
    if (!isReported(kind)) return [];
    const isOfPlay = side !== null;
    return [
      { at, incident: kind, side, minute: isOfPlay ? minuteOf(match.standingAt(at), at) : null, score },
    ];
  });

const stateAt = (match: FootballMatch, seconds: number): PlayState => {
  const { period, periodStart, dangerSince, incidents, tally, ...standing } = match.standingAt(seconds);
  const { score, halfTime, firstGoal, lastGoal, sentOff } = standing;
  const isPlaying = period === '1st' || period === '2nd';
  return {
    period,
    clock: isPlaying ? { seconds: Math.floor(seconds - periodStart), isRunning: true } : null,
    score,
    halfTime,
    firstGoal,
    lastGoal,
    sentOff,
    isDanger: dangerSince !== null,
    incidents,
    statistics: statisticsOf(tally),
  };
};
