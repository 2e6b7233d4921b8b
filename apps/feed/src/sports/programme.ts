import { planSeason } from '@hintha/sports';
import { markOf } from '../chance.ts';
import type { League } from './leagues.ts';
import { ESPORTS_LEAGUES, FOOTBALL_LEAGUES } from './leagues.ts';

/** What the fixtures follow from, together with the day. */
export interface Terms {
  readonly seed: string;
  /** How many minutes of a match a minute is. */
  readonly pace: number;
}

/** A match as it is announced. */
export interface Planned {
  readonly code: string;
  readonly league: League;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly announcedAt: number;
  /** Null in football. */
  readonly bestOf: 1 | 3 | 5 | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS: number = 24 * HOUR_MS;

/** Of a sport: how many minutes of a match lie between two starts in a league, and how often one is announced early. */
interface Rhythm {
  readonly leagues: readonly League[];
  readonly slotMinutes: number;
  readonly earlyEveryMs: number;
}

/** With so many minutes about thirteen matches of football and three or four of esports are being played. */
const RHYTHMS: readonly Rhythm[] = [
  { leagues: FOOTBALL_LEAGUES, slotMinutes: 48, earlyEveryMs: 6 * HOUR_MS },
  { leagues: ESPORTS_LEAGUES, slotMinutes: 84, earlyEveryMs: 8 * HOUR_MS },
];

/** Up to that pace matches start at whole minutes. */
const MOST_PACE_OF_MINUTES = 6;

/** Most are announced shortly before their start, and some long before. */
const LEAD_MS = 45 * MINUTE_MS;
export const EARLY_LEAD_MS: number = 2 * DAY_MS;

/** In the order in which matches of all leagues start: a long one beside a short one, so that as many are always played. */
const BEST_OF = [3, 3, 3, 3, 5, 1, 3, 3, 3, 3] as const;

export interface Track {
  readonly league: League;
  /** Among those of its sport, and how many those are. */
  readonly place: number;
  readonly leagues: number;
  readonly slotMs: number;
  readonly slotsADay: number;
  /** Leagues start one after the other. */
  readonly offsetMs: number;
  readonly earlyEveryMs: number;
  /** Tells the matches of these terms from those of others on the same day. */
  readonly mark: string;
}

export const tracksOf = ({ seed, pace }: Terms): Track[] => {
  const mark = markOf(seed, pace);
  return RHYTHMS.flatMap(({ leagues, slotMinutes, earlyEveryMs }) =>
    leagues.map((league, place) => {
      const wholeMs = pace <= MOST_PACE_OF_MINUTES ? MINUTE_MS : 1;
      const slotMs = Math.round((slotMinutes * MINUTE_MS) / pace / wholeMs) * wholeMs;
      const offsetMs = Math.round((place * slotMs) / leagues.length / wholeMs) * wholeMs;
      const slotsADay = Math.floor(DAY_MS / slotMs);
      return { league, place, leagues: leagues.length, slotMs, slotsADay, offsetMs, earlyEveryMs, mark };
    }),
  );
};

const seasons = new Map<string, ReturnType<typeof planSeason>>();

/** The matches of a season of a league, in the order in which they are played. */
export const seasonOf = ({ code, teams }: League): ReturnType<typeof planSeason> => {
  const known = seasons.get(code) ?? planSeason(teams);
  seasons.set(code, known);
  return known;
};

const dayText = (day: number): string =>
  new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

/** When the so many-eth match of a league starts. */
export const startOf = ({ slotMs, slotsADay, offsetMs }: Track, nth: number): number =>
  Math.floor(nth / slotsADay) * DAY_MS + (nth % slotsADay) * slotMs + offsetMs;

/** The so many-eth match of a league. Rounds follow one another without an end, season upon season. */
export const planNth = (track: Track, nth: number): Planned => {
  const { league, place, leagues, slotMs, slotsADay, earlyEveryMs, mark } = track;
  const [day, slot] = [Math.floor(nth / slotsADay), nth % slotsADay];
  const season = seasonOf(league);
  const fixture = season[nth % season.length];
  if (fixture === undefined) throw new Error(`there is no match ${nth} of ${league.code}`);
  const startsAt = startOf(track, nth);
  const isEarly = Math.floor(startsAt / earlyEveryMs) !== Math.floor((startsAt - slotMs) / earlyEveryMs);
  return {
    code: `${league.code}-${dayText(day)}-${slot}-${mark}`,
    league,
    home: fixture.home,
    away: fixture.away,
    startsAt,
    announcedAt: startsAt - (isEarly ? EARLY_LEAD_MS : LEAD_MS),
    bestOf: league.game === 'football' ? null : (BEST_OF[(nth * leagues + place) % BEST_OF.length] ?? 3),
  };
};

/** All matches that start from one instant to before another, those of a league by their start. */
export const plannedBetween = (terms: Terms, fromMs: number, untilMs: number): Planned[] =>
  tracksOf(terms).flatMap((track) => {
    const planned: Planned[] = [];
    for (let day = Math.floor(fromMs / DAY_MS); day * DAY_MS < untilMs; day += 1)
      for (let slot = 0; slot < track.slotsADay; slot += 1) {
        const nth = day * track.slotsADay + slot;
        const startsAt = startOf(track, nth);
        if (startsAt >= fromMs && startsAt < untilMs) planned.push(planNth(track, nth));
      }
    return planned;
  });
