import type { QueryClient } from '@tanstack/react-query';

/**
 * Has a list read again because it has changed. Where it is still on its way for the first time, the answer may be older
 * than the change, and asking again would only join it: then it is read once more behind it.
 */
export const readAgain = async (client: QueryClient, list: string): Promise<void> => {
  const ofList = { queryKey: [list] };
  const isOnItsWay = client
    .getQueryCache()
    .findAll(ofList)
    .some(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
  await client.invalidateQueries(ofList);
  if (isOnItsWay) await client.invalidateQueries(ofList);
};
