import type { CalendarView, ScheduleView } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import type { LotteryGame, PlannedNumero, Schedule } from '../types.ts';
import { nameIn } from '../views.ts';
import type { ChangedDay, KnownNumero, Switch } from './calendar-store.ts';
import type { CalendarEffects } from './change-calendar.ts';
import type { Replanned } from './diff-calendar.ts';

const namesOf = (code: string) => ({ en: nameIn(code, 'en'), my: nameIn(code, 'my') });

const toScheduleView = (schedule: Schedule): ScheduleView => {
  if (schedule.kind !== 'days') return schedule;
  const { zone, weekdays, monthDays, draws } = schedule;
  return {
    kind: 'days',
    zone,
    weekdays: weekdays === undefined ? null : [...weekdays],
    monthDays: monthDays === undefined ? null : [...monthDays],
    draws: draws.map(({ drawsAt, locksAt }) => ({ drawsAt, locksAt })),
  };
};

interface Changed {
  readonly days: readonly ChangedDay[];
  readonly turned: Switch | undefined;
  readonly next: PlannedNumero | undefined;
}

export const toCalendarView = (game: LotteryGame, { days, turned, next }: Changed): CalendarView => ({
  gameCode: game.code,
  names: namesOf(game.code),
  prizeMode: game.family,
  isFirstParty: game.isFirstParty,
  isOn: turned?.isOn ?? true,
  turned: turned ? { by: turned.changedBy, at: turned.changedAt.getTime(), reason: turned.reason } : null,
  schedule: toScheduleView(game.schedule),
  days: days.map(({ id, day, toDay, reason, changedBy, changedAt }) => ({
    id: String(id),
    day,
    toDay,
    reason,
    by: changedBy,
    at: changedAt.getTime(),
  })),
  next: next
    ? { issue: next.code, closeTime: next.locksAt.getTime(), drawTime: next.drawsAt.getTime() }
    : null,
});

/** Draws that are told one by one. */
const MOST_DRAWS = 60;

const NOTHING = { bets: 0, stake: '0.00' };

const drawOf = ({ game, code }: Pick<PlannedNumero, 'game' | 'code'>) => ({
  gameCode: game,
  names: namesOf(game),
  issue: code,
});

const betsOf = ({ bets, stake }: KnownNumero) => ({ bets, stake: formatAmount(stake) });

const toCreated = (one: PlannedNumero) => ({
  ...drawOf(one),
  effect: 'CREATED' as const,
  before: null,
  after: one.drawsAt.getTime(),
  ...NOTHING,
});

const toMoved = ({ numero, planned }: Replanned) => ({
  ...drawOf(numero),
  effect: 'MOVED' as const,
  before: numero.drawsAt.getTime(),
  after: planned.drawsAt.getTime(),
  ...betsOf(numero),
});

const toVoided = (numero: KnownNumero) => ({
  ...drawOf(numero),
  effect: 'VOIDED' as const,
  before: numero.drawsAt.getTime(),
  after: null,
  ...betsOf(numero),
});

export const toEffectsView = ({ created, reopened, moved, voided, bets, stake }: CalendarEffects) => {
  const coming = [...created, ...reopened.map(({ planned }) => planned)];
  const draws = [...moved.map(toMoved), ...voided.map(toVoided), ...coming.map(toCreated)];
  return {
    created: coming.length,
    moved: moved.length,
    voided: voided.length,
    bets,
    stake: formatAmount(stake),
    draws: draws.toSorted((one, other) => other.bets - one.bets).slice(0, MOST_DRAWS),
  };
};
