import type { Bet } from '../bets/index.ts';
import { lotteryGame } from './games.ts';
import { SOURCE } from './rules.ts';

/** The draw that decides a bet. */
export interface DecidingDraw {
  readonly gameCode: string;
  readonly issue: string;
  readonly rules: string;
}

/** What a draw is called: its day, and its number where there are several. */
const ISSUE = /^\d{8}(?:-\d+)?$/;

/** The draw that a bet is on; null where it is on no lottery, or on none of ours: the past of a demo has bets without draws. */
export const drawOf = ({ source, roundId }: Pick<Bet, 'source' | 'roundId'>): DecidingDraw | null => {
  const [gameCode = '', issue = ''] = roundId.split('/');
  const game = source === SOURCE ? lotteryGame(gameCode) : undefined;
  return game === undefined || !ISSUE.test(issue) ? null : { gameCode, issue, rules: game.rules };
};
