import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';
import { useRows } from '../../shared/table/use-rows.ts';

export type SportsEvent = Reply<'listAdminEvents'>['list'][number];
export type EventFile = Reply<'readAdminEvent'>;
export type Market = EventFile['markets'][number];
export type Ticket = EventFile['tickets'][number];
export type EnteredResult = EventFile['results'][number];
export type Result = EnteredResult['result'];

/** The answers that every use case on the book renews. */
export const SPORTS = 'sports';

export const LISTS = ['live', 'ahead', 'due', 'over'] as const;
export type EventList = (typeof LISTS)[number];
export const SPORT_NAMES = ['football', 'esports'] as const;

const isOneOf = <Name extends string>(names: readonly Name[], text: string): text is Name =>
  (names as readonly string[]).includes(text);

/** The list that an address asks for; those in play when it asks for none. */
export const listOf = (text: string): EventList => (isOneOf(LISTS, text) ? text : 'live');

const PAGE = 50;
/** In play much changes within seconds, and what is over hardly ever. */
const EVERY_MS: Readonly<Record<EventList, number>> = {
  live: 4_000,
  ahead: 10_000,
  due: 10_000,
  over: 30_000,
};

/** The events of a list, read anew by themselves. */
export const useEvents = ({ list, sport }: { readonly list: EventList; readonly sport: string }) =>
  useRows<SportsEvent>({
    key: [SPORTS, 'list', list, sport],
    everyMs: EVERY_MS[list],
    fetch: async (cursor, signal) => {
      const pageNo = Number(cursor ?? 1);
      const { list: rows, totalPages } = await call('listAdminEvents', {
        query: { list, sport: isOneOf(SPORT_NAMES, sport) ? sport : undefined, pageNo, pageSize: PAGE },
        signal,
      });
      return { rows, next: pageNo < totalPages ? String(pageNo + 1) : undefined };
    },
  });

const DUE_MS = 30_000;

/** How many events wait for the staff. */
export const useDueCount = (): number => {
  const { data } = useQuery({
    queryKey: [SPORTS, 'due'],
    queryFn: ({ signal }) => call('listAdminEvents', { query: { list: 'due', pageSize: 1 }, signal }),
    refetchInterval: DUE_MS,
  });
  return data?.total ?? 0;
};

/** An event with its markets, tickets and results. */
export const useEvent = (id: string) =>
  useQuery({
    queryKey: [SPORTS, 'event', id],
    queryFn: ({ signal }) => call('readAdminEvent', { params: { id }, signal }),
    refetchInterval: EVERY_MS.live,
  });

export type Feed = Reply<'readSportsFeed'>;

const FEED_MS = 5_000;

/** How the feed does. */
export const useFeed = (everyMs = FEED_MS) =>
  useQuery({
    queryKey: [SPORTS, 'feed'],
    queryFn: ({ signal }) => call('readSportsFeed', { signal }),
    refetchInterval: everyMs,
  });
