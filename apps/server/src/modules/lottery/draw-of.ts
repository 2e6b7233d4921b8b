import type { Bet } from '../bets/index.ts';
import { lotteryGame } from './games.ts';
import { SOURCE } from './rules.ts';

/** The draw that decides a bet. */
export interface DecidingDraw {
  readonly gameCode: string;
  readonly issue: string;
  readonly rules: string;
}

/** The draw that a bet is on; null where it is on no lottery. */
export const drawOf = ({ source, roundId }: Pick<Bet, 'source' | 'roundId'>): DecidingDraw | null => {
  const [gameCode = '', issue = ''] = roundId.split('/');
  const game = source === SOURCE ? lotteryGame(gameCode) : undefined;
  return game === undefined ? null : { gameCode, issue, rules: game.rules };
};
