import type { Result } from '../use-events.ts';

/** A value as text in which the order of the keys does not count. */
const spell = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Whether both are results, and say the same. */
export const isSameResult = (one: Result | undefined, other: Result | null): boolean =>
  one !== undefined && other !== null && spell(one) === spell(other);
