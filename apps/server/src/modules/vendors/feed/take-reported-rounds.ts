import type { Transaction } from '@hintha/platform';
import {
  findBets,
  insertFeedEntries,
  type NewFeedEntry,
  type Bet,
  type ReportedRound,
  upsertReportedRounds,
} from '../../bets/index.ts';
import { findGames } from '../../catalogue/index.ts';
import { findSeqsBefore, lockWallets } from '../../wallet/index.ts';
import type { PlayedRound } from '../vendor-client.ts';
import { checkReported } from '../caps/check-reported.ts';
import { winOf } from '../caps/rules.ts';
import { roundKey } from '../rules.ts';
import type { Integration } from '../types.ts';
import { listOwners, readNow } from './feed-store.ts';
import { compare, type Known, objectionTo, type Surroundings } from './rules.ts';
import type { RejectedRound } from './types.ts';

/**
 * Writes down the rounds that a vendor reports of the wallets it keeps, each once however often it is reported, and
 * answers those that it will not. No money of ours moves by it.
 */
export const takeReportedRounds = async (
  tx: Transaction,
  integration: Integration,
  played: readonly PlayedRound[],
): Promise<RejectedRound[]> => {
  const around = await readSurroundings(tx, integration, played);
  const rejected: RejectedRound[] = [];
  const reported: ReportedRound[] = [];
  for (const round of played) {
    const { position, roundId } = round;
    const why = objectionTo(round, around);
    if (why === null) reported.push(toReported(integration.code, round, around));
    else rejected.push({ position, roundId, why });
  }
  return [...rejected, ...(await write(tx, integration, reported))];
};

const readSurroundings = async (
  tx: Transaction,
  { code, currency, anyGame, winsWithoutBet }: Integration,
  played: readonly PlayedRound[],
): Promise<Surroundings> => {
  const ids = [...new Set(played.map(({ gameId }) => gameId))];
  const games = await findGames(
    tx,
    ids.map((gameId) => ({ source: code, gameId })),
  );
  return {
    owners: await listOwners(tx, code, [...new Set(played.map(({ account }) => account))]),
    games: anyGame ? null : new Set(ids.filter((gameId) => games.has(`${code}/${gameId}`))),
    currency,
    winsWithoutBet: winsWithoutBet.length > 0,
    now: await readNow(tx),
  };
};

const toReported = (integration: string, round: PlayedRound, { owners }: Surroundings): ReportedRound => {
  const { account, currency: _currency, ...details } = round;
  const accountId = owners.get(account) ?? 0n;
  return {
    ...details,
    id: roundKey(integration, accountId, round.roundId),
    accountId,
    source: integration,
  };
};

const write = async (
  tx: Transaction,
  integration: Integration,
  reported: readonly ReportedRound[],
): Promise<RejectedRound[]> => {
  const accounts = new Map(reported.map((round) => [round.accountId, round]));
  // Under the lock of its wallet nothing else is taken over for an account, and no posting comes between.
  await lockWallets(tx, [...accounts.keys()]);
  const { news, feedEntries, won, rejected } = sift(reported, await readKnown(tx, reported));
  if (news.length === 0) return rejected;
  await checkReported(tx, integration, { rounds: news, won });
  const seqs = await findSeqsBefore(
    tx,
    news.map(({ accountId, finishedAt }) => ({ accountId, at: finishedAt })),
  );
  await upsertReportedRounds(
    tx,
    news.map((round, place) => ({ ...round, afterSeq: seqs[place] ?? 0n })),
  );
  await insertFeedEntries(tx, feedEntries);
  return rejected;
};

const readKnown = async (tx: Transaction, reported: readonly ReportedRound[]): Promise<Map<string, Bet>> => {
  const known = new Map<string, Bet>();
  for (const [accountId, own] of Map.groupBy(reported, (round) => round.accountId)) {
    const found = await findBets(
      tx,
      accountId,
      own.map(({ id }) => id),
    );
    for (const [id, round] of found) known.set(id, round);
  }
  return known;
};

interface Sifted {
  /** Each round once, as it was reported last. */
  readonly news: ReportedRound[];
  readonly feedEntries: NewFeedEntry[];
  /** What the news make of what the rounds pay above their stakes. */
  readonly won: bigint;
  readonly rejected: RejectedRound[];
}

const sift = (reported: readonly ReportedRound[], before: ReadonlyMap<string, Bet>): Sifted => {
  const known = new Map<string, Known>(before);
  const news = new Map<string, ReportedRound>();
  const feedEntries: NewFeedEntry[] = [];
  const rejected: RejectedRound[] = [];
  let won = 0n;
  for (const round of reported) {
    const last = known.get(round.id);
    const { id, accountId, position, roundId, stake, payout } = round;
    const verdict = compare(round, last);
    if (verdict === 'contradiction') rejected.push({ position, roundId, why: 'contradicts_another' });
    if (verdict !== 'news') continue;
    const gainBefore = last === undefined ? 0n : last.payout - last.stake;
    feedEntries.push({ accountId, roundId: id, gain: payout - stake - gainBefore });
    won += winOf(round) - (last === undefined ? 0n : winOf(last));
    news.set(id, round);
    known.set(id, {
      ...round,
      settledAt: round.finishedAt,
      feedPosition: position,
      firstSeq: 1n,
      lastSeq: 0n,
    });
  }
  return { news: [...news.values()], feedEntries, won, rejected };
};
