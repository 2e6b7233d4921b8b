import { QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError, CallFailed } from './api.ts';

/** What every page asks for all the time, by which it is known whether the server is there. */
export const LINE = ['alarms'] as const;

/** The one store of answers; it is emptied when somebody signs out. */
export const queries = new QueryClient({
  queryCache: new QueryCache({
    // The first call without an answer has the line looked at, which is said before the next turn of asking.
    onError: (error, { queryKey: [name] }) => {
      if (!(error instanceof CallFailed) || name === LINE[0]) return;
      void queries.refetchQueries({ queryKey: LINE, type: 'active' });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A business error is an answer; only a broken line is worth another try.
      retry: (failures, error) => failures < 2 && !(error instanceof CallError),
    },
  },
});
