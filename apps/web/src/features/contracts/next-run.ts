import type { contracts } from '@hintha/contract';
import { businessDay, spanBounds } from '../../shared/period/period.ts';
import type { Kind } from './use-contracts.ts';

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 24 * 3_600_000];
const MIDDLE = 16;

const startOf = (day: string): number => spanBounds({ from: day, to: day }).fromMs;

/** The first instant after another that lies so long behind the beginning of a piece of the business day. */
const nextOf = (nowMs: number, lengthMs: number, behindMs: number): number => {
  const first = startOf(businessDay(nowMs)) + behindMs;
  return first + (Math.floor((nowMs - first) / lengthMs) + 1) * lengthMs;
};

const nextHalf = (nowMs: number, period: contracts.ContractPeriod): number => {
  const isFirst = (day: string) =>
    day.endsWith('-01') || (period !== 'MONTHLY' && day.endsWith(`-${MIDDLE}`));
  let at = nextOf(nowMs, DAY_MS, 3 * HOUR_MS);
  while (!isFirst(businessDay(at))) at += DAY_MS;
  return at;
};

/**
 * When a contract is settled next: windows at their end, hours five minutes later, days at four and dividends at three in
 * the morning of Yangon.
 */
export const nextRun = (kind: Kind, period: contracts.ContractPeriod, nowMs: number): number => {
  if (kind === 'REALTIME') return nextOf(nowMs, 5 * MINUTE_MS, 0);
  if (kind === 'HOURLY') return nextOf(nowMs, HOUR_MS, 5 * MINUTE_MS);
  return kind === 'DAILY' ? nextOf(nowMs, DAY_MS, 4 * HOUR_MS) : nextHalf(nowMs, period);
};
