import { BusinessError } from '@hintha/platform';
import { addDays } from '../../bets/index.ts';
import { scheduleOn } from '../numeros/plan-numeros.ts';
import type { CalendarChanges, ChangedTimes, DailyDraw, LotteryGame, Schedule, Times } from '../types.ts';

/** The times of a lottery as they are asked for. */
export type AskedTimes =
  | Extract<Times, { kind: 'interval' }>
  | {
      readonly kind: 'days';
      readonly draws: readonly {
        /** Which of the draws of a day it is; null for one that there was not before. */
        readonly suffix: string | null;
        readonly drawsAt: number;
        /** So many minutes before. */
        readonly lockMinutes: number;
      }[];
    };

const DAY_MINUTES = 24 * 60;
const DAY_SECONDS = 24 * 3600;
const LEAST_SECONDS = 30;
const MOST_SECONDS = 3600;
const MOST_DRAWS = 12;

/**
 * The first day for which a lottery can be given other times. What the operator draws is committed to with its numeros
 * some days ahead, and stays as it was published.
 */
export const changeableFrom = (
  { schedule, isFirstParty }: LotteryGame,
  today: string,
  committed: string | undefined,
): string | null => {
  if (schedule.kind === 'instant') return null;
  if (!isFirstParty) return today;
  return addDays(committed === undefined || committed < today ? today : committed, 1);
};

const refuse = (isWrong: boolean, code: 'calendar_interval_wrong' | 'calendar_times_wrong'): void => {
  if (isWrong) throw new BusinessError(code);
};

/** An interval by which a day ends with a draw, and a lock by which each draw opens before it. */
const readInterval = ({ seconds, lockSeconds }: Extract<Times, { kind: 'interval' }>): Times => {
  const isInterval = seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS && DAY_SECONDS % seconds === 0;
  refuse(!isInterval || lockSeconds < 1 || lockSeconds >= seconds, 'calendar_interval_wrong');
  return { kind: 'interval', seconds, lockSeconds };
};

const numberOf = (suffix: string): number => (suffix === '' ? 1 : Number(suffix.slice(1)));

/** The draws of a day in their order: each locks on its day and before it is drawn, and none with another. */
const readDraws = (
  asked: Extract<AskedTimes, { kind: 'days' }>['draws'],
  known: readonly DailyDraw[],
): DailyDraw[] => {
  refuse(asked.length === 0 || asked.length > MOST_DRAWS, 'calendar_times_wrong');
  const suffixes = new Set(known.map(({ suffix }) => suffix));
  let last = Math.max(...known.map(({ suffix }) => numberOf(suffix)));
  const draws = asked.map(({ suffix, drawsAt, lockMinutes }): DailyDraw => {
    const isDraw = drawsAt >= 0 && drawsAt < DAY_MINUTES && lockMinutes >= 1 && lockMinutes <= drawsAt;
    refuse(!isDraw || (suffix !== null && !suffixes.has(suffix)), 'calendar_times_wrong');
    const own = suffix ?? `-${String((last += 1)).padStart(2, '0')}`;
    return { drawsAt, locksAt: drawsAt - lockMinutes, suffix: own };
  });
  const areApart = [new Set(draws.map(({ drawsAt }) => drawsAt)), new Set(draws.map(({ suffix }) => suffix))];
  refuse(
    areApart.some(({ size }) => size < draws.length),
    'calendar_times_wrong',
  );
  return draws.toSorted((one, other) => one.drawsAt - other.drawsAt);
};

/** Every draw of a day that a lottery has at some time: the code of one is not given to another. */
const knownDraws = ({ code, schedule }: LotteryGame, times: readonly ChangedTimes[]): DailyDraw[] => [
  ...(schedule.kind === 'days' ? schedule.draws : []),
  ...times.flatMap(({ game, times: given }) => (game === code && given.kind === 'days' ? given.draws : [])),
];

const timesOf = (schedule: Schedule): Times | null => {
  if (schedule.kind === 'days') return { kind: 'days', draws: schedule.draws };
  return schedule.kind === 'interval' ? schedule : null;
};

const printTimes = (times: Times | null): string => {
  if (times?.kind !== 'days') return JSON.stringify([times?.seconds, times?.lockSeconds]);
  return JSON.stringify(times.draws.map(({ drawsAt, locksAt, suffix }) => [drawsAt, locksAt, suffix]));
};

/** The times that are asked for; what they cannot be is refused. */
export const readTimes = (
  game: LotteryGame,
  { fromDay, asked }: { readonly fromDay: string; readonly asked: AskedTimes },
  { times }: Pick<CalendarChanges, 'times'>,
): ChangedTimes => {
  if (asked.kind !== game.schedule.kind) throw new BusinessError('bad_request');
  if (times.some((one) => one.game === game.code && one.fromDay === fromDay))
    throw new BusinessError('calendar_day_taken');
  const read: Times =
    asked.kind === 'interval'
      ? readInterval(asked)
      : { kind: 'days', draws: readDraws(asked.draws, knownDraws(game, times)) };
  const before = timesOf(scheduleOn(game, fromDay, times));
  if (printTimes(read) === printTimes(before)) throw new BusinessError('calendar_times_same');
  return { id: null, game: game.code, fromDay, times: read };
};

/** The times of a lottery that count on a day or later; those before them count no more. */
export const countingTimes = <Given extends ChangedTimes>(
  { code }: Pick<LotteryGame, 'code'>,
  day: string,
  times: readonly Given[],
): Given[] => {
  const own = times.filter(({ game }) => game === code);
  const now = own.findLastIndex(({ fromDay }) => fromDay <= day);
  return own.slice(Math.max(now, 0));
};

/** The changed times with some more in their order. */
export const withTimes = (
  times: readonly ChangedTimes[],
  more: readonly ChangedTimes[],
): readonly ChangedTimes[] =>
  [...times, ...more].toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1));
