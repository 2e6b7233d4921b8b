import { expect, test } from 'vitest';
import { periodText } from './period-text.ts';

test.each([
  ['2026-11-01/15', 'DIVIDEND', '01/11 – 15/11/2026'],
  ['2026-11-16/', 'DIVIDEND', '16/11 – 30/11/2026'],
  ['2028-02', 'DIVIDEND', '01/02 – 29/02/2028'],
  ['2026-11-01/15#1', 'DIVIDEND', '01/11 – 15/11/2026'],
  ['2026-11-20', 'DAILY', '20/11/2026'],
  ['2026-12-28/7', 'DAILY', '28/12 – 03/01/2027'],
  ['2026-11-27T23:00', 'HOURLY', '27/11/2026 23:00–00:00'],
  ['2026-11-27T09:00', 'REALTIME', '27/11/2026 09:00–09:05'],
] as const)('the period %s of %s reads %s', (key, kind, text) => {
  expect(periodText(key, kind)).toBe(text);
});
