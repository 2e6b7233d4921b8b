import { OUTRIGHT, titleChances } from '@hintha/sports';
import { competitionOf, type Draft, type DraftOf, NOT_BEGUN, type PlayedEvent } from '../event.ts';
import { latestOf } from '../memo.ts';
import type { Terms } from '../programme.ts';
import { NOT_OFFERED, type Quote, quotePrices } from '../quote.ts';
import { type Course, openCourse, type Table } from './course.ts';
import type { PlannedSeason } from './plan-seasons.ts';

/** So often a season is played on to see who wins it. */
const RUNS = 4_000;
/** Of the book; about what the trade keeps of so many picks. */
export const MARGIN = 0.15;

/** Who wins a season, as the operator hears of it. */
export const openSeasonEvent = (terms: Terms, season: PlannedSeason): PlayedEvent => {
  const { code, closesAt } = season;
  const course = openCourse(terms, season);
  const marketAt = openMarket(season, course);

  const summaryAt = (atMs: number): [Draft, Draft, ...Draft[]] => {
    const phase = course.phaseAt(atMs);
    return [
      announcementOf(season),
      { kind: 'state', event: code, phase, ...NOT_BEGUN },
      ...(phase === 'ended' ? [resultOf(code, course.rankingAt(atMs))] : []),
    ];
  };

  return {
    code,
    // It is found out by playing the last matches, which is not done before somebody asks.
    get endsAt() {
      return course.endsAt();
    },
    silence: null,
    phaseAt: (atMs) => course.phaseAt(atMs),
    summaryAt,
    messagesAt: (atMs) => {
      const [announced, state, ...result] = summaryAt(atMs);
      return [announced, state, marketAt(atMs), ...result];
    },
    nextChangeAt: (atMs) => {
      if (atMs < closesAt) return Math.min(closesAt, course.steadyUntil(atMs));
      return course.phaseAt(atMs) === 'live' ? course.endsAt() : Number.POSITIVE_INFINITY;
    },
  };
};

const announcementOf = ({ code, league, closesAt, lastStartsAt }: PlannedSeason): DraftOf<'outright'> => ({
  kind: 'outright',
  event: code,
  ...competitionOf(league),
  competitors: [...league.teams],
  places: 1,
  voidIfAbsent: false,
  closesAt,
  endsAt: lastStartsAt,
});

const resultOf = (code: string, ranking: string[][]): DraftOf<'result'> => ({
  kind: 'result',
  event: code,
  result: { sport: 'outright', ranking, absent: [] },
});

/** Its only market, which closes with the beginning of the last round. */
const openMarket = ({ code, league, closesAt }: PlannedSeason, course: Course) => {
  const quoteOf = latestOf<Quote>();
  const draft = (status: DraftOf<'market'>['status'], prices: readonly string[]): DraftOf<'market'> => ({
    kind: 'market',
    event: code,
    market: OUTRIGHT,
    line: null,
    status,
    prices: [...prices],
    fee: null,
  });
  return (atMs: number): DraftOf<'market'> => {
    if (atMs >= closesAt)
      return draft(
        'closed',
        league.teams.map(() => NOT_OFFERED),
      );
    const since = course.steadySince(atMs);
    const { prices, canBeOpen } = quoteOf(code, String(since), () => quoteTable(course.tableAt(since)));
    return draft(canBeOpen && !course.isUnclear(atMs) ? 'open' : 'suspended', prices);
  };
};

/** Chances are told from some thousand runs: each is taken to be larger by as much as those may be wrong. */
const quoteTable = ({ merits, left }: Table): Quote => {
  const chances = titleChances(merits, left, RUNS);
  const fair = chances.map((chance) => (chance === 0 ? undefined : 1 / (chance + spreadOf(chance))));
  return quotePrices(fair, MARGIN);
};

const spreadOf = (chance: number): number => Math.sqrt((chance * (1 - chance)) / RUNS);
