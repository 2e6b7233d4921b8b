import { formatAmount, type Money, sumMoney } from '@hintha/money';
import {
  BusinessError,
  type Database,
  lockNames,
  type StaffCaller,
  transaction,
  type Transaction,
} from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { type Actor, actorName, actorOf, recordAudit } from '../../audit/index.ts';
import { putLotteries } from '../list-games.ts';
import { listLastSeeded } from '../draws/seed-store.ts';
import { readClock } from '../numeros/numero-store.ts';
import { TRADERS } from '../results/proposals.ts';
import { diffScope, mayMove, queueApplying } from './apply-calendar.ts';
import { type CalendarChange, readChange, type ReadChange, type TimesChange } from './calendar-change.ts';
import {
  findChangedDay,
  insertChangedDays,
  type KnownNumero,
  liftChangedDay,
  putSwitches,
} from './calendar-store.ts';
import type { CalendarDiff } from './diff-calendar.ts';
import { readChanges } from './read-changes.ts';
import { insertTimes, liftTimes } from './times-store.ts';

/** What a change does to numeros, and what stands on those that are moved or called off. */
export interface CalendarEffects extends CalendarDiff {
  readonly bets: number;
  readonly stake: Money;
  readonly times: TimesChange | null;
}

interface Weighed {
  readonly read: ReadChange;
  readonly effects: CalendarEffects;
}

const weigh = async (
  ctx: AppContext,
  on: Database | Transaction,
  change: CalendarChange,
): Promise<Weighed> => {
  const today = businessDay(ctx.clock.now());
  const changes = await readChanges(on, today);
  const lifted = change.kind === 'LIFT' ? await findChangedDay(on, BigInt(change.id)) : undefined;
  const committed = await listLastSeeded(on);
  const read = readChange({ changes, today, committed }, change, lifted);
  const diffs: CalendarDiff[] = [];
  for (const scope of read.scopes) diffs.push(await diffScope(ctx, on, scope, read.after));
  const moved = diffs.flatMap((diff) => diff.moved);
  const voided = diffs.flatMap((diff) => diff.voided);
  const now = await readClock(ctx.db);
  const isLate = moved.some(
    ({ numero, planned }) =>
      !mayMove(numero, planned) || (numero.state === 'SCHEDULED' && planned.locksAt <= now),
  );
  if (isLate) throw new BusinessError(read.times === null ? 'numero_not_ready' : 'calendar_times_late');
  const touched: KnownNumero[] = [...moved.map(({ numero }) => numero), ...voided];
  const effects = {
    created: diffs.flatMap((diff) => diff.created),
    reopened: diffs.flatMap((diff) => diff.reopened),
    moved,
    voided,
    bets: touched.reduce((sum, { bets }) => sum + bets, 0),
    stake: sumMoney(touched.map(({ stake }) => stake)),
    times: read.times,
  };
  return { read, effects };
};

/** What a change would do; nothing is changed by looking. */
export const previewCalendarChange = async (
  ctx: AppContext,
  change: CalendarChange,
): Promise<CalendarEffects> => (await weigh(ctx, ctx.db, change)).effects;

const Games = z.array(z.string());
const TimesJson = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('interval'), seconds: z.int(), lockSeconds: z.int() }),
  z.strictObject({
    kind: z.literal('days'),
    draws: z.array(z.strictObject({ suffix: z.string().nullable(), drawsAt: z.int(), lockMinutes: z.int() })),
  }),
]);
const ChangeJson = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('CLOSE'), games: Games, days: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('MOVE'), game: z.string(), day: z.string(), toDay: z.string() }),
  z.strictObject({ kind: z.literal('LIFT'), id: z.string() }),
  z.strictObject({ kind: z.literal('OFF'), games: Games }),
  z.strictObject({ kind: z.literal('ON'), games: Games }),
  z.strictObject({ kind: z.literal('TIMES'), game: z.string(), fromDay: z.string(), times: TimesJson }),
  z.strictObject({ kind: z.literal('LIFT_TIMES'), id: z.string() }),
]);

/** Changes calendars where that moves or calls off numeros with bets on them. */
export const calendarAction = defineApprovalAction({
  name: 'lottery.calendar',
  payload: z.strictObject({
    change: ChangeJson,
    moved: z.int(),
    voided: z.int(),
    bets: z.int(),
    stake: z.string(),
  }),
  makers: [...TRADERS],
  checkers: [...TRADERS],
  subjectOf: ({ change }) => subjectOf(change),
  execute: async (ctx, tx, { payload: { change }, reason, checker }) => {
    await lockCalendar(tx);
    const { read } = await weigh(ctx, tx, change);
    await write(tx, read, { change, reason, actor: checker });
  },
});

const subjectOf = (change: CalendarChange): string => {
  if (change.kind === 'LIFT') return `calendar:${change.id}`;
  if (change.kind === 'LIFT_TIMES') return `times:${change.id}`;
  return `lottery:${'game' in change ? change.game : change.games.join(',')}`.slice(0, 120);
};

const lockCalendar = (tx: Transaction): Promise<void> => lockNames(tx, ['lottery calendar']);

export interface CalendarOrder {
  readonly change: CalendarChange;
  readonly reason: string;
  readonly requestId: string;
}

/** A change is made at once, or proposed to the colleagues where it moves or calls off what has bets on it. */
export const changeCalendar = (
  ctx: AppContext,
  caller: StaffCaller,
  { change, reason, requestId }: CalendarOrder,
): Promise<Proposed | null> =>
  transaction(ctx.db, async (tx) => {
    await lockCalendar(tx);
    const { read, effects } = await weigh(ctx, tx, change);
    if (effects.bets === 0) {
      await write(tx, read, { change, reason, actor: actorOf(caller) });
      return null;
    }
    const { bets, stake, moved, voided } = effects;
    const counts = { moved: moved.length, voided: voided.length, bets, stake: formatAmount(stake) };
    const payload = { change: ChangeJson.parse(change), ...counts };
    return propose(ctx, tx, { action: calendarAction, payload, reason, requestId, maker: caller });
  });

interface Decided {
  readonly change: CalendarChange;
  readonly reason: string;
  readonly actor: Actor;
}

/** Writes a change down; the numeros follow by a job, many at a time. */
const write = async (
  tx: Transaction,
  { rows, scopes, after, given }: ReadChange,
  { change, reason, actor }: Decided,
): Promise<void> => {
  const by = { by: actorName(actor), reason };
  if (given !== null) await insertTimes(tx, given, by);
  else if (change.kind === 'LIFT') await liftChangedDay(tx, BigInt(change.id), by.by);
  else if (change.kind === 'LIFT_TIMES') await liftTimes(tx, BigInt(change.id), by.by);
  else if (change.kind === 'OFF' || change.kind === 'ON') {
    await putSwitches(
      tx,
      scopes.map(({ game }) => game),
      change.kind === 'ON',
      by,
    );
    // What is off stands in no lobby, and takes no order.
    await putLotteries(tx, after);
  } else await insertChangedDays(tx, rows, by);
  await queueApplying(tx, scopes);
  await recordAudit(tx, {
    actor,
    action: 'lottery.calendar',
    subject: subjectOf(change),
    reason,
    details: { change: JSON.stringify(change) },
  });
};
