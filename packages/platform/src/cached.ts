import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/** A flood of made-up keys must not grow the memory without end; what was not asked for the longest goes first. */
const MOST_KEYS = 10_000;

export interface Cached<Value> {
  (key: string): Promise<Value>;
  /** Has everything loaded anew. */
  readonly forget: () => void;
}

/** Asks the loader, and gives its answer again for the time to live; one load a key is under way at a time. */
export const cached = <Value>(
  clock: Clock,
  ttlMs: number,
  load: (key: string) => Promise<Value>,
): Cached<Value> => {
  const known = new LRUCache<string, Promise<Value>>({
    max: MOST_KEYS,
    // An answer of just that age is too old here, which the library still gives.
    ttl: ttlMs - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const read = (key: string): Promise<Value> => {
    const entry = known.get(key);
    if (entry !== undefined) return entry;
    const value = load(key);
    known.set(key, value);
    value.catch(() => known.delete(key));
    return value;
  };
  return Object.assign(read, { forget: () => known.clear() });
};
