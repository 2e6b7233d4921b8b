import { addMoney, type Money, negateMoney } from '@hintha/money';
import { type Database, BusinessError } from '@hintha/platform';
import { dayEnd, dayStart } from '../../business-day.ts';
import { findBet, listBets, readSelections, type Bet, type Selection, sumBets } from '../bets/index.ts';
import { findGames, listGameIds } from '../catalogue/index.ts';
import { type DecidingDraw, drawsOf } from '../lottery/index.ts';
import { type Teams, teamsOfBet } from '../sports/index.ts';
import { type NamedBet, nameBets, type RecordedBet } from './name-bets.ts';
import { listRoundPostings, type StoredPosting } from '../wallet/index.ts';

export interface BetQuery {
  category?: string | undefined;
  vendor?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  pageNo: number;
  pageSize: number;
}

export interface BetPage {
  bets: NamedBet[];
  total: number;
  totals: { stake: Money; payout: Money; profit: Money };
}

/** One page of an account's bets, newest first, and the totals of all that the filter lets through. */
export const readBets = async (db: Database, accountId: bigint, query: BetQuery): Promise<BetPage> => {
  const filter = {
    accountId,
    games: await wantedGames(db, query),
    from: query.from === undefined ? null : dayStart(query.from),
    to: query.to === undefined ? null : dayEnd(query.to),
  };
  const [bets, sums] = await Promise.all([
    listBets(db, filter, { no: query.pageNo, size: query.pageSize }),
    sumBets(db, filter),
  ]);
  return {
    bets: await nameBets(db, bets),
    total: sums.bets,
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

/** A bet of the account's own. */
export const getBet = async (db: Database, accountId: bigint, id: string): Promise<Bet> => {
  const bet = UUID.test(id) ? await findBet(db, accountId, id) : undefined;
  if (bet === undefined) throw new BusinessError('not_found');
  return bet;
};

interface BetWithAll extends RecordedBet {
  selections: readonly (Selection & { readonly teams: Teams | null })[];
  postings: StoredPosting[];
  draw: DecidingDraw | null;
}

/** One bet of the account with what it is on, what draws it and the movements of its wallet. */
export const readBet = async (db: Database, accountId: bigint, id: string): Promise<BetWithAll> => {
  const bet = await getBet(db, accountId, id);
  const games = await findGames(db, [bet]);
  const selections = await readSelections(db, id);
  const teams = await teamsOfBet(db, bet, selections);
  return {
    bet,
    game: games.get(`${bet.source}/${bet.gameId}`),
    selections: selections.map((selection) => ({ ...selection, teams: teams.get(selection.event) ?? null })),
    postings: await listRoundPostings(db, accountId, { ...bet, reference: id }),
    draw: (await drawsOf(db, [bet])).get(bet.roundId) ?? null,
  };
};
