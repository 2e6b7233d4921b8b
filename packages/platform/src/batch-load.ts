/** Makes one load of the loads that are asked for in the same turn of the event loop; nobody waits for a timer. */
export const batchLoad = <Value>(
  loadAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): ((key: string) => Promise<Value | undefined>) => {
  let asked: { keys: Set<string>; values: Promise<ReadonlyMap<string, Value>> } | undefined;
  return async (key) => {
    asked ??= begin();
    asked.keys.add(key);
    return (await asked.values).get(key);
  };

  function begin() {
    const keys = new Set<string>();
    const values = new Promise<void>((resolve) => void setImmediate(resolve)).then(() => {
      asked = undefined;
      return loadAll([...keys]);
    });
    return { keys, values };
  }
};
