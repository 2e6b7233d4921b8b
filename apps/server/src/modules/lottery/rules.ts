import type { LotterySettings } from './settings.ts';
import type { LotteryGame, Numero } from './types.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const SOURCE = 'LOTTERY';

/** The lowest prize mode that a bet is played at, in two-thousandths of a fair prize (rule book, section 2). */
export const LEAST_MODE = 1700;

/** The prize mode at which a prize is fair. */
export const FAIR_MODE = 2000;

export const roundOf = ({ game, code }: Pick<Numero, 'game' | 'code'>): string => `${game}/${code}`;

/** By which turnover, points and reports weigh a bet. */
export const categoryOf = ({ family }: Pick<LotteryGame, 'family'>): 'ELOTT' | 'LOTT' =>
  family === 'Elott' ? 'ELOTT' : 'LOTT';

export const isPublished = ({ state }: Pick<Numero, 'state'>): boolean =>
  state === 'CONFIRMED' || state === 'SETTLING' || state === 'SETTLED' || state === 'RESETTLING';

/** What goes into a draw beside its seed: the hash of all bets, which nobody knows before the last one was taken. */
export const entropyOf = ({ code }: Pick<Numero, 'code'>, betsHash: string): string => `${code}.${betsHash}`;

export const dayOf = ({ code }: Pick<Numero, 'code'>): string =>
  `${code.slice(0, 4)}-${code.slice(4, 6)}-${code.slice(6, 8)}`;

const MINUTE_MS = 60_000;

/** The date and time of a draw in its zone; undefined of those that come round the clock. */
const drawnAt = (
  { schedule }: Pick<LotteryGame, 'schedule'>,
  { drawsAt }: Pick<Numero, 'drawsAt'>,
): string | undefined =>
  schedule.kind === 'days'
    ? new Date(drawsAt.getTime() + schedule.zone * MINUTE_MS).toISOString().slice(0, 16)
    : undefined;

/** The day in the zone of its draw on which a numero is drawn, which is another than it is named by where it was moved. */
export const drawnOn = (
  game: Pick<LotteryGame, 'schedule'>,
  numero: Pick<Numero, 'code' | 'drawsAt'>,
): string => drawnAt(game, numero)?.slice(0, 10) ?? dayOf(numero);

/** The time of a numero in the zone of its draw, where it is one of a few a day; undefined of all others. */
export const timeOf = (
  game: Pick<LotteryGame, 'schedule'>,
  numero: Pick<Numero, 'code' | 'drawsAt'>,
): string | undefined => (numero.code.includes('-') ? drawnAt(game, numero)?.slice(11) : undefined);

/** The day on which a numero is drawn where it was moved to another than its code has; null for all others. */
export const movedTo = (
  game: Pick<LotteryGame, 'schedule'>,
  numero: Pick<Numero, 'code' | 'drawsAt'>,
): string | null => {
  const day = drawnOn(game, numero);
  return day === dayOf(numero) ? null : day;
};

export type Waits = Pick<
  LotterySettings,
  'ownDelaySeconds' | 'ownVoidMinutes' | 'officialDelayMinutes' | 'officialVoidHours'
>;

/** What is to be done with a numero that is to have a result by now and has none. */
export const overdueStep = (
  { isFirstParty }: Pick<LotteryGame, 'isFirstParty'>,
  lateSeconds: number,
  { ownDelaySeconds, ownVoidMinutes, officialDelayMinutes, officialVoidHours }: Waits,
): 'wait' | 'delay' | 'void' => {
  const [delay, end] = isFirstParty
    ? [ownDelaySeconds, ownVoidMinutes * MINUTE]
    : [officialDelayMinutes * MINUTE, officialVoidHours * HOUR];
  if (lateSeconds >= end) return 'void';
  return lateSeconds >= delay ? 'delay' : 'wait';
};
