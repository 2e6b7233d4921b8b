import { type Database, queueJob, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { readSettings } from '../../settings/index.ts';
import { lotteryGame } from '../games.ts';
import { insertNumeros, readClock, waitForOrders } from '../numeros/numero-store.ts';
import { codeDay, dayKey, planNumeros } from '../numeros/plan-numeros.ts';
import { lotterySettings } from '../settings.ts';
import { isUndecided, voidLocked } from '../settlement/void-numero.ts';
import type { CalendarChanges, PlannedNumero } from '../types.ts';
import { type CalendarScope, daysAhead } from './calendar-change.ts';
import {
  findKnown,
  type KnownNumero,
  listKnownOf,
  listUnlockedOf,
  updateClosed,
  updateReopened,
  updateTimes,
} from './calendar-store.ts';
import { type CalendarDiff, diffCalendar, type Replanned } from './diff-calendar.ts';
import { readChanges } from './read-changes.ts';

const NOTHING: CalendarDiff = { created: [], reopened: [], moved: [], voided: [] };

/** What brings the numeros of a scope into line with calendars. */
export const diffScope = async (
  ctx: AppContext,
  on: Database | Transaction,
  { game: code, days, from = '' }: CalendarScope,
  changes: CalendarChanges,
): Promise<CalendarDiff> => {
  const game = lotteryGame(code);
  // What is drawn for each order has no draws ahead, and its orders are drawn at once.
  if (game === undefined || game.schedule.kind === 'instant') return NOTHING;
  const { calendarDays } = await readSettings(on, lotterySettings);
  const today = businessDay(ctx.clock.now());
  const ahead = daysAhead(today, calendarDays);
  const all = new Set([...ahead, ...changedDays(code, changes, today)]);
  const asked = days ?? [...all].filter((day) => day >= from);
  const planned = asked.flatMap((day) => planNumeros(game, day, changes));
  const known =
    days === null && changes.off.has(code)
      ? await listUnlockedOf(on, code)
      : await listKnownOf(on, code, asked.map(codeDay));
  const diff = diffCalendar(planned, known, await readClock(ctx.db));
  // What lies further ahead is written down when its day comes near.
  const near = new Set(ahead.map(codeDay));
  const isNear = ({ code: own, drawsAt }: PlannedNumero) =>
    near.has(own.slice(0, 8)) || near.has(codeDay(businessDay(drawsAt)));
  return { ...diff, created: diff.created.filter(isNear) };
};

/** The days of a lottery that are changed and not over, of which some lie further ahead than its numeros do. */
const changedDays = (game: string, { days }: CalendarChanges, today: string): string[] =>
  [...days]
    .map(([key, toDay]) => ({ key, day: key.slice(game.length + 1), toDay }))
    .filter(({ key, day }) => key === dayKey(game, day))
    .filter(({ day, toDay }) => day >= today || (toDay !== null && toDay >= today))
    .map(({ day }) => day);

export const APPLY_CALENDAR = 'lottery-apply-calendar';

/** Has numeros brought into line with the calendar as soon as a worker is free. */
export const queueApplying = async (tx: Transaction, scopes: readonly CalendarScope[]): Promise<void> => {
  for (const scope of scopes) {
    const key = `${APPLY_CALENDAR}:${scope.game}:${scope.days?.join() ?? `all${scope.from ?? ''}`}`;
    await queueJob(tx, APPLY_CALENDAR, key, scope);
  }
};

const BATCH = 200;

/** Creates, moves, reopens and calls off what the calendar has otherwise; broken off, it is called again and goes on. */
export const applyCalendar = async (ctx: AppContext, scopes: readonly CalendarScope[]): Promise<void> => {
  const changes = await readChanges(ctx.db, businessDay(ctx.clock.now()));
  for (const scope of scopes) {
    const { created, reopened, moved, voided } = await diffScope(ctx, ctx.db, scope, changes);
    await insertNumeros(ctx.db, created);
    await inBatches(ctx.db, reopened, numeroOf, (tx, _fresh, batch) => updateReopened(tx, batch));
    await inBatches(ctx.db, moved, numeroOf, (tx, fresh, batch) =>
      updateTimes(
        tx,
        batch.filter(({ numero, planned }) => mayMove(fresh.get(numero.id) ?? numero, planned)),
      ),
    );
    await inBatches(
      ctx.db,
      voided,
      (numero) => numero,
      (tx, fresh) => callOff(tx, [...fresh.values()]),
    );
  }
};

const numeroOf = ({ numero }: Replanned): KnownNumero => numero;

/** Takes numeros so many at a time, as they are once every order on its way has ended. */
const inBatches = async <One>(
  db: Database,
  all: readonly One[],
  toNumero: (one: One) => KnownNumero,
  take: (tx: Transaction, fresh: ReadonlyMap<bigint, KnownNumero>, batch: readonly One[]) => Promise<void>,
): Promise<void> => {
  for (let from = 0; from < all.length; from += BATCH)
    await transaction(db, async (tx) => {
      const batch = all.slice(from, from + BATCH);
      const numeros = batch.map(toNumero);
      await waitForOrders(tx, numeros);
      await take(
        tx,
        await findKnown(
          tx,
          numeros.map(({ id }) => id),
        ),
        batch,
      );
    });
};

/** A draw stands after its lock, also where that came before the draw was moved. */
export const mayMove = (
  { state, locksAt }: Pick<KnownNumero, 'state' | 'locksAt'>,
  planned: Pick<PlannedNumero, 'drawsAt'>,
): boolean => state === 'SCHEDULED' || planned.drawsAt > locksAt;

const callOff = async (tx: Transaction, numeros: readonly KnownNumero[]): Promise<void> => {
  const undecided = numeros.filter(isUndecided);
  // Those that nobody has bet on are done with it.
  await updateClosed(
    tx,
    undecided.filter(({ bets }) => bets === 0).map(({ id }) => id),
  );
  for (const numero of undecided.filter(({ bets }) => bets > 0)) await voidLocked(tx, numero, 'CLOSED');
};
