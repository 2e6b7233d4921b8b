import type { Clock } from './clock.ts';

/** Asks the loader, and gives its answer again for the time to live; one load a key is under way at a time. */
export const cached = <Value>(
  clock: Clock,
  ttlMs: number,
  load: (key: string) => Promise<Value>,
): ((key: string) => Promise<Value>) => {
  const known = new Map<string, { value: Promise<Value>; until: number }>();
  return (key) => {
    const now = clock.now().getTime();
    const entry = known.get(key);
    if (entry !== undefined && entry.until > now) return entry.value;
    if (known.size >= MOST_KEYS) known.clear();
    const value = load(key);
    known.set(key, { value, until: now + ttlMs });
    value.catch(() => known.delete(key));
    return value;
  };
};

// A flood of made-up keys must not grow the memory without end.
const MOST_KEYS = 50_000;
