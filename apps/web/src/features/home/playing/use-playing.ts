import type { catalogue } from '@hintha/contract';
import { wireCodeOf } from '@hintha/contract/languages';
import { STREAMS } from '@hintha/contract/first-paths';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/language.ts';

export type Played = catalogue.PlayingView & { key: number };

/** So many stand in the row. */
const MOST_SHOWN = 8;

/**
 * Bets as the operator tells them while `isOn`, the newest first; undefined until it has told what there is, and none
 * where it tells nothing. The browser opens a stream that breaks off again by itself.
 */
export const usePlaying = (isOn: boolean): readonly Played[] | undefined => {
  const language = useLanguage((state) => state.language);
  const [bets, setBets] = useState<readonly Played[]>();
  const count = useRef(0);
  useEffect(() => {
    if (!isOn) return undefined;
    const query = new URLSearchParams({ language: wireCodeOf(language) });
    const stream = new EventSource(`${STREAMS.playing}?${query}`);
    let isFirst = true;
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { bets: placed } = JSON.parse(data) as catalogue.PlayingStreamMessage;
      const fresh = placed.map((bet) => ({ ...bet, key: (count.current += 1) }));
      // A stream that is opened anew begins with what is shown already.
      const isWhole = isFirst && fresh.length > 0;
      isFirst = false;
      setBets((shown = []) => (isWhole ? fresh : [...fresh, ...shown].slice(0, MOST_SHOWN)));
    });
    stream.addEventListener('error', () => {
      isFirst = true;
      setBets((shown) => shown ?? []);
    });
    return () => stream.close();
  }, [isOn, language]);
  return bets;
};
