import { expect, test } from 'vitest';
import { formatInstant } from '../../shared/format/format-time.ts';
import { nextRun } from './next-run.ts';

const at = (text: string) => Date.parse(`${text}+06:30`);

test.each([
  ['REALTIME', 'WINDOW', '2026-11-27T09:33', '27/11/2026 09:35'],
  ['REALTIME', 'WINDOW', '2026-11-27T09:35', '27/11/2026 09:40'],
  ['HOURLY', 'HOURLY', '2026-11-27T09:04', '27/11/2026 09:05'],
  ['HOURLY', 'HOURLY', '2026-11-27T23:30', '28/11/2026 00:05'],
  ['DAILY', 'DAILY', '2026-11-27T03:59', '27/11/2026 04:00'],
  ['DAILY', 'WEEKLY', '2026-11-27T04:00', '28/11/2026 04:00'],
  ['DIVIDEND', 'SEMIMONTHLY', '2026-11-01T03:00', '16/11/2026 03:00'],
  ['DIVIDEND', 'SEMIMONTHLY', '2026-11-27T09:00', '01/12/2026 03:00'],
  ['DIVIDEND', 'MONTHLY', '2026-11-10T09:00', '01/12/2026 03:00'],
] as const)('%s by %s is settled next after %s at %s', (kind, period, now, next) => {
  expect(formatInstant(nextRun(kind, period, at(now)))).toBe(next);
});
