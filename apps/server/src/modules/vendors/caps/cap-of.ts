import { formatAmount } from '@hintha/money';
import type { Caps } from '../types.ts';
import type { Cap } from './rules.ts';

/** A cap as it is written down: an amount, or how many times the stake. */
export const capOf = (caps: Caps, cap: Cap): string => {
  if (cap === 'max_win_times') return String(caps.maxWinTimes);
  return formatAmount(cap === 'max_win' ? caps.maxWin : caps.maxDayWin);
};
