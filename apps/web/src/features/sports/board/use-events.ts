import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { sports } from '@hintha/contract';
import { call } from '../../../shared/api.ts';
import { setServerTime } from '../../../shared/clock.ts';
import { useLanguage } from '../../../shared/language.ts';
import { book } from '../live/book.ts';
import { POLL_MS } from '../live/event-query.ts';
import { listStream } from '../live/stream.ts';

export const WHENS = ['live', 'today', 'early', 'all'] as const satisfies typeof sports.EVENT_WHENS;
export type When = (typeof WHENS)[number];

/** While prices come by themselves the list is read for matches that are new. */
const NEW_MS = 30_000;

/** The matches of a sport that can be bet on; what their markets cost is known to every part of the page. */
export const useEvents = (sport: sports.Sport, when: When) => {
  const language = useLanguage((state) => state.language);
  const isStreaming = listStream.use(({ isOpen }) => isOpen === true);
  return useQuery({
    queryKey: ['listSportsEvents', sport, when, language],
    queryFn: async ({ signal }) => {
      const read = await call('listSportsEvents', { query: { sport, when }, signal });
      setServerTime(read.now);
      book.putList(read.list);
      return read;
    },
    placeholderData: (before, query) => (query?.queryKey[1] === sport ? keepPreviousData(before) : undefined),
    staleTime: 0,
    refetchInterval: isStreaming ? NEW_MS : POLL_MS,
  });
};
