import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/** A flood of made-up keys must not grow the memory without end; what was not asked for the longest goes first. */
const MOST_KEYS = 10_000;

/** Asks the loader, and gives its answer again for the time to live; one load a key is under way at a time. */
export const cached = <Value>(
  clock: Clock,
  ttlMs: number,
  load: (key: string) => Promise<Value>,
): ((key: string) => Promise<Value>) => {
  const known = new LRUCache<string, Promise<Value>>({
    max: MOST_KEYS,
    // An answer of just that age is too old here, which the library still gives.
    ttl: ttlMs - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return (key) => {
    const entry = known.get(key);
    if (entry !== undefined) return entry;
    const value = load(key);
    known.set(key, value);
    value.catch(() => known.delete(key));
    return value;
  };
};
