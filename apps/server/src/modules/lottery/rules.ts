import type { LotteryGame, Numero } from './types.ts';

/** The book that takes the bets. */
export const SOURCE = 'LOTTERY';

/** What decides a bet: one numero of one game. */
export const roundOf = ({ game, code }: Pick<Numero, 'game' | 'code'>): string => `${game}/${code}`;

/** By which turnover, points and reports weigh a bet. */
export const categoryOf = ({ family }: Pick<LotteryGame, 'family'>): 'ELOTT' | 'LOTT' =>
  family === 'Elott' ? 'ELOTT' : 'LOTT';
