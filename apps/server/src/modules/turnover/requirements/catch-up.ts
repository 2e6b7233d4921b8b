import { ZERO } from '@hintha/money';
import { announce, type Transaction } from '@hintha/platform';
import {
  findBets,
  followFeedEntries,
  type Bet,
  type FeedEntry,
  validOf,
  weightCodeOf,
} from '../../bets/index.ts';
import { findGames } from '../../catalogue/index.ts';
import { followPostings, type StoredPosting } from '../../wallet/index.ts';
import {
  follow,
  followDecision,
  followFeedEntry,
  type Progress,
  type BetNow,
} from '../contribution/follow.ts';
import { toScaled } from '../rules.ts';
import type { Contribution, Counted } from '../types.ts';
import {
  listBets,
  listContributions,
  listWeights,
  lockMember,
  replaceBets,
  type Seen,
  updateSeen,
} from './follow-store.ts';
import { listMovable, updateProgress } from './requirement-store.ts';
import { readSettings } from '../../settings/index.ts';
import { turnoverSettings } from '../settings.ts';

const MOST_AT_ONCE = 200;

/**
 * Brings the account's requirements up to what its wallet has seen and what vendors have told of theirs: every posting
 * and every telling once, in their order, however many callers do it at the same time. What belongs to a reversed or
 * changed bet is counted anew.
 */
export const catchUp = async (tx: Transaction, accountId: bigint): Promise<void> => {
  let seen = await lockMember(tx, accountId);
  if (seen === undefined) return;
  // They are read before the postings, so that the postings they stand behind are there.
  const feedEntries = await followFeedEntries(tx, accountId, seen.feedEntry);
  for (let isLast = false; !isLast;) {
    // The last one that was seen comes along: it tells what the wallet stood at.
    const page: { from: bigint; limit: number } = { from: seen.seq, limit: MOST_AT_ONCE + 1 };
    const postings = await followPostings(tx, accountId, page);
    isLast = postings.length <= MOST_AT_ONCE;
    seen = await take(tx, accountId, { postings, feedEntries: isLast ? feedEntries : [], seen, isLast });
  }
};

interface Batch {
  readonly postings: readonly StoredPosting[];
  readonly feedEntries: readonly FeedEntry[];
  readonly seen: Seen;
  readonly isLast: boolean;
}

const take = async (tx: Transaction, accountId: bigint, batch: Batch): Promise<Seen> => {
  const { feedEntries, seen, isLast } = batch;
  const fresh = batch.postings.filter(({ seq }) => seq > seen.seq);
  const named = [...fresh.map(({ reference }) => reference), ...feedEntries.map(({ roundId }) => roundId)];
  const bets = await listBets(tx, accountId, [...new Set(named)]);
  if (named.length === 0 && bets.length === 0) return seen;
  const before = await readProgress(tx, accountId, batch, bets);
  const betsNow = await readBetsNow(tx, accountId, [...named, ...bets.map(({ reference }) => reference)]);
  let progress = replay(before, { fresh, feedEntries, betsNow });
  const undecided = isLast ? [...progress.bets.values()].filter(({ settled }) => !settled) : [];
  for (const { reference } of undecided) {
    const bet = betsNow.get(reference);
    if (bet !== undefined) progress = followDecision(progress, bet);
  }
  const feedEntry = feedEntries.at(-1)?.seq ?? seen.feedEntry;
  await write(tx, accountId, { before, progress });
  const now: Seen = { seq: progress.seq, feedEntry, away: progress.away };
  if (now.seq !== seen.seq || now.feedEntry !== seen.feedEntry) await updateSeen(tx, accountId, now);
  return now;
};

interface News {
  readonly fresh: readonly StoredPosting[];
  readonly feedEntries: readonly FeedEntry[];
  readonly betsNow: ReadonlyMap<string, BetNow>;
}

/** A bet at a vendor comes behind the posting that it was played after. */
const replay = (before: Progress, { fresh, feedEntries, betsNow }: News): Progress =>
  [
    ...fresh.map((posting) => ({
      place: posting.seq,
      take: (progress: Progress) => follow(progress, posting, betsNow.get(posting.reference)),
    })),
    ...feedEntries.map(({ roundId, gain }) => ({
      place: betsNow.get(roundId)?.lastSeq ?? 0n,
      take: (progress: Progress) => followFeedEntry(progress, gain, betsNow.get(roundId)),
    })),
  ]
    .toSorted((a, b) => (a.place === b.place ? 0 : a.place < b.place ? -1 : 1))
    .reduce((progress, one) => one.take(progress), before);

const readProgress = async (
  tx: Transaction,
  accountId: bigint,
  { postings, seen }: Batch,
  bets: readonly Counted[],
): Promise<Progress> => {
  const references = bets.map(({ reference }) => reference);
  const contributions = await listContributions(tx, accountId, references);
  const ids = contributions.map(({ requirementId }) => requirementId);
  const given = new Map<string, Contribution[]>();
  for (const one of contributions) given.set(one.reference, [...(given.get(one.reference) ?? []), one]);
  return {
    turnover: { requirements: await listMovable(tx, accountId, ids), given },
    bets: new Map(bets.map((bet) => [bet.reference, bet])),
    seq: seen.seq,
    balance: postings.find(({ seq }) => seq === seen.seq)?.balanceAfter ?? ZERO,
    away: seen.away,
    low: (await readSettings(tx, turnoverSettings)).lowBalance,
  };
};

const write = async (
  tx: Transaction,
  accountId: bigint,
  { before, progress }: { before: Progress; progress: Progress },
): Promise<void> => {
  const changed = [...progress.bets.values()].filter((bet) => before.bets.get(bet.reference) !== bet);
  const contributions = changed.flatMap(({ reference, placedSeq }) =>
    (progress.turnover.given.get(reference) ?? []).map((one) => ({ ...one, reference, placedSeq })),
  );
  if (changed.length > 0) await replaceBets(tx, accountId, changed, contributions);
  const moved = progress.turnover.requirements.filter(
    (requirement, index) => before.turnover.requirements[index] !== requirement,
  );
  for (const requirement of moved) await updateProgress(tx, requirement);
  if (moved.length > 0) announce(tx, { type: 'turnover-changed', key: String(accountId) });
};

/** The bets behind the references of postings, and what each counts for as it stands now. */
const readBetsNow = async (
  tx: Transaction,
  accountId: bigint,
  references: readonly string[],
): Promise<Map<string, BetNow>> => {
  const bets = await findBets(tx, accountId, [...new Set(references)]);
  const games = await findGames(tx, [...bets.values()]);
  const weights = await listWeights(tx);
  const toNow = (bet: Bet): BetNow => {
    const weightCode = weightCodeOf(bet, games.get(`${bet.source}/${bet.gameId}`));
    return toBetNow(bet, weightCode, weights.get(weightCode));
  };
  return new Map([...bets].map(([id, bet]) => [id, toNow(bet)]));
};

const toBetNow = (bet: Bet, weightCode: string, weight = '0'): BetNow => ({
  reference: bet.id,
  placedSeq: bet.firstSeq,
  lastSeq: bet.lastSeq,
  decided: bet.state !== 'open',
  stake: bet.stake,
  valid: validOf(bet, weightCode),
  weight: toScaled(weight),
  weightCode,
  at: bet.settledAt ?? bet.placedAt,
});
