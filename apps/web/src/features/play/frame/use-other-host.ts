import { useEffect, useRef } from 'react';
import { dropGameHost, isGameHost } from '../../../shared/game/game-host.ts';
import type { FramedGame } from './stage.tsx';

/** A far line brings a game within this time, of which its title is the first word. */
const PATIENCE_MS = 15_000;

/** Gives a host of games up that says nothing, and launches the game again from where its vendor keeps it. */
export const useOtherHost = (
  launched: FramedGame | undefined,
  title: string | null,
  onAgain: () => unknown,
): void => {
  const again = useRef(onAgain);
  useEffect(() => {
    again.current = onAgain;
  });
  const isAwaited = launched !== undefined && title === null && isGameHost(launched.origin);
  const awaited = isAwaited ? launched.url : null;
  useEffect(() => {
    if (awaited === null) return undefined;
    const timer = window.setTimeout(() => {
      dropGameHost();
      again.current();
    }, PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, [awaited]);
};
