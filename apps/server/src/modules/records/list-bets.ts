import { addMoney, type Money, negateMoney } from '@hintha/money';
import { type Database, BusinessError } from '@hintha/platform';
import { dayEnd, dayStart } from '../../business-day.ts';
import {
  findRound,
  listRounds,
  readSelections,
  type Round,
  type Selection,
  sumRounds,
} from '../bets/index.ts';
import { findGames, type KnownGame, listGameIds } from '../catalogue/index.ts';
import { listRoundPostings, type StoredPosting } from '../wallet/index.ts';

export interface BetQuery {
  category?: string | undefined;
  vendor?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  pageNo: number;
  pageSize: number;
}

export interface RecordedBet {
  round: Round;
  game: KnownGame | undefined;
}

export interface BetPage {
  bets: RecordedBet[];
  total: number;
  totals: { stake: Money; payout: Money; profit: Money };
}

/** One page of an account's rounds, newest first, and the totals of all that the filter lets through. */
export const listBets = async (db: Database, accountId: bigint, query: BetQuery): Promise<BetPage> => {
  const filter = {
    accountId,
    games: await wantedGames(db, query),
    from: query.from === undefined ? null : dayStart(query.from),
    to: query.to === undefined ? null : dayEnd(query.to),
  };
  const [rounds, sums] = await Promise.all([
    listRounds(db, filter, { no: query.pageNo, size: query.pageSize }),
    sumRounds(db, filter),
  ]);
  const games = await findGames(db, rounds);
  return {
    bets: rounds.map((round) => ({ round, game: games.get(`${round.source}/${round.gameId}`) })),
    total: sums.rounds,
    totals: {
      stake: sums.stake,
      payout: sums.payout,
      profit: addMoney(sums.payout, negateMoney(sums.stake)),
    },
  };
};

const wantedGames = async (db: Database, { category, vendor }: BetQuery) => {
  const chosen = { category: category ?? '', vendor: vendor ?? '' };
  return chosen.category === '' && chosen.vendor === '' ? null : listGameIds(db, chosen);
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One bet of the account with what it is on and the movements of its wallet. */
export const readBet = async (
  db: Database,
  accountId: bigint,
  id: string,
): Promise<RecordedBet & { selections: readonly Selection[]; postings: StoredPosting[] }> => {
  const round = UUID.test(id) ? await findRound(db, accountId, id) : undefined;
  if (round === undefined) throw new BusinessError('not_found');
  const games = await findGames(db, [round]);
  return {
    round,
    game: games.get(`${round.source}/${round.gameId}`),
    selections: await readSelections(db, id),
    postings: await listRoundPostings(db, accountId, { ...round, reference: id }),
  };
};
