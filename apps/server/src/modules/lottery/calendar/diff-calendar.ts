import { lotteryGame } from '../games.ts';
import { dayKey } from '../numeros/plan-numeros.ts';
import { isUndecided } from '../settlement/void-numero.ts';
import type { PlannedNumero } from '../types.ts';
import type { KnownNumero } from './calendar-store.ts';

/** A numero that is there, and what the calendar has in its place. */
export interface Replanned {
  readonly numero: KnownNumero;
  readonly planned: PlannedNumero;
}

/** What brings the numeros that are there into line with the calendar. */
export interface CalendarDiff {
  readonly created: readonly PlannedNumero[];
  readonly reopened: readonly Replanned[];
  readonly moved: readonly Replanned[];
  readonly voided: readonly KnownNumero[];
}

/**
 * What is to become of numeros when the calendar has others. What is locked is called off where others draw it, and its
 * lock stands where it is moved. One that was called off with bets on it stays so: they were given back and told so.
 */
export const diffCalendar = (
  planned: readonly PlannedNumero[],
  known: readonly KnownNumero[],
  now: Date,
): CalendarDiff => {
  const by = new Map(known.map((numero) => [keyOf(numero), numero]));
  const wanted = new Set(planned.map(keyOf));
  const pairs = planned.flatMap((one): Replanned[] => {
    const numero = by.get(keyOf(one));
    return numero === undefined ? [] : [{ numero, planned: one }];
  });
  return {
    created: planned.filter((one) => !by.has(keyOf(one)) && one.locksAt > now),
    reopened: pairs.filter(isReopened(now)),
    moved: pairs.filter(isMoved),
    voided: known.filter((numero) => !wanted.has(keyOf(numero)) && mayBeVoided(numero, now)),
  };
};

const keyOf = ({ game, code }: Pick<PlannedNumero, 'game' | 'code'>): string => dayKey(game, code);

const isReopened =
  (now: Date) =>
  ({ numero: { state, voidReason, finishedAt, orders, bets }, planned }: Replanned): boolean =>
    state === 'VOID' &&
    voidReason === 'CLOSED' &&
    finishedAt !== null &&
    orders === null &&
    bets === 0 &&
    planned.locksAt > now;

const isMoved = ({ numero, planned }: Replanned): boolean => {
  if (!isUndecided(numero)) return false;
  const isDrawnElse = numero.drawsAt.getTime() !== planned.drawsAt.getTime();
  return numero.state === 'SCHEDULED'
    ? isDrawnElse || numero.locksAt.getTime() !== planned.locksAt.getTime()
    : isDrawnElse;
};

/** The draw of the operator that is locked comes within seconds, and its proof decides it. */
const mayBeVoided = (numero: KnownNumero, now: Date): boolean => {
  if (numero.state === 'SCHEDULED' && numero.locksAt > now) return true;
  return isUndecided(numero) && lotteryGame(numero.game)?.isFirstParty === false;
};
