import {
  type Chance,
  mapsWon,
  matchChances,
  type MeritChance,
  meritsOf,
  type PointRules,
  type Score,
} from '@hintha/sports';
import { chanceOf } from '../../chance.ts';
import { edgeOf, type EsportsMatch, openEsportsMatch } from '../esports/match.ts';
import { normalChance } from '../esports/normal.ts';
import { endsAt, standingAt } from '../esports/standing.ts';
import { viewEnds } from '../football/ends.ts';
import { type FootballMatch, openFootballMatch, resultOfMatch } from '../football/match.ts';
import { openingOf, pricedAt } from '../football/priced.ts';
import { ratesOf } from '../football/strength.ts';
import { once } from '../memo.ts';
import type { Planned, Terms } from '../programme.ts';
import { longestMs } from '../roster.ts';
import { openTimetable, type Timetable } from '../timetable.ts';

const FOOTBALL_POINTS: PointRules = { win: 3, draw: 1 };
const ESPORTS_POINTS: PointRules = { win: 1, draw: 0 };

/** The ends that a match may still come to; a single one when it is over, and none when it counts for nobody. */
type Ends = readonly MeritChance[];

/** A match of a season, as far as its table is concerned. */
export interface SeasonMatch {
  readonly planned: Planned;
  /** What the season is played on by, of this match alone. */
  draw(): Chance;
  at(atMs: number): Ends;
  /** Instants in play from which its ends are other ones or unclear, its own end among them. */
  changes(): readonly number[];
  /** Whether something has happened of which it is not known yet what it comes to, as while a goal is looked at. */
  isUnclear(atMs: number): boolean;
}

/** A match that is being played, or may be. */
interface Live {
  readonly timetable: Timetable;
  /** In seconds of the match. */
  readonly changes: readonly number[];
  endsAt(seconds: number): Ends;
  isUnclear(seconds: number): boolean;
}

const weigh = (
  ends: readonly { readonly score: Score; readonly chance: number }[],
  points: PointRules,
): Ends => ends.map(({ score, chance }) => ({ ...meritsOf(score, points), chance }));

/** What is played, as a season sees it. */
interface Kind {
  readonly points: PointRules;
  /** Before the start. */
  ahead(): Ends;
  live(): Live;
  /** The score at the end; null of a match that was put off or broken off. */
  result(): Score | null;
}

const footballOf = (terms: Terms, planned: Planned): Kind => {
  const points = FOOTBALL_POINTS;
  const scoresOf = (ends: ReturnType<typeof viewEnds>): Ends =>
    weigh(
      ends.map(({ result, chance }) => ({ score: result.fullTime, chance })),
      points,
    );
  return {
    points,
    ahead: () => scoresOf(viewEnds(openingOf({ rates: ratesOf(terms.seed, planned) }), 'score')),
    live: () => {
      const match = openFootballMatch(terms, planned);
      return {
        timetable: openTimetable({ ...terms, ...match, startsAt: planned.startsAt, seconds: match.endsAt }),
        changes: [...match.changes, ...countedIn(match)],
        endsAt: (seconds) => scoresOf(viewEnds(pricedAt(match, seconds, 'seldom'), 'score')),
        isUnclear: (seconds) => {
          const { standing } = pricedAt(match, seconds, 'seldom');
          return standing.incidents !== match.standingAt(seconds).incidents;
        },
      };
    },
    result: () => resultOfMatch(terms, planned)?.fullTime ?? null,
  };
};

/** When goals and the like happened: the match is unclear from then until prices follow. */
const countedIn = (match: FootballMatch): number[] => {
  const countAt = (seconds: number): number => match.standingAt(seconds).incidents;
  return match.moments.flatMap(({ at }) => (countAt(at) === countAt(at - 1) ? [] : [at]));
};

const esportsOf = (terms: Terms, planned: Planned): Kind => {
  const points = ESPORTS_POINTS;
  const open = (): EsportsMatch => openEsportsMatch(terms, planned);
  const scoresOf = (ends: ReturnType<typeof endsAt>): Ends =>
    weigh(
      ends.map(({ result, chance }) => ({ score: mapsWon(result), chance })),
      points,
    );
  return {
    points,
    ahead: () => scoresOf(matchChances(normalChance(edgeOf(terms.seed, planned)), planned.bestOf ?? 1)),
    live: () => {
      const match = open();
      return {
        timetable: openTimetable({ ...terms, ...match, startsAt: planned.startsAt, seconds: match.endsAt }),
        changes: match.maps.map(({ until }) => until),
        endsAt: (seconds) => scoresOf(endsAt(match, standingAt(match, seconds))),
        isUnclear: () => false,
      };
    },
    result: () => {
      const { fate, result } = open();
      return fate === 'played' ? mapsWon(result) : null;
    },
  };
};

const HOUR_MS = 60 * 60_000;

export const openSeasonMatch = (terms: Terms, planned: Planned): SeasonMatch => {
  const { startsAt, code } = planned;
  const kind = planned.bestOf === null ? footballOf(terms, planned) : esportsOf(terms, planned);
  const ahead = once(() => kind.ahead());
  let opened: Live | null = null;
  const live = (): Live => (opened ??= kind.live());
  const over = once((): Ends => {
    const score = kind.result();
    return score === null ? [] : weigh([{ score, chance: 1 }], kind.points);
  });
  return {
    planned,
    draw: () => chanceOf(terms.seed, code, 'season'),
    at: (atMs) => {
      // A match that is far from being played is not played for this.
      if (atMs < startsAt - HOUR_MS) return ahead();
      if (atMs >= startsAt + longestMs(terms)) {
        opened = null;
        return over();
      }
      const { timetable, ...match } = live();
      const phase = timetable.phaseAt(atMs);
      if (phase === 'scheduled') return ahead();
      return phase === 'live' ? match.endsAt(timetable.secondsAt(atMs)) : over();
    },
    isUnclear: (atMs) => {
      const { timetable, ...match } = live();
      return timetable.phaseAt(atMs) === 'live' && match.isUnclear(timetable.secondsAt(atMs));
    },
    changes: () => {
      const { timetable, changes } = live();
      return [...changes.map((seconds) => timetable.instantOf(seconds)), timetable.endsAt];
    },
  };
};
