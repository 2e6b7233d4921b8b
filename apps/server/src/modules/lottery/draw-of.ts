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

type OfRound = Pick<Bet, 'source' | 'roundId'>;

const partsOf = ({ source, roundId }: OfRound) => {
  const [code = '', issue = ''] = roundId.split('/');
  const game = source === SOURCE ? lotteryGame(code) : undefined;
  return game === undefined ? [] : [{ roundId, game, issue }];
};

/** The draws that bets are on, by their round; those of bets on no lottery are left out. */
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
