import type { sabong } from '@hintha/contract';
import { STREAMS } from '@hintha/contract/first-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setServerTime } from '../../../shared/clock.ts';
import { useLanguage } from '../../../shared/language.ts';
import { isUnknown, mergeFights } from './merge-fights.ts';
import { type Card, cardKey } from './use-arenas.ts';

/** Keeps the card of an arena as the stream tells it; the browser opens one that breaks off again by itself. */
export const useStream = (arena: string): void => {
  const client = useQueryClient();
  const language = useLanguage((state) => state.language);
  useEffect(() => {
    const stream = new EventSource(`${STREAMS.sabong}?${new URLSearchParams({ arena })}`);
    const queryKey = cardKey(arena, language);
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { now, fights } = JSON.parse(data) as sabong.SabongStreamMessage;
      setServerTime(now);
      const known = client.getQueryData<Card>(queryKey);
      if (known === undefined) return;
      client.setQueryData<Card>(queryKey, { ...known, fights: mergeFights(known.fights, fights) });
      if (isUnknown(known.fights, fights)) void client.invalidateQueries({ queryKey });
    });
    return () => stream.close();
  }, [client, arena, language]);
};
