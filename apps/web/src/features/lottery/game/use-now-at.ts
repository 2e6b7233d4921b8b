import { useEffect, useState } from 'react';
import { serverNow } from '../../../shared/clock.ts';

/** As long as a timer of the browser can wait, which no page stays open. */
const LONGEST_MS = 2_000_000_000;

/** The time of the server, renewed only when one of some moments has come. */
export const useNowAt = (moments: readonly number[]): number => {
  const [now, setNow] = useState(serverNow);
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const wait = Math.min(Math.max(next - serverNow(), 0), LONGEST_MS);
    // A timer may come a little early, and then the moment has come all the same.
    const timer = window.setTimeout(() => setNow(Math.max(serverNow(), next)), wait);
    return () => window.clearTimeout(timer);
  }, [next]);
  return now;
};
