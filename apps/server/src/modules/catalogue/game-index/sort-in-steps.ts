import { letOthers } from '@hintha/platform';

/** So many are sorted at a time. */
const AT_ONCE = 500;

type Compare<Item> = (one: Item, other: Item) => number;

/** Sorts a long list; between its steps others are served. What compares as alike keeps its order. */
export const sortInSteps = async <Item>(
  items: readonly Item[],
  compare: Compare<Item>,
): Promise<readonly Item[]> => {
  let runs: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    runs.push(items.slice(start, start + AT_ONCE).toSorted(compare));
    await letOthers();
  }
  while (runs.length > 1) {
    const merged: (readonly Item[])[] = [];
    for (let place = 0; place < runs.length; place += 2) {
      merged.push(merge(runs[place] ?? [], runs[place + 1] ?? [], compare));
      await letOthers();
    }
    runs = merged;
  }
  return runs[0] ?? [];
};

const merge = <Item>(
  ones: readonly Item[],
  others: readonly Item[],
  compare: Compare<Item>,
): readonly Item[] => {
  const merged: Item[] = [];
  let next = 0;
  for (const one of ones) {
    for (let other = others[next]; other !== undefined && compare(other, one) < 0; other = others[next]) {
      merged.push(other);
      next += 1;
    }
    merged.push(one);
  }
  return [...merged, ...others.slice(next)];
};
