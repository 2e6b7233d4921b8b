import { BusinessError } from '@hintha/platform';
import { addDays } from '../../bets/index.ts';
import { lotteryGame } from '../games.ts';
import { dayKey, planNumeros, scheduleOn } from '../numeros/plan-numeros.ts';
import type { CalendarChanges, ChangedTimes, LotteryGame, Schedule } from '../types.ts';
import type { ChangedDay } from './calendar-store.ts';
import { type AskedTimes, changeableFrom, readTimes, withTimes } from './change-times.ts';

/** What the staff may change of the calendars. */
export type CalendarChange =
  /** No draws of these lotteries on these days. */
  | { readonly kind: 'CLOSE'; readonly games: readonly string[]; readonly days: readonly string[] }
  /** The draws of a day are held on another. */
  | { readonly kind: 'MOVE'; readonly game: string; readonly day: string; readonly toDay: string }
  | { readonly kind: 'LIFT'; readonly id: string }
  | { readonly kind: 'OFF' | 'ON'; readonly games: readonly string[] }
  /** Other times of a lottery from a day on. */
  | { readonly kind: 'TIMES'; readonly game: string; readonly fromDay: string; readonly times: AskedTimes }
  | { readonly kind: 'LIFT_TIMES'; readonly id: string };

/** What of the calendars a change is about: days of lotteries, or all that lies ahead of one. */
export interface CalendarScope {
  readonly game: string;
  readonly days: readonly string[] | null;
  /** Of all that lies ahead, the first day. */
  readonly from?: string;
}

/** What a change of times is from a day on, and what it was. */
export interface TimesChange {
  readonly game: LotteryGame;
  readonly fromDay: string;
  readonly before: Schedule;
  readonly after: Schedule;
}

/** A change that was read: the calendars after it, what it is about, and the rows it comes to. */
export interface ReadChange {
  readonly after: CalendarChanges;
  readonly scopes: readonly CalendarScope[];
  readonly rows: readonly Pick<ChangedDay, 'game' | 'day' | 'toDay'>[];
  /** The times that are given; null for another change. */
  readonly given: ChangedTimes | null;
  readonly times: TimesChange | null;
}

const NO_TIMES = { given: null, times: null };

interface Now {
  readonly changes: CalendarChanges;
  /** The business day. */
  readonly today: string;
  /** By lottery, the last day of which the draws are committed to. */
  readonly committed: ReadonlyMap<string, string>;
}

const DAY_MS = 24 * 3_600_000;
const FURTHEST_DAYS = 400;
const MOST_MOVED_DAYS = 31;

const gameOf = (code: string): LotteryGame => {
  const game = lotteryGame(code);
  if (game === undefined) throw new BusinessError('not_found');
  return game;
};

/** How many days later the other day is. */
const daysTo = (day: string, other: string): number => (Date.parse(other) - Date.parse(day)) / DAY_MS;

const draws = (game: LotteryGame, day: string): boolean => planNumeros(game, day).length > 0;

const withDays = ({ days, ...changes }: CalendarChanges, rows: ReadChange['rows']): CalendarChanges => ({
  ...changes,
  days: new Map([...days, ...rows.map(({ game, day, toDay }) => [dayKey(game, day), toDay] as const)]),
});

const scopesOfRows = (rows: ReadChange['rows']): CalendarScope[] =>
  [...Map.groupBy(rows, ({ game }) => game)].map(([game, of]) => ({ game, days: of.map(({ day }) => day) }));

/** Everything that is changed of the calendars and is not over. */
export const scopesOf = ({ off, days, times }: CalendarChanges, today: string): CalendarScope[] => {
  const rows = [...days].map(([key, toDay]) => {
    const [game = '', day = ''] = key.split(' ');
    return { game, day, toDay };
  });
  const ahead = rows.filter(({ day, toDay }) => day >= today || (toDay !== null && toDay >= today));
  const timed = new Set(times.filter((one) => !gameOf(one.game).isFirstParty).map(({ game }) => game));
  return [...scopesOfRows(ahead), ...[...off, ...timed].map((game) => ({ game, days: null }))];
};

const refuseFar = (day: string, today: string): void => {
  const ahead = daysTo(today, day);
  if (ahead < -1 || ahead > FURTHEST_DAYS) throw new BusinessError('bad_request');
};

/** A change of days; those on which a lottery does not draw anyhow are left out. */
const readDays = ({ changes, today }: Now, asked: ReadChange['rows']): ReadChange => {
  for (const { day } of asked) refuseFar(day, today);
  const rows = asked.filter(({ game, day }) => draws(gameOf(game), day));
  if (rows.length === 0) throw new BusinessError('bad_request');
  if (rows.some(({ game, day }) => changes.days.has(dayKey(game, day))))
    throw new BusinessError('calendar_day_taken');
  return { after: withDays(changes, rows), scopes: scopesOfRows(rows), rows, ...NO_TIMES };
};

const readMove = (
  now: Now,
  { game: code, day, toDay }: Extract<CalendarChange, { kind: 'MOVE' }>,
): ReadChange => {
  const game = gameOf(code);
  const isNear = Math.abs(daysTo(day, toDay)) <= MOST_MOVED_DAYS && day !== toDay;
  if (game.schedule.kind !== 'days' || !isNear) throw new BusinessError('bad_request');
  refuseFar(toDay, now.today);
  const isFree = now.changes.days.has(dayKey(code, toDay)) || !draws(game, toDay);
  const isTaken = !isFree || [...now.changes.days].some(isHeldOn(code, toDay));
  if (isTaken) throw new BusinessError('calendar_day_taken');
  return readDays(now, [{ game: code, day, toDay }]);
};

const isHeldOn =
  (game: string, day: string) =>
  ([key, heldOn]: readonly [string, string | null]): boolean =>
    key.startsWith(dayKey(game, '')) && heldOn === day;

const readSwitch = (
  { changes }: Now,
  { kind, games }: Extract<CalendarChange, { kind: 'OFF' | 'ON' }>,
): ReadChange => {
  const turned = games.filter((game) => changes.off.has(gameOf(game).code) === (kind === 'ON'));
  if (turned.length === 0) throw new BusinessError('bad_request');
  const off = new Set(changes.off);
  for (const game of turned)
    if (kind === 'OFF') off.add(game);
    else off.delete(game);
  const scopes = turned.map((game) => ({ game, days: null }));
  return { after: { ...changes, off }, scopes, rows: [], ...NO_TIMES };
};

/** Takes back what was changed of a day. */
const readLift = ({ changes }: Now, lifted: ChangedDay | undefined): ReadChange => {
  if (lifted === undefined) throw new BusinessError('not_found');
  const { game, day } = lifted;
  // Another day's draws are held on it.
  if ([...changes.days].some(isHeldOn(game, day))) throw new BusinessError('calendar_day_taken');
  const days = new Map(changes.days);
  days.delete(dayKey(game, day));
  return { after: { ...changes, days }, scopes: [{ game, days: [day] }], rows: [], ...NO_TIMES };
};

/** A change of the times of a lottery, on all its days from one on. */
const changeTimes = (
  { changes }: Now,
  { game, fromDay, times }: Pick<TimesChange, 'game' | 'fromDay'> & Pick<CalendarChanges, 'times'>,
): Omit<ReadChange, 'given'> => {
  const [before, after] = [scheduleOn(game, fromDay, changes.times), scheduleOn(game, fromDay, times)];
  return {
    after: { ...changes, times },
    // What the operator draws is written down by its times and never changes afterwards.
    scopes: game.isFirstParty ? [] : [{ game: game.code, days: null, from: fromDay }],
    rows: [],
    times: { game, fromDay, before, after },
  };
};

const readGiven = (
  now: Now,
  { game: code, fromDay, times: asked }: Extract<CalendarChange, { kind: 'TIMES' }>,
): ReadChange => {
  const game = gameOf(code);
  refuseFar(fromDay, now.today);
  const least = changeableFrom(game, now.today, now.committed.get(code));
  if (least === null) throw new BusinessError('bad_request');
  if (fromDay < least) throw new BusinessError('calendar_day_committed');
  const given = readTimes(game, { fromDay, asked }, now.changes);
  return { given, ...changeTimes(now, { game, fromDay, times: withTimes(now.changes.times, [given]) }) };
};

/** Takes times back; those by which draws are committed to already stand. */
const readLiftTimes = (now: Now, id: string): ReadChange => {
  const lifted = now.changes.times.find((one) => String(one.id) === id);
  if (lifted === undefined) throw new BusinessError('not_found');
  const game = gameOf(lifted.game);
  const least = changeableFrom(game, now.today, now.committed.get(lifted.game));
  if (least === null || (game.isFirstParty && lifted.fromDay < least))
    throw new BusinessError('calendar_day_committed');
  const fromDay = lifted.fromDay < least ? least : lifted.fromDay;
  const times = now.changes.times.filter((one) => one !== lifted);
  return { given: null, ...changeTimes(now, { game, fromDay, times }) };
};

/** What a change comes to; anything that it cannot be is refused. */
export const readChange = (now: Now, change: CalendarChange, lifted: ChangedDay | undefined): ReadChange => {
  if (change.kind === 'MOVE') return readMove(now, change);
  if (change.kind === 'LIFT') return readLift(now, lifted);
  if (change.kind === 'TIMES') return readGiven(now, change);
  if (change.kind === 'LIFT_TIMES') return readLiftTimes(now, change.id);
  if (change.kind !== 'CLOSE') return readSwitch(now, change);
  const asked = change.games.flatMap((game) =>
    [...new Set(change.days)].map((day) => ({ game: gameOf(game).code, day, toDay: null })),
  );
  return readDays(now, asked);
};

/** The days that numeros are written down for. */
export const daysAhead = (today: string, calendarDays: number): string[] =>
  Array.from({ length: calendarDays + 1 }, (_, ahead) => addDays(today, ahead));
