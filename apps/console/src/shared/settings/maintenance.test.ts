import { expect, test } from 'vitest';
import { fromField, readMaintenance, toField } from './maintenance.ts';

test('the field shows the time of Yangon and gives the same instant back', () => {
  expect(toField('2026-11-30T11:30:00.000Z')).toBe('2026-11-30T18:00');
  expect(fromField('2026-11-30T18:00')).toBe('2026-11-30T11:30:00.000Z');
  expect([toField(null), fromField('')]).toEqual(['', null]);
});

test('what is not of the form is an open site', () => {
  for (const wire of ['', 'null', '[]', '{"on":1}'])
    expect(readMaintenance(wire)).toEqual({ on: false, message: {}, until: null });
  expect(readMaintenance('{"on":true,"message":{"en":"soon","my":2},"until":null}')).toEqual({
    on: true,
    message: { en: 'soon' },
    until: null,
  });
});
