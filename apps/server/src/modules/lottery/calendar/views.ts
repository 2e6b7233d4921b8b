import type { CalendarView, ScheduleView } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import type { LotteryGame, PlannedNumero, Schedule } from '../types.ts';
import { scheduleOn } from '../numeros/plan-numeros.ts';
import { drawnOn } from '../rules.ts';
import { gameOf } from '../settlement/publish-result.ts';
import { nameIn } from '../views.ts';
import type { ChangedDay, KnownNumero, Switch } from './calendar-store.ts';
import type { TimesChange } from './calendar-change.ts';
import type { CalendarEffects } from './change-calendar.ts';
import type { Replanned } from './diff-calendar.ts';
import type { GivenTimes } from './times-store.ts';

const namesOf = (code: string) => ({ en: nameIn(code, 'en'), my: nameIn(code, 'my') });

const toScheduleView = (schedule: Schedule): ScheduleView => {
  if (schedule.kind !== 'days') return schedule;
  const { zone, weekdays, monthDays, draws } = schedule;
  return {
    kind: 'days',
    zone,
    weekdays: weekdays === undefined ? null : [...weekdays],
    monthDays: monthDays === undefined ? null : [...monthDays],
    draws: draws.map(({ drawsAt, locksAt, suffix }) => ({ drawsAt, locksAt, suffix })),
  };
};

interface Changed {
  /** By what is given now, and by what is declared. */
  readonly schedule: Schedule;
  readonly times: readonly GivenTimes[];
  readonly changeableFrom: string | null;
  readonly days: readonly ChangedDay[];
  readonly turned: Switch | undefined;
  readonly next: PlannedNumero | undefined;
}

export const toCalendarView = (
  game: LotteryGame,
  { schedule, times, changeableFrom, days, turned, next }: Changed,
): CalendarView => ({
  gameCode: game.code,
  names: namesOf(game.code),
  prizeMode: game.family,
  isFirstParty: game.isFirstParty,
  isOn: turned?.isOn ?? true,
  turned: turned ? { by: turned.changedBy, at: turned.changedAt.getTime(), reason: turned.reason } : null,
  schedule: toScheduleView(schedule),
  declared: toScheduleView(game.schedule),
  changeableFrom,
  times: times.map(({ id, fromDay, reason, changedBy, changedAt, ...given }) => ({
    id: String(id),
    fromDay,
    schedule: toScheduleView(scheduleOn(game, fromDay, [{ id, fromDay, ...given }])),
    reason,
    by: changedBy,
    at: changedAt.getTime(),
  })),
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

const timesOf = ({ locksAt, drawsAt }: PlannedNumero) => ({
  closeTime: locksAt.getTime(),
  drawTime: drawsAt.getTime(),
});

const toCreated = (one: PlannedNumero) => ({
  ...drawOf(one),
  effect: 'CREATED' as const,
  before: null,
  after: timesOf(one),
  ...NOTHING,
});

/** The draw is on the same day as before, at another time or with another lock. */
const isRetimed = ({ numero, planned }: Replanned): boolean => {
  const game = gameOf(numero);
  return drawnOn(game, numero) === drawnOn(game, planned);
};

const toMoved = (replanned: Replanned) => ({
  ...drawOf(replanned.numero),
  effect: isRetimed(replanned) ? ('RETIMED' as const) : ('MOVED' as const),
  before: timesOf(replanned.numero),
  // A lock that has come stands.
  after: timesOf(
    replanned.numero.state === 'SCHEDULED'
      ? replanned.planned
      : { ...replanned.planned, locksAt: replanned.numero.locksAt },
  ),
  ...betsOf(replanned.numero),
});

const toVoided = (numero: KnownNumero) => ({
  ...drawOf(numero),
  effect: 'VOIDED' as const,
  before: timesOf(numero),
  after: null,
  ...betsOf(numero),
});

const toTimesChangeView = ({ fromDay, before, after }: TimesChange) => ({
  fromDay,
  before: toScheduleView(before),
  after: toScheduleView(after),
});

export const toEffectsView = (effects: CalendarEffects) => {
  const { created, reopened, moved, voided, bets, stake, times } = effects;
  const retimed = moved.filter(isRetimed).length;
  const coming = [...created, ...reopened.map(({ planned }) => planned)];
  const draws = [...moved.map(toMoved), ...voided.map(toVoided), ...coming.map(toCreated)];
  return {
    created: coming.length,
    moved: moved.length - retimed,
    retimed,
    voided: voided.length,
    bets,
    stake: formatAmount(stake),
    times: times && toTimesChangeView(times),
    draws: draws.toSorted((one, other) => other.bets - one.bets).slice(0, MOST_DRAWS),
  };
};
