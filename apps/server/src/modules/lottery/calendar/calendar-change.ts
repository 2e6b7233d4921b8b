import { BusinessError } from '@hintha/platform';
import { addDays } from '../../bets/index.ts';
import { lotteryGame } from '../games.ts';
import { dayKey, planNumeros } from '../numeros/plan-numeros.ts';
import type { CalendarChanges, LotteryGame } from '../types.ts';
import type { ChangedDay } from './calendar-store.ts';

/** What the staff may change of the calendars. */
export type CalendarChange =
  /** No draws of these lotteries on these days. */
  | { readonly kind: 'CLOSE'; readonly games: readonly string[]; readonly days: readonly string[] }
  /** The draws of a day are held on another. */
  | { readonly kind: 'MOVE'; readonly game: string; readonly day: string; readonly toDay: string }
  | { readonly kind: 'LIFT'; readonly id: string }
  | { readonly kind: 'OFF' | 'ON'; readonly games: readonly string[] };

/** What of the calendars a change is about: days of lotteries, or all that lies ahead of one. */
export interface CalendarScope {
  readonly game: string;
  readonly days: readonly string[] | null;
}

/** A change that was read: the calendars after it, what it is about, and the rows it comes to. */
export interface ReadChange {
  readonly after: CalendarChanges;
  readonly scopes: readonly CalendarScope[];
  readonly rows: readonly Pick<ChangedDay, 'game' | 'day' | 'toDay'>[];
}

interface Now {
  readonly changes: CalendarChanges;
  /** The business day. */
  readonly today: string;
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

const withDays = ({ off, days }: CalendarChanges, rows: ReadChange['rows']): CalendarChanges => ({
  off,
  days: new Map([...days, ...rows.map(({ game, day, toDay }) => [dayKey(game, day), toDay] as const)]),
});

const scopesOfRows = (rows: ReadChange['rows']): CalendarScope[] =>
  [...Map.groupBy(rows, ({ game }) => game)].map(([game, of]) => ({ game, days: of.map(({ day }) => day) }));

/** Everything that is changed of the calendars and is not over. */
export const scopesOf = ({ off, days }: CalendarChanges, today: string): CalendarScope[] => {
  const rows = [...days].map(([key, toDay]) => {
    const [game = '', day = ''] = key.split(' ');
    return { game, day, toDay };
  });
  const ahead = rows.filter(({ day, toDay }) => day >= today || (toDay !== null && toDay >= today));
  return [...scopesOfRows(ahead), ...[...off].map((game) => ({ game, days: null }))];
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
  return { after: withDays(changes, rows), scopes: scopesOfRows(rows), rows };
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
  return { after: { ...changes, off }, scopes, rows: [] };
};

/** Takes back what was changed of a day. */
const readLift = ({ changes }: Now, lifted: ChangedDay | undefined): ReadChange => {
  if (lifted === undefined) throw new BusinessError('not_found');
  const { game, day } = lifted;
  const days = new Map(changes.days);
  days.delete(dayKey(game, day));
  return { after: { ...changes, days }, scopes: [{ game, days: [day] }], rows: [] };
};

/** What a change comes to; anything that it cannot be is refused. */
export const readChange = (now: Now, change: CalendarChange, lifted: ChangedDay | undefined): ReadChange => {
  if (change.kind === 'MOVE') return readMove(now, change);
  if (change.kind === 'LIFT') return readLift(now, lifted);
  if (change.kind !== 'CLOSE') return readSwitch(now, change);
  const asked = change.games.flatMap((game) =>
    [...new Set(change.days)].map((day) => ({ game: gameOf(game).code, day, toDay: null })),
  );
  return readDays(now, asked);
};

/** The days that numeros are written down for. */
export const daysAhead = (today: string, calendarDays: number): string[] =>
  Array.from({ length: calendarDays + 1 }, (_, ahead) => addDays(today, ahead));
