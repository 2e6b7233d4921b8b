import { type Database, Refusal } from '@hintha/platform';
import { findRound } from '../bets/index.ts';
import { findGames } from '../catalogue/index.ts';
import { listRoundPostings, type StoredPosting } from '../wallet/index.ts';
import type { RecordedBet } from './list-bets.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One round of the account with the movements of its wallet. */
export const readBet = async (
  db: Database,
  accountId: bigint,
  id: string,
): Promise<RecordedBet & { postings: StoredPosting[] }> => {
  const round = UUID.test(id) ? await findRound(db, accountId, id) : undefined;
  if (round === undefined) throw new Refusal('not_found');
  const games = await findGames(db, [round]);
  return {
    round,
    game: games.get(`${round.connection}/${round.gameId}`),
    postings: await listRoundPostings(db, accountId, { ...round, reference: id }),
  };
};
