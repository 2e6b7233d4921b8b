/** Every set of so many of the items, each in their order. */
export function* setsOf(items: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) yield [];
  for (const [at, item] of items.entries())
    if (size > 0) for (const rest of setsOf(items.slice(at + 1), size - 1)) yield [item, ...rest];
}

/** Every way to take one item of each part. */
export function* picksOf(parts: readonly (readonly number[])[]): Generator<readonly number[]> {
  const [first, ...rest] = parts;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const item of first) for (const others of picksOf(rest)) yield [item, ...others];
}
