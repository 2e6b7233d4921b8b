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
    draws: z.array(
      z.object({
        drawsAt: z.int(),
        locksAt: z.int(),
        /** What stands behind the date in its code. */
        suffix: z.string(),
      }),
    ),
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
  /** By the times of today. */
  schedule: ScheduleView,
  /** By its own times, which count where the staff has given it no others. */
  declared: ScheduleView,
  /** The first day for which it can be given other times; null where it has none. */
  changeableFrom: Day.nullable(),
  /** The times that it was given, each from a day on, the earliest first. */
  times: z.array(
    z.object({
      id: z.string(),
      fromDay: Day,
      schedule: ScheduleView,
      reason: z.string(),
      by: z.string(),
      at: Instant,
    }),
  ),
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

/** The times of a lottery; whether they fit together is said by an error of their own. */
const AskedTimes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interval'), seconds: z.int(), lockSeconds: z.int() }),
  z.object({
    kind: z.literal('days'),
    draws: z
      .array(
        z.object({
          /** Which draw of a day it is, by what stands behind the date in its code; null for a new one. */
          suffix: z
            .string()
            .regex(/^(?:-\d{2})?$/)
            .nullable(),
          /** Minutes after midnight where it is drawn. */
          drawsAt: z.int(),
          /** So long before no bet is taken any more. */
          lockMinutes: z.int(),
        }),
      )
      .max(100),
  }),
]);

const CalendarChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CLOSE'), games, days: z.array(Day).min(1).max(40) }),
  z.object({ kind: z.literal('MOVE'), game: GameCode, day: Day, toDay: Day }),
  z.object({ kind: z.literal('LIFT'), id: Id }),
  z.object({ kind: z.literal('OFF'), games }),
  z.object({ kind: z.literal('ON'), games }),
  z.object({ kind: z.literal('TIMES'), game: GameCode, fromDay: Day, times: AskedTimes }),
  z.object({ kind: z.literal('LIFT_TIMES'), id: Id }),
]);
export type CalendarChange = z.infer<typeof CalendarChange>;

/** What a change of calendars is refused for. */
const CHANGE_ERRORS = [
  'not_found',
  'calendar_day_taken',
  'calendar_day_committed',
  'calendar_interval_wrong',
  'calendar_times_wrong',
  'calendar_times_same',
  'calendar_times_late',
  'numero_not_ready',
] as const;

/** When a draw locks and is drawn. */
const DrawTimes = z.object({ closeTime: Instant, drawTime: Instant });

export const previewCalendarChange = consoleRoute('previewCalendarChange', {
  summary: 'Which draws a change of the calendars creates, moves, times anew and calls off; changes nothing.',
  body: z.object({ change: CalendarChange }),
  reply: z.object({
    created: z.int(),
    /** To another day, and to another time of their day. */
    moved: z.int(),
    retimed: z.int(),
    voided: z.int(),
    /** Orders and waiting draws of chases on those that are moved or called off, and what they come to. */
    bets: z.int(),
    stake: Amount,
    /** Of a change of times: from which day on it counts, and what draws when before and after. */
    times: z.object({ fromDay: Day, before: ScheduleView, after: ScheduleView }).nullable(),
    /** The first of them, those with the most bets in front. */
    draws: z.array(
      z.object({
        gameCode: GameCode,
        names: Names,
        issue: Issue,
        effect: z.enum(['CREATED', 'MOVED', 'RETIMED', 'VOIDED']),
        /** Its times before, and then; one of them is null for a draw that comes or goes. */
        before: DrawTimes.nullable(),
        after: DrawTimes.nullable(),
        bets: z.int(),
        stake: Amount,
      }),
    ),
  }),
  errors: CHANGE_ERRORS,
});

export const changeLotteryCalendar = consoleRoute('changeLotteryCalendar', {
  summary: 'Changes calendars; where that moves or calls off what has bets on it, a colleague approves it.',
  body: z.object({ change: CalendarChange, reason: words, requestId }),
  reply: z.object({ done: z.boolean(), proposed: ProposedView.nullable() }),
  errors: [...CHANGE_ERRORS, 'key_reused'],
});
