import type { DaySpan } from '../period/period.ts';

type Content = 'bets' | 'account' | 'team' | 'user-loss' | 'team-bets' | 'income' | 'settlements';

/** A file is named by its period, so that two of them lie side by side. */
export const csvName = (what: Content, span: DaySpan): string => `hintha-${what}-${span.from}_${span.to}.csv`;
