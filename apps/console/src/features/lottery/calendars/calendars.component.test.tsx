import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import { CalendarsPage } from './calendars-page.tsx';
import type { Calendar, Effects } from './use-calendars.ts';

const { appShell, calendars: words } = await loadConsoleMessages('en');

const AT = Date.UTC(2026, 11, 31, 5, 31);
const TWO_DIGITS: Calendar = {
  gameCode: 'MM2D',
  names: { en: 'Myanmar 2D', my: 'မြန်မာ 2D' },
  prizeMode: 'SEA',
  isFirstParty: false,
  isOn: true,
  turned: null,
  schedule: {
    kind: 'days',
    zone: 390,
    weekdays: [1, 2, 3, 4, 5],
    monthDays: null,
    draws: [
      { drawsAt: 721, locksAt: 713 },
      { drawsAt: 990, locksAt: 953 },
    ],
  },
  days: [{ id: '3', day: '2026-12-10', toDay: null, reason: 'Constitution Day', by: 'thura', at: AT }],
  next: { issue: '20261231-01', closeTime: AT - 480_000, drawTime: AT },
};
const SWIFT: Calendar = {
  ...TWO_DIGITS,
  gameCode: 'E_SSC',
  names: { en: 'Swift five digits', my: 'အမြန် ဂဏန်းငါးလုံး' },
  isOn: false,
  schedule: { kind: 'interval', seconds: 45, lockSeconds: 5 },
  days: [],
};
const NOTHING: Effects = { created: 0, moved: 0, voided: 0, bets: 0, stake: '0.00', draws: [] };
const VOIDED: Effects = {
  ...NOTHING,
  voided: 1,
  bets: 7,
  stake: '12000.00',
  draws: [
    {
      gameCode: 'MM2D',
      names: TWO_DIGITS.names,
      issue: '20261231-01',
      effect: 'VOIDED',
      before: AT,
      after: null,
      bets: 7,
      stake: '12000.00',
    },
  ],
};

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('listViews', [])
    .give('listLotteryCalendars', [TWO_DIGITS, SWIFT])
    .give('listAdminNumeros', { list: [], total: 0, totalPages: 0 });
});

const draw = (address = '/calendars') => drawPage(<CalendarsPage />, { path: '/calendars', address });
const openDrawer = async (name: string) => {
  await screen.findByRole('heading', { name });
  return within(screen.getByRole('complementary'));
};
/** The name of an action has its key beside it. */
const act = (name: string) => ({ name: new RegExp(`^${name}`, 'u') });

test('each lottery shows its days, times and lock, and those that are off have a view of their own', async () => {
  const user = draw();
  expect(await screen.findByText('12:01, 16:30 UTC+6:30')).toBeDefined();
  expect(screen.getByText('8, 37 min before')).toBeDefined();
  expect(screen.getByText('Mon, Tue, Wed, Thu, Fri')).toBeDefined();
  await user.click(screen.getByRole('button', { name: words.kinds.off }));
  await waitFor(() => expect(screen.queryByText('Myanmar 2D')).toBeNull());
  expect(screen.getByText('every 45 s')).toBeDefined();
});

test('holidays are pasted, seen through, and proposed where there are bets on their draws', async () => {
  answers.give('previewCalendarChange', VOIDED).give('changeLotteryCalendar', {
    done: false,
    proposed: { id: '41', payloadHash: 'f'.repeat(64), expiresAt: AT },
  });
  const user = draw('/calendars/MM2D');
  await user.click((await openDrawer('Myanmar 2D')).getByRole('button', act(words.close)));
  await fill(user, words.theDays, '2026-12-31 2027-01-01');
  await fill(user, appShell.reason, 'the exchange is closed');
  const confirm = (name: string) => openDialog().getByRole<HTMLButtonElement>('button', { name });
  expect(confirm(words.doChange).disabled).toBe(true);
  await user.click(confirm(words.preview));
  expect(await openDialog().findByText(words.needsTwo)).toBeDefined();
  await user.click(confirm(words.propose));
  await screen.findByText(words.proposed);
  const change = { kind: 'CLOSE', games: ['MM2D'], days: ['2026-12-31', '2027-01-01'] };
  expect(answers.asked('previewCalendarChange')).toMatchObject([{ body: { change } }]);
  expect(answers.asked('changeLotteryCalendar')).toMatchObject([
    { body: { change, reason: 'the exchange is closed' } },
  ]);
});

test('a day that was closed is taken back, and nothing is said to change that does not', async () => {
  answers
    .give('previewCalendarChange', NOTHING)
    .give('changeLotteryCalendar', { done: true, proposed: null });
  const user = draw('/calendars/MM2D');
  const lift = { name: `${words.lift}: 2026-12-10` };
  await user.click((await openDrawer('Myanmar 2D')).getByRole('button', lift));
  await user.click(openDialog().getByRole('button', { name: words.preview }));
  expect(await openDialog().findByText(words.nothing)).toBeDefined();
  await fill(user, appShell.reason, 'it trades after all');
  await user.click(openDialog().getByRole('button', { name: words.doChange }));
  await screen.findByText(words.done);
  expect(answers.asked('changeLotteryCalendar')).toMatchObject([
    { body: { change: { kind: 'LIFT', id: '3' } } },
  ]);
});
