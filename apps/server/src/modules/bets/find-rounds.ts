import { money, type Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { listFeedEntries, selectReportedAccounts, sumFeedEntries } from './reported-round-store.ts';
import * as store from './round-store.ts';
import { ROUND_GAMES } from './round-store.ts';
import type { FeedEntry, Round, Selection } from './types.ts';
import { listSelections } from './undecided-store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A page of an account's rounds, newest first. */
export const listRounds = (
  db: Database,
  filter: store.RoundFilter,
  page: { no: number; size: number },
): Promise<Round[]> => store.listRounds(db, filter, page.size, (page.no - 1) * page.size);

/** How many rounds a filter lets through, and what they took and gave. */
export const sumRounds = async (
  db: Database,
  filter: store.RoundFilter,
): Promise<{ rounds: number; stake: Money; payout: Money }> => {
  const { total, stake, payout } = await store.sumRounds(db, filter);
  return { rounds: Number(total), stake: money(stake), payout: money(payout) };
};

/** What the settled rounds that a filter lets through took and gave, by business day and game. */
export const sumRoundsByGame = async (
  db: Database,
  filter: store.RoundFilter,
): Promise<(Omit<store.GameSum, 'rounds'> & { rounds: number; stake: Money; payout: Money })[]> => {
  const sums = await store.sumRoundsByGame(db, filter);
  return sums.map(({ rounds, stake, payout, ...game }) => ({
    ...game,
    rounds: Number(rounds),
    stake: money(stake),
    payout: money(payout),
  }));
};

export const sumPlay = (
  db: Database,
  span: { from: Date; to: Date; accountId?: bigint },
): Promise<store.PlaySum[]> => store.sumPlay(db, span);

export const firstPlayedAt = (db: Database): Promise<Date | null> => store.findFirstFinish(db);

export const findRound = (db: Database, accountId: bigint, id: string): Promise<Round | undefined> =>
  store.findRoundOf(db, accountId, id);

/** What a bet is on; nothing where it is a vendor's. */
export const readSelections = async (db: Database, id: string): Promise<readonly Selection[]> =>
  (await listSelections(db, [id])).get(id) ?? [];

/** Rounds of anybody by the operator's id, or by what their vendor calls them, the latest first. */
export const findRoundsByName = (db: Database, name: string, limit: number): Promise<Round[]> =>
  UUID.test(name)
    ? store.findRoundsBy(db, { id: name, name, limit })
    : store.findRoundsBy(db, { id: null, name, limit });

/** The rounds of an account from before one of them, the latest first. */
export const listRoundsBefore = (
  db: Database,
  accountId: bigint,
  page: { before: string | null; limit: number },
): Promise<(Round & { position: string })[]> => store.listRoundsBefore(db, accountId, page);

/** The rounds that an account's postings refer to, by the operator's id; other references are left out. */
export const findRounds = async (
  on: Database | Transaction,
  accountId: bigint,
  references: readonly string[],
): Promise<Map<string, Round>> => {
  const ids = references.filter((reference) => UUID.test(reference));
  const rounds = ids.length === 0 ? [] : await store.listRoundsOf(on, accountId, ids);
  return new Map(rounds.map((round) => [round.id, round]));
};

/** The latest finished rounds that gave more than they took. */
export const listWonRounds = (db: Database, most: number): Promise<Round[]> => store.listWonRounds(db, most);

/** Which title each round was played on, and from which wallet, for a sum of postings by title. */
export const roundGames = () => ROUND_GAMES;

/** What feeds told of an account from behind a number on. Whoever sees one sees all before it. */
export const followFeedEntries = (tx: Transaction, accountId: bigint, after: bigint): Promise<FeedEntry[]> =>
  listFeedEntries(tx, accountId, after);

/** What the rounds that were told of an account have gained together, and the number of the last telling. */
export const sumGains = (tx: Transaction, accountId: bigint): Promise<{ gain: bigint; seq: bigint }> =>
  sumFeedEntries(tx, accountId);

/** The accounts of which something was told between two marks of the wallets' follower. */
export const listReportedAccounts = (
  db: Database,
  span: { readonly mark: bigint; readonly horizon: bigint },
): Promise<bigint[]> => selectReportedAccounts(db, span);
