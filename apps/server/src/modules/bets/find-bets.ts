import { money, type Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { listFeedEntries, selectReportedAccounts, sumFeedEntries } from './reported-round-store.ts';
import * as store from './bet-store.ts';
import { BET_GAMES } from './bet-store.ts';
import type { FeedEntry, Bet, Selection } from './types.ts';
import { listSelections } from './settlement/undecided-store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A page of an account's bets, newest first. */
export const listBets = (
  db: Database,
  filter: store.BetFilter,
  page: { no: number; size: number },
): Promise<Bet[]> => store.listBets(db, filter, page.size, (page.no - 1) * page.size);

/** How many bets a filter lets through, and what they took and gave. */
export const sumBets = async (
  db: Database,
  filter: store.BetFilter,
): Promise<{ bets: number; stake: Money; payout: Money }> => {
  const { total, stake, payout } = await store.sumBets(db, filter);
  return { bets: Number(total), stake: money(stake), payout: money(payout) };
};

/** What the settled bets that a filter lets through took and gave, by business day and game. */
export const sumBetsByGame = async (
  db: Database,
  filter: store.BetFilter,
): Promise<(Omit<store.GameSum, 'bets'> & { bets: number; stake: Money; payout: Money })[]> => {
  const sums = await store.sumBetsByGame(db, filter);
  return sums.map(({ bets, stake, payout, ...game }) => ({
    ...game,
    bets: Number(bets),
    stake: money(stake),
    payout: money(payout),
  }));
};

export const sumPlay = (
  db: Database,
  span: { from: Date; to: Date; accountId?: bigint },
): Promise<store.PlaySum[]> => store.sumPlay(db, span);

export const firstPlayedAt = (db: Database): Promise<Date | null> => store.findFirstFinish(db);

export const findBet = (db: Database, accountId: bigint, id: string): Promise<Bet | undefined> =>
  store.findBetOf(db, accountId, id);

/** What a bet is on; nothing where it is a vendor's. */
export const readSelections = async (db: Database, id: string): Promise<readonly Selection[]> =>
  (await listSelections(db, [id])).get(id) ?? [];

/** What each of some bets is on. */
export const readSelectionsOf = (
  on: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Selection[]>> => listSelections(on, ids);

/** Bets of anybody by the operator's id, or by what their vendor calls the round, the latest first. */
export const findBetsByName = (db: Database, name: string, limit: number): Promise<Bet[]> =>
  UUID.test(name)
    ? store.findBetsBy(db, { id: name, name, limit })
    : store.findBetsBy(db, { id: null, name, limit });

/** The bets of an account from before one of them, the latest first. */
export const listBetsBefore = (
  db: Database,
  accountId: bigint,
  page: { before: string | null; limit: number },
): Promise<(Bet & { position: string })[]> => store.listBetsBefore(db, accountId, page);

/** The bets that an account's postings refer to, by the operator's id; other references are left out. */
export const findBets = async (
  on: Database | Transaction,
  accountId: bigint,
  references: readonly string[],
): Promise<Map<string, Bet>> => {
  const ids = references.filter((reference) => UUID.test(reference));
  const bets = ids.length === 0 ? [] : await store.listBetsOf(on, accountId, ids);
  return new Map(bets.map((bet) => [bet.id, bet]));
};

export const listLatestBets = (db: Database, since: Date, most: number): Promise<Bet[]> =>
  store.listLatestBets(db, since, most);

/** The latest settled bets that gave more than they took. */
export const listWonBets = (db: Database, most: number): Promise<Bet[]> => store.listWonBets(db, most);

/** The bets settled since a moment that won the most above their stake. */
export const listLargestWins = (db: Database, since: Date, most: number): Promise<Bet[]> =>
  store.listLargestWins(db, since, most);

/** Which game each bet was on, and from which wallet, for a sum of postings by game. */
export const betGames = () => BET_GAMES;

/** What feeds reported of an account after a number. Whoever sees one sees all before it. */
export const followFeedEntries = (tx: Transaction, accountId: bigint, after: bigint): Promise<FeedEntry[]> =>
  listFeedEntries(tx, accountId, after);

/** What the rounds that feeds reported of an account have gained together, and the number of the last entry. */
export const sumGains = (tx: Transaction, accountId: bigint): Promise<{ gain: bigint; seq: bigint }> =>
  sumFeedEntries(tx, accountId);

/** The accounts of which a feed reported something between two marks of the wallets' follower. */
export const listReportedAccounts = (
  db: Database,
  span: { readonly mark: bigint; readonly horizon: bigint },
): Promise<bigint[]> => selectReportedAccounts(db, span);
