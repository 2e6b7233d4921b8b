import type { Database } from '@hintha/platform';
import type { Bet } from '../bets/index.ts';
import { lotteryGame } from './games.ts';
import { findNumerosBy } from './numeros/numero-store.ts';
import { SOURCE } from './rules.ts';

/** The draw that decides a bet. */
export interface DecidingDraw {
  readonly gameCode: string;
  readonly issue: string;
  readonly rules: string;
  /** When it is drawn; null of one that is not known here. */
  readonly drawTime: number | null;
}

/** What a draw is called: its day, and what follows it where there are several. The past of a demo has bets without draws. */
const ISSUE = /^\d{8}(?:-\d+)?$/;

type OfRound = Pick<Bet, 'source' | 'roundId'>;

const partsOf = ({ source, roundId }: OfRound) => {
  const [code = '', issue = ''] = roundId.split('/');
  const game = source === SOURCE ? lotteryGame(code) : undefined;
  return game === undefined || !ISSUE.test(issue) ? [] : [{ roundId, game, issue }];
};

/** The draws that bets are on, by their round; those of bets on no draw are left out. */
export const drawsOf = async (
  db: Database,
  bets: readonly OfRound[],
): Promise<ReadonlyMap<string, DecidingDraw>> => {
  const named = bets.flatMap(partsOf);
  if (named.length === 0) return new Map();
  const numeros = await findNumerosBy(
    db,
    named.map(({ game, issue }) => ({ game: game.code, code: issue })),
  );
  return new Map(
    named.map(({ roundId, game, issue }) => [
      roundId,
      {
        gameCode: game.code,
        issue,
        rules: game.rules,
        drawTime: numeros.get(roundId)?.drawsAt.getTime() ?? null,
      },
    ]),
  );
};
