import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { sports } from '@hintha/contract';
import { call, type Reply } from '../../../shared/api.ts';
import { setServerTime } from '../../../shared/clock.ts';
import { useLanguage } from '../../../shared/language.ts';
import { book } from '../live/book.ts';
import { POLL_MS } from '../live/event-query.ts';
import { listStream } from '../live/stream.ts';

export type Outright = Reply<'listSportsOutrights'>['list'][number];

/** While prices come by themselves the list is read for seasons that are new. */
const NEW_MS = 60_000;

/** The seasons of a sport of which it is bet on who wins, and how the last ones ended. */
export const useOutrights = (sport: sports.Sport) => {
  const language = useLanguage((state) => state.language);
  const isStreaming = listStream.use(({ isOpen }) => isOpen === true);
  return useQuery({
    queryKey: ['listSportsOutrights', sport, language],
    queryFn: async ({ signal }) => {
      const read = await call('listSportsOutrights', { query: { sport }, signal });
      setServerTime(read.now);
      book.putList(read.list);
      return read;
    },
    placeholderData: (before, query) => (query?.queryKey[1] === sport ? keepPreviousData(before) : undefined),
    staleTime: 0,
    refetchInterval: isStreaming ? NEW_MS : POLL_MS,
  });
};
