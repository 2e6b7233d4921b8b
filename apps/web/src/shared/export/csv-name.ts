import type { DaySpan } from '../period/period.ts';

/** A file is named by its period, so that two of them lie side by side. */
export const csvName = (what: 'bets' | 'account', span: DaySpan): string =>
  `hintha-${what}-${span.from}_${span.to}.csv`;
