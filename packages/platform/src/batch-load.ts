import DataLoader from 'dataloader';

/** Makes one load of the loads that are asked for in the same turn of the event loop; nobody waits for a timer. */
export const batchLoad = <Value>(
  loadAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): ((key: string) => Promise<Value | undefined>) => {
  const loader = new DataLoader<string, Value | undefined>(
    async (keys) => {
      const values = await loadAll([...new Set(keys)]);
      return keys.map((key) => values.get(key));
    },
    { cache: false, batchScheduleFn: setImmediate },
  );
  return (key) => loader.load(key);
};
