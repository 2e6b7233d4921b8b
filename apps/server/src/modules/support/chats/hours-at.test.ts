import { expect, test } from 'vitest';
import { supportSettings, type ChatHours } from '../settings.ts';
import { hoursAt } from './hours-at.ts';

/** An instant on the clock of Yangon; 2026-11-23 is a Monday. */
const at = (day: number, clock: string): Date => new Date(`2026-11-${day}T${clock}:00+06:30`);
const instant = (day: number, clock: string): number => at(day, clock).getTime();

const DAY = { from: '09:00', until: '22:00' };
const weekly = (week: ChatHours['week']): ChatHours => ({ kind: 'WEEKLY', week });
const WORKDAYS = weekly({ MON: DAY, TUE: DAY, WED: DAY, THU: DAY, FRI: DAY });
const ALL = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
const everyDay = (from: string, until: string) =>
  weekly(Object.fromEntries(ALL.map((day) => [day, { from, until }])));

test('where no hours are set, none are said', () => {
  expect(hoursAt({ kind: 'UNSTATED', week: { MON: DAY } }, at(23, '10:00'))).toBeNull();
  expect(hoursAt({ kind: 'ALWAYS', week: {} }, at(23, '10:00'))).toEqual({ state: 'ALWAYS' });
});

test('it is open from its first minute until its last, and then says when it opens next', () => {
  const open = { state: 'OPEN', until: instant(23, '22:00') };
  const today = { state: 'CLOSED', opensAt: instant(23, '09:00'), day: 'TODAY' };
  expect(hoursAt(WORKDAYS, at(23, '08:59'))).toEqual(today);
  expect(hoursAt(WORKDAYS, at(23, '09:00'))).toEqual(open);
  expect(hoursAt(WORKDAYS, at(23, '21:59'))).toEqual(open);
  expect(hoursAt(WORKDAYS, at(23, '22:00'))).toEqual({
    state: 'CLOSED',
    opensAt: instant(24, '09:00'),
    day: 'TOMORROW',
  });
});

test('a day without hours is passed over: on Friday night it opens on Monday', () => {
  const monday = { state: 'CLOSED', opensAt: instant(30, '09:00'), day: 'MON' };
  expect(hoursAt(WORKDAYS, at(27, '23:00'))).toEqual(monday);
  expect(hoursAt(WORKDAYS, at(29, '12:00'))).toEqual({ ...monday, day: 'TOMORROW' });
  expect(hoursAt(weekly({ MON: DAY }), at(23, '22:30'))).toEqual(monday);
});

test('what ends no later than it begins ends on the day after', () => {
  const night = everyDay('18:00', '02:00');
  expect(hoursAt(night, at(24, '01:59'))).toEqual({ state: 'OPEN', until: instant(24, '02:00') });
  expect(hoursAt(night, at(24, '02:00'))).toEqual({
    state: 'CLOSED',
    opensAt: instant(24, '18:00'),
    day: 'TODAY',
  });
});

test('days that meet at midnight are one, and a week of them is always', () => {
  expect(hoursAt(everyDay('00:00', '24:00'), at(23, '10:00'))).toEqual({ state: 'ALWAYS' });
  const WHOLE = { from: '00:00', until: '24:00' };
  const two = weekly({ MON: WHOLE, TUE: WHOLE });
  expect(hoursAt(two, at(23, '10:00'))).toEqual({ state: 'OPEN', until: null });
  expect(hoursAt(two, at(24, '10:00'))).toEqual({ state: 'OPEN', until: instant(25, '00:00') });
});

test.each([
  { kind: 'WEEKLY', week: {} },
  { kind: 'WEEKLY', week: { MON: { from: '24:00', until: '09:00' } } },
  { kind: 'WEEKLY', week: { MON: { from: '9:00', until: '22:00' } } },
  { kind: 'WEEKLY', week: { MON: { from: '09:00', until: '09:00' } } },
  { kind: 'WEEKLY', week: { MON: { from: '09:00', until: '22:60' } } },
  { kind: 'WEEKLY', week: { DAY } },
  { kind: 'NEVER', week: {} },
])('hours that are none cannot be set: %j', (hours) => {
  expect(supportSettings.settings.chatHours.form.safeParse(hours).success).toBe(false);
});
