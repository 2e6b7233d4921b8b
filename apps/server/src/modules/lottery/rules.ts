import type { LotteryGame, Numero } from './types.ts';

/** The book that takes the bets. */
export const SOURCE = 'LOTTERY';

/** The lowest prize mode that a bet is played at, in two-thousandths of a fair prize (rule book, section 2). */
export const LEAST_MODE = 1700;

/** What decides a bet: one numero of one game. */
export const roundOf = ({ game, code }: Pick<Numero, 'game' | 'code'>): string => `${game}/${code}`;

/** By which turnover, points and reports weigh a bet. */
export const categoryOf = ({ family }: Pick<LotteryGame, 'family'>): 'ELOTT' | 'LOTT' =>
  family === 'Elott' ? 'ELOTT' : 'LOTT';

/** Whether the result of a numero is known to everybody. */
export const isPublished = ({ state }: Pick<Numero, 'state'>): boolean =>
  state === 'CONFIRMED' || state === 'SETTLING' || state === 'SETTLED' || state === 'RESETTLING';
