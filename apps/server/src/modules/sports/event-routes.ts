import { sports } from '@hintha/contract';
import { BusinessError, type Served, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { businessDay, dayEnd, dayStart } from '../../business-day.ts';
import { readSettings } from '../settings/index.ts';
import {
  countEvents,
  findEvents,
  listEvents,
  listIncidents,
  listOutrights,
  listOver,
  readClock,
} from './events/event-store.ts';
import { countMarkets, listMainMarkets, listMarkets } from './events/market-store.ts';
import { isDecided, LISTED_MARKETS, scoreOf } from './rules.ts';
import { sportsSettings } from './settings.ts';
import type { SportsEvent } from './types.ts';
import { printResult, toEventState, toEventView } from './views.ts';

interface ListQuery {
  readonly sport: sports.Sport;
  readonly when: (typeof sports.EVENT_WHENS)[number];
  readonly league?: string | undefined;
  readonly count?: number | undefined;
}

const listBoard = async ({ db }: AppContext, { sport, when, league, count }: ListQuery) => {
  const { silenceSeconds } = await readSettings(db, sportsSettings);
  const now = await readClock(db);
  const dayEnds = dayEnd(businessDay(now));
  const filter = {
    sport,
    league: league ?? null,
    isLive: when === 'live',
    startsBefore: when === 'today' ? dayEnds : null,
    startsFrom: when === 'early' ? dayEnds : null,
  };
  const [found, counts] = await Promise.all([
    listEvents(db, filter, silenceSeconds),
    countEvents(db, sport, dayEnds),
  ]);
  const events = found.slice(0, count);
  const ids = events.map(({ id }) => id);
  const [markets, marketCounts] = await Promise.all([
    listMainMarkets(db, ids, LISTED_MARKETS),
    countMarkets(db, ids),
  ]);
  const byEvent = Map.groupBy(markets, ({ eventId }) => eventId);
  return {
    now: now.getTime(),
    counts,
    list: events.map((event) =>
      toEventView(event, byEvent.get(event.id) ?? [], marketCounts.get(event.id) ?? 0),
    ),
  };
};

const readEvent = async ({ db }: AppContext, id: bigint) => {
  const { silenceSeconds } = await readSettings(db, sportsSettings);
  const event = (await findEvents(db, [id], silenceSeconds)).get(id);
  if (event === undefined) throw new BusinessError('not_found');
  const [now, markets, incidents] = await Promise.all([
    readClock(db),
    listMarkets(db, id),
    listIncidents(db, id),
  ]);
  const count = markets.filter(({ state }) => state !== 'CLOSED').length;
  return {
    now: now.getTime(),
    event: toEventView(event, markets, count),
    timeline: incidents.map(({ kind, side, minute, homeScore, awayScore }) => ({
      kind,
      side,
      minute,
      score: { home: homeScore, away: awayScore },
    })),
    statistics: { ...event.standing.statistics },
    result: printKnown(event),
  };
};

const listSeasons = async ({ db }: AppContext, { sport, league }: Pick<ListQuery, 'sport' | 'league'>) => {
  const { silenceSeconds } = await readSettings(db, sportsSettings);
  const now = await readClock(db);
  const events = await listOutrights(db, { sport, league: league ?? null }, silenceSeconds);
  const markets = await listMainMarkets(
    db,
    events.map(({ id }) => id),
    LISTED_MARKETS,
  );
  const byEvent = Map.groupBy(markets, ({ eventId }) => eventId);
  return {
    now: now.getTime(),
    list: events.map((event) => {
      const own = byEvent.get(event.id) ?? [];
      return { ...toEventView(event, own, own.length), result: printKnown(event) };
    }),
  };
};

/** What was settled of an event as a line of text; null before. */
const printKnown = (event: SportsEvent): string | null =>
  isDecided(event.state) && event.result !== null ? printResult(event, event.result) : null;

/** What anybody may know: events, their markets, and results. */
export const eventRoutes = (ctx: AppContext): Served[] => [
  serveVisitor(sports.listSportsEvents, ({ query }) => listBoard(ctx, query)),
  serveVisitor(sports.readSportsEvent, ({ params }) => readEvent(ctx, BigInt(params.id))),
  serveVisitor(sports.listSportsOutrights, ({ query }) => listSeasons(ctx, query)),
  serveVisitor(sports.listSportsResults, async ({ query: { sport, day: asked } }) => {
    const day = asked ?? businessDay(await readClock(ctx.db));
    const events = await listOver(ctx.db, sport, { from: dayStart(day), to: dayEnd(day) });
    return {
      day,
      list: events.map((event) => ({
        id: String(event.id),
        league: { code: event.league, name: event.leagueName },
        home: event.home,
        away: event.away,
        startsAt: event.startsAt.getTime(),
        score: scoreOf(event),
        halfTime: event.standing.halfTime ?? null,
        state: toEventState(event.state),
      })),
    };
  }),
];
