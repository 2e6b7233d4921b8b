import type { Transaction } from '@hintha/platform';
import type { softswiss } from '@hintha/vendor-protocol';
import {
  findRounds,
  insertFeedEntries,
  type NewFeedEntry,
  upsertReportedRounds,
  type RefusedRound,
  type Round,
  type ToldRound,
} from '../../bets/index.ts';
import { findGames } from '../../catalogue/index.ts';
import { findSeqsBefore, lockWallets } from '../../wallet/index.ts';
import { roundKey } from '../rules.ts';
import type { Integration } from '../types.ts';
import { listOwners, readNow } from './feed-store.ts';
import { compare, type Known, objectionTo, type Surroundings } from './rules.ts';

/**
 * Writes down the rounds that a vendor tells of the wallets it keeps, each once however often it is told, and answers
 * those that it will not. No money of ours moves by it.
 */
export const takeReportedRounds = async (
  tx: Transaction,
  connection: Integration,
  played: readonly softswiss.PlayedRound[],
): Promise<RefusedRound[]> => {
  const around = await lookAround(tx, connection, played);
  const refused: RefusedRound[] = [];
  const told: ToldRound[] = [];
  for (const round of played) {
    const why = objectionTo(round, around);
    if (why === null) told.push(toTold(connection.code, round, around));
    else refused.push({ position: BigInt(round.position), roundId: round.round_id, why });
  }
  return [...refused, ...(await write(tx, told))];
};

const lookAround = async (
  tx: Transaction,
  { code, currency, anyGame }: Integration,
  played: readonly softswiss.PlayedRound[],
): Promise<Surroundings> => {
  const ids = [...new Set(played.map(({ game_id }) => game_id))];
  const games = await findGames(
    tx,
    ids.map((gameId) => ({ connection: code, gameId })),
  );
  return {
    owners: await listOwners(tx, code, [...new Set(played.map(({ account_id }) => account_id))]),
    games: anyGame ? null : new Set(ids.filter((gameId) => games.has(`${code}/${gameId}`))),
    currency,
    now: await readNow(tx),
  };
};

const toTold = (connection: string, round: softswiss.PlayedRound, { owners }: Surroundings): ToldRound => {
  const { position, account_id, round_id: roundId, game_id: gameId, stake, payout, finished_at } = round;
  const accountId = owners.get(account_id) ?? 0n;
  return {
    position: BigInt(position),
    id: roundKey(connection, accountId, roundId),
    accountId,
    connection,
    roundId,
    gameId,
    stake,
    payout,
    finishedAt: new Date(finished_at),
  };
};

const write = async (tx: Transaction, told: readonly ToldRound[]): Promise<RefusedRound[]> => {
  const accounts = new Map(told.map((round) => [round.accountId, round]));
  // Under the lock of its wallet nothing else is told of an account, and no posting comes between.
  await lockWallets(tx, [...accounts.keys()]);
  const { news, feedEntries, refused } = sift(told, await readKnown(tx, told));
  if (news.length === 0) return refused;
  const seqs = await findSeqsBefore(
    tx,
    news.map(({ accountId, finishedAt }) => ({ accountId, at: finishedAt })),
  );
  await upsertReportedRounds(
    tx,
    news.map((round, place) => ({ ...round, afterSeq: seqs[place] ?? 0n })),
  );
  await insertFeedEntries(tx, feedEntries);
  return refused;
};

const readKnown = async (tx: Transaction, told: readonly ToldRound[]): Promise<Map<string, Round>> => {
  const known = new Map<string, Round>();
  for (const [accountId, own] of Map.groupBy(told, (round) => round.accountId)) {
    const found = await findRounds(
      tx,
      accountId,
      own.map(({ id }) => id),
    );
    for (const [id, round] of found) known.set(id, round);
  }
  return known;
};

interface Sifted {
  /** Each round once, as it was told last. */
  readonly news: ToldRound[];
  readonly feedEntries: NewFeedEntry[];
  readonly refused: RefusedRound[];
}

const sift = (told: readonly ToldRound[], before: ReadonlyMap<string, Round>): Sifted => {
  const known = new Map<string, Known>(before);
  const news = new Map<string, ToldRound>();
  const feedEntries: NewFeedEntry[] = [];
  const refused: RefusedRound[] = [];
  for (const round of told) {
    const last = known.get(round.id);
    const { id, accountId, position, roundId, stake, payout } = round;
    const verdict = compare(round, last);
    if (verdict === 'contradiction') refused.push({ position, roundId, why: 'contradicts_another' });
    if (verdict !== 'news') continue;
    const gainBefore = last === undefined ? 0n : last.payout - last.stake;
    feedEntries.push({ accountId, roundId: id, gain: payout - stake - gainBefore });
    news.set(id, round);
    known.set(id, { ...round, feedPosition: position, firstSeq: 1n, lastSeq: 0n });
  }
  return { news: [...news.values()], feedEntries, refused };
};
