import { queryOptions } from '@tanstack/react-query';
import { call, CallError } from '../../../shared/api.ts';
import { setServerTime } from '../../../shared/clock.ts';
import { useLanguage } from '../../../shared/language.ts';
import { book } from './book.ts';

/** So often prices are asked for where they do not come by themselves. */
export const POLL_MS = 10_000;

/** One match with all that can be bet on it; what comes is known to every part of the page. */
export const useEventQuery = () => {
  const language = useLanguage((state) => state.language);
  return (id: string, everyMs: number | false) =>
    queryOptions({
      queryKey: ['readSportsEvent', id, language],
      queryFn: async ({ signal }) => {
        const read = await call('readSportsEvent', { params: { id }, signal });
        setServerTime(read.now);
        book.putEvents([read.event]);
        return read;
      },
      staleTime: 0,
      refetchInterval: ({ state: { error } }) => (error instanceof CallError ? false : everyMs),
    });
};
