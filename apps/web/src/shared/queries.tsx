import { QueryClient, QueryClientProvider, type FetchQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from './api.ts';
import { onLineBack } from './line.ts';

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      // A business error is an answer; only a broken line is worth another try.
      retry: (failures, error) => failures < 2 && !(error instanceof CallError),
    },
  },
});

onLineBack(() => void client.invalidateQueries());

/** Asks ahead of the page that will ask; nothing comes where the server refuses or the line is gone. */
export const askAhead = async <Answer,>(query: FetchQueryOptions<Answer>): Promise<Answer | undefined> => {
  await client.prefetchQuery(query);
  return client.getQueryData(query.queryKey);
};

/** The one store of answers that all pages share; a page that asks with react-query stands inside it. */
export const QueryRoot = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
