import { z } from 'zod';
import { Amount, Instant } from '../../amount.ts';
import { GameCode, Issue } from '../../lottery/games.ts';
import { PRIZE_MODES } from '../../support/public-state.ts';
import { ProposedView } from '../approvals.ts';
import { Id, requestId, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

/** A day such as 2026-11-21. */
const Day = z.iso.date();

const Names = z.object({ en: z.string(), my: z.string() });

const ScheduleView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interval'), seconds: z.int(), lockSeconds: z.int() }),
  z.object({
    kind: z.literal('days'),
    /** Minutes east of Greenwich. */
    zone: z.int(),
    /** 0 is Sunday; null for every day of the week. */
    weekdays: z.array(z.int()).nullable(),
    monthDays: z.array(z.int()).nullable(),
    /** Minutes after midnight in that zone. */
    draws: z.array(z.object({ drawsAt: z.int(), locksAt: z.int() })),
  }),
  z.object({ kind: z.literal('instant') }),
]);
export type ScheduleView = z.infer<typeof ScheduleView>;

const CalendarView = z.object({
  gameCode: GameCode,
  names: Names,
  prizeMode: z.enum(PRIZE_MODES),
  isFirstParty: z.boolean(),
  isOn: z.boolean(),
  /** Who turned it off or on last, and why; null where nobody ever did. */
  turned: z.object({ by: z.string(), at: Instant, reason: z.string() }).nullable(),
  schedule: ScheduleView,
  /** The days that are changed and not over. */
  days: z.array(
    z.object({
      id: z.string(),
      day: Day,
      /** The day on which its draws are held instead; null for none. */
      toDay: Day.nullable(),
      reason: z.string(),
      by: z.string(),
      at: Instant,
    }),
  ),
  next: z.object({ issue: Issue, closeTime: Instant, drawTime: Instant }).nullable(),
});
export type CalendarView = z.infer<typeof CalendarView>;

export const listLotteryCalendars = consoleRoute('listLotteryCalendars', {
  summary: 'When each lottery draws and locks, and what the staff has changed of that.',
  reply: z.array(CalendarView),
});

const games = z.array(GameCode).min(1).max(100);

const CalendarChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CLOSE'), games, days: z.array(Day).min(1).max(40) }),
  z.object({ kind: z.literal('MOVE'), game: GameCode, day: Day, toDay: Day }),
  z.object({ kind: z.literal('LIFT'), id: Id }),
  z.object({ kind: z.literal('OFF'), games }),
  z.object({ kind: z.literal('ON'), games }),
]);
export type CalendarChange = z.infer<typeof CalendarChange>;

export const previewCalendarChange = consoleRoute('previewCalendarChange', {
  summary: 'Which draws a change of the calendars creates, moves and calls off; changes nothing.',
  body: z.object({ change: CalendarChange }),
  reply: z.object({
    created: z.int(),
    moved: z.int(),
    voided: z.int(),
    /** Orders and waiting draws of chases on those that are moved or called off, and what they come to. */
    bets: z.int(),
    stake: Amount,
    /** The first of them, those with the most bets in front. */
    draws: z.array(
      z.object({
        gameCode: GameCode,
        names: Names,
        issue: Issue,
        effect: z.enum(['CREATED', 'MOVED', 'VOIDED']),
        /** When it was to be drawn, and when it is drawn then; the other is null for one that comes or goes. */
        before: Instant.nullable(),
        after: Instant.nullable(),
        bets: z.int(),
        stake: Amount,
      }),
    ),
  }),
  errors: ['not_found', 'calendar_day_taken', 'numero_not_ready'],
});

export const changeLotteryCalendar = consoleRoute('changeLotteryCalendar', {
  summary: 'Changes calendars; where that moves or calls off what has bets on it, a colleague approves it.',
  body: z.object({ change: CalendarChange, reason: words, requestId }),
  reply: z.object({ done: z.boolean(), proposed: ProposedView.nullable() }),
  errors: ['not_found', 'calendar_day_taken', 'numero_not_ready', 'key_reused'],
});
