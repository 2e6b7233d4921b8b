import type { ServerEvent } from '@hintha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onServerEvent } from '../events.ts';
import { readAgain } from './read-again.ts';

/** Reads lists again when the server tells of something that changes them. */
export const useRefreshOn = (type: ServerEvent['type'], lists: readonly string[]): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      onServerEvent((event) => {
        if (event.type !== type) return;
        for (const list of lists) void readAgain(client, list);
      }),
    [client, type, lists],
  );
};
