import type { DaySpan } from '../period/period.ts';

/** A file is named by what it holds and by its period, so that two of them lie side by side. */
export const csvName = (what: string, { from, to }: DaySpan): string => `hintha-${what}-${from}_${to}.csv`;
