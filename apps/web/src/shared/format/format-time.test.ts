import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInstant, formatMoment, formatTime } from './format-time.ts';

test('SHELL-066: times are those of Yangon, half an hour off the full zones', () => {
  const instant = Date.UTC(2026, 10, 21, 8, 2, 8);
  expect(formatTime(instant)).toBe('14:32');
  expect(formatTime(instant, { seconds: true })).toBe('14:32:08');
  expect(formatInstant(instant)).toBe('21/11/2026 14:32');
  expect(formatMoment(instant)).toBe('21/11/2026 14:32:08');
});

test('midnight in Yangon begins the next day as 00:00', () => {
  expect(formatInstant(Date.UTC(2026, 10, 21, 17, 30))).toBe('22/11/2026 00:00');
});

test('instants read as the browser’s own format writes them', () => {
  const stamp = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Yangon',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const instants = fc.date({ min: new Date('1950-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (date) => {
      const wanted = stamp.format(date).replace(',', '');
      return formatMoment(date.getTime()) === wanted;
    }),
  );
});
