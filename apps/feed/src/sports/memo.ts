/** Keeps what was worked out last for each of some names, for as long as it is asked for by the same key. */
export const latestOf = <Value>(): ((name: string, key: string, make: () => Value) => Value) => {
  const kept = new Map<string, { readonly key: string; readonly value: Value }>();
  return (name, key, make) => {
    const last = kept.get(name);
    if (last?.key === key) return last.value;
    const value = make();
    kept.set(name, { key, value });
    return value;
  };
};

/** Works something out when it is first asked for. */
export const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
