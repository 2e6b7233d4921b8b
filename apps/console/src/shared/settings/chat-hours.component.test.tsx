import { loadConsoleMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls, drawPage } from '../../../test/draw-page.tsx';
import { ChatHoursEditor } from './chat-hours-editor.tsx';
import { readChatHours } from './chat-hours.ts';
import type { Json } from './json.ts';

const { settings, calendars } = await loadConsoleMessages('en');
const { chatHours: words } = settings;

const open = (wire: string) => {
  answerCalls();
  const onValue = vi.fn<(value: Json | undefined) => void>();
  return {
    onValue,
    user: drawPage(<ChatHoursEditor wire={wire} onValue={onValue} />, { path: '/settings' }),
  };
};

test('hours are set day by day, and a week without any is none', async () => {
  const { onValue, user } = open('{"kind":"UNSTATED","week":{}}');
  expect(screen.queryByRole('group', { name: calendars.weekdays.MON })).toBeNull();
  await user.selectOptions(screen.getByLabelText(settings.value), 'WEEKLY');
  expect(onValue).toHaveBeenLastCalledWith(undefined);
  const monday = within(screen.getByRole('group', { name: calendars.weekdays.MON }));
  await user.click(monday.getByRole('checkbox'));
  const week = { MON: { from: '09:00', until: '22:00' } };
  expect(onValue).toHaveBeenLastCalledWith({ kind: 'WEEKLY', week });
  await user.clear(monday.getByLabelText(words.until));
  expect(onValue).toHaveBeenLastCalledWith(undefined);
  await user.type(monday.getByLabelText(words.until), '00:00');
  expect(onValue).toHaveBeenLastCalledWith({
    kind: 'WEEKLY',
    week: { MON: { from: '09:00', until: '24:00' } },
  });
});

test('what is not of the form is hours that nobody has set', () => {
  for (const wire of ['', 'null', '[]', '{"kind":"NEVER"}', '{"week":{"MON":1}}'])
    expect(readChatHours(wire)).toEqual({ kind: 'UNSTATED', week: {} });
});
