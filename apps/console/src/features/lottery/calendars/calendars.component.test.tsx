import { loadConsoleMessages } from '@hintha/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import { CalendarsPage } from './calendars-page.tsx';
import type { Calendar, Effects } from './use-calendars.ts';

const { appShell, calendars: words } = await loadConsoleMessages('en');

const AT = Date.UTC(2026, 11, 31, 5, 31);
const TWICE: Calendar['schedule'] = {
  kind: 'days',
  zone: 390,
  weekdays: [1, 2, 3, 4, 5],
  monthDays: null,
  draws: [
    { drawsAt: 721, locksAt: 713, suffix: '-01' },
    { drawsAt: 990, locksAt: 953, suffix: '-02' },
  ],
};
const TWO_DIGITS: Calendar = {
  gameCode: 'MM2D',
  names: { en: 'Myanmar 2D', my: 'မြန်မာ 2D' },
  prizeMode: 'SEA',
  isFirstParty: false,
  isOn: true,
  turned: null,
  schedule: TWICE,
  declared: TWICE,
  changeableFrom: '2026-12-30',
  times: [],
  days: [{ id: '3', day: '2026-12-10', toDay: null, reason: 'Constitution Day', by: 'thura', at: AT }],
  next: { issue: '20261231-01', closeTime: AT - 480_000, drawTime: AT },
};
const SWIFT: Calendar = {
  ...TWO_DIGITS,
  isFirstParty: true,
  changeableFrom: '2027-01-07',
  gameCode: 'E_SSC',
  names: { en: 'Swift five digits', my: 'အမြန် ဂဏန်းငါးလုံး' },
  isOn: false,
  schedule: { kind: 'interval', seconds: 45, lockSeconds: 5 },
  declared: { kind: 'interval', seconds: 45, lockSeconds: 5 },
  days: [],
};
const NOTHING: Effects = {
  created: 0,
  moved: 0,
  retimed: 0,
  voided: 0,
  bets: 0,
  stake: '0.00',
  times: null,
  draws: [],
};
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
      before: { closeTime: AT - 480_000, drawTime: AT },
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

const nth = (all: readonly HTMLElement[], at: number): HTMLElement => {
  const one = all[at];
  if (one === undefined) throw new Error(`there is no number ${at}`);
  return one;
};

const LATER: Calendar['schedule'] = {
  ...TWICE,
  draws: [
    { drawsAt: 660, locksAt: 650, suffix: '-03' },
    { drawsAt: 725, locksAt: 720, suffix: '-01' },
  ],
};

test('the draws of a day are timed anew, one comes and one goes, and it is said from when on', async () => {
  answers
    .give('previewCalendarChange', {
      ...NOTHING,
      retimed: 1,
      bets: 2,
      stake: '500.00',
      times: { fromDay: '2026-12-31', before: TWICE, after: LATER },
      draws: [
        {
          gameCode: 'MM2D',
          names: TWO_DIGITS.names,
          issue: '20261231-01',
          effect: 'RETIMED',
          before: { closeTime: AT - 480_000, drawTime: AT },
          after: { closeTime: AT - 60_000, drawTime: AT + 240_000 },
          bets: 2,
          stake: '500.00',
        },
      ],
    })
    .give('changeLotteryCalendar', {
      done: false,
      proposed: { id: '41', payloadHash: 'f'.repeat(64), expiresAt: AT },
    });
  const user = draw('/calendars/MM2D');
  await user.click((await openDrawer('Myanmar 2D')).getByRole('button', act(words.changeTimes)));
  const dialog = openDialog();
  const first = nth(dialog.getAllByLabelText(words.lockMinutes, { exact: false }), 0);
  const timeOf = (at: number) => nth(dialog.getAllByLabelText(/^Draw \d/u), at);
  fireEvent.change(timeOf(0), { target: { value: '12:05' } });
  await user.clear(first);
  expect(dialog.getByText(words.timesWrong)).toBeDefined();
  await user.type(first, '5');
  await user.click(dialog.getByRole('button', { name: 'Remove draw 2' }));
  await user.click(dialog.getByRole('button', { name: words.addDraw }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: words.preview }).disabled).toBe(true);
  fireEvent.change(timeOf(1), { target: { value: '11:00' } });
  await fill(user, appShell.reason, 'the exchange trades otherwise');
  await user.click(dialog.getByRole('button', { name: words.preview }));
  expect(await dialog.findByText('Effective from 2026-12-31:')).toBeDefined();
  expect(dialog.getByText(words.effects.RETIMED)).toBeDefined();
  expect(dialog.getByText(/11:00, 12:05 UTC\+6:30/u)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: words.propose }));
  await screen.findByText(words.proposed);
  const draws = [
    { suffix: '-01', drawsAt: 725, lockMinutes: 5 },
    { suffix: null, drawsAt: 660, lockMinutes: 10 },
  ];
  expect(answers.asked('changeLotteryCalendar')).toMatchObject([
    {
      body: {
        change: { kind: 'TIMES', game: 'MM2D', fromDay: '2026-12-31', times: { kind: 'days', draws } },
      },
    },
  ]);
});

test('a lottery of the operator has its interval changed after the days that are committed to', async () => {
  answers.give('previewCalendarChange', {
    ...NOTHING,
    times: {
      fromDay: '2027-01-07',
      before: SWIFT.schedule,
      after: { kind: 'interval', seconds: 90, lockSeconds: 5 },
    },
  });
  const user = draw('/calendars/E_SSC');
  await user.click((await openDrawer('Swift five digits')).getByRole('button', act(words.changeTimes)));
  const dialog = openDialog();
  expect(dialog.getByText(/^Draws before 2027-01-07 are already published/u)).toBeDefined();
  const seconds = dialog.getByLabelText(words.seconds, { exact: false });
  await user.clear(seconds);
  await user.type(seconds, '7');
  expect(dialog.getByText(words.intervalWrong)).toBeDefined();
  await user.clear(seconds);
  await user.type(seconds, '90');
  const day = dialog.getByLabelText(/^From/u);
  fireEvent.change(day, { target: { value: '2027-01-06' } });
  expect(dialog.getByText('Choose 2027-01-07 or later.')).toBeDefined();
  fireEvent.change(day, { target: { value: '2027-01-07' } });
  await user.click(dialog.getByRole('button', { name: words.preview }));
  expect(await dialog.findByText('Effective from 2027-01-07:')).toBeDefined();
  expect(dialog.getByText(words.nothing)).toBeDefined();
});

test('times that a lottery was given stand with who gave them, and are taken back', async () => {
  const given = {
    id: '9',
    fromDay: '2026-12-31',
    schedule: LATER,
    reason: 'as announced',
    by: 'thura',
    at: AT,
  };
  answers
    .give('listLotteryCalendars', [{ ...TWO_DIGITS, times: [given] }, SWIFT])
    .give('previewCalendarChange', {
      ...NOTHING,
      times: { fromDay: '2026-12-31', before: LATER, after: TWICE },
    })
    .give('changeLotteryCalendar', { done: true, proposed: null });
  const user = draw('/calendars/MM2D');
  const drawer = await openDrawer('Myanmar 2D');
  expect(drawer.getByText(/as announced \(thura\)/u)).toBeDefined();
  expect(drawer.getByText(words.declared)).toBeDefined();
  await user.click(drawer.getByRole('button', { name: `${words.liftTimes}: 2026-12-31` }));
  await user.click(openDialog().getByRole('button', { name: words.preview }));
  await fill(user, appShell.reason, 'it was announced wrongly');
  await user.click(openDialog().getByRole('button', { name: words.doChange }));
  await screen.findByText(words.done);
  expect(answers.asked('changeLotteryCalendar')).toMatchObject([
    { body: { change: { kind: 'LIFT_TIMES', id: '9' } } },
  ]);
});
