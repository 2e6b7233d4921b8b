import { QueryClient } from '@tanstack/react-query';
import { CallError } from './api.ts';

/** The one store of answers; it is emptied when somebody signs out. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A business error is an answer; only a broken line is worth another try.
      retry: (failures, error) => failures < 2 && !(error instanceof CallError),
    },
  },
});
