import type { Bet, ReportedRound } from '../../bets/index.ts';
import type { PlayedRound } from '../vendor-client.ts';
import type { Objection } from './types.ts';

export const CALL_PATIENCE_MS = 6_000;

export const MOST_PAGES = 50;

const CLOCK_AHEAD_MS = 5 * 60_000;

const EARLIEST_MS = Date.UTC(2020, 0, 1);

/** Some hundred thousand of them still add up inside a 64-bit column. */
const LARGEST = 10_000_000_000_000n;

/** Whether a page goes on from a position: a page that does not could be reported for ever. */
export const goesOn = (rounds: readonly PlayedRound[], after: bigint): boolean =>
  rounds.every(({ position }, place) => position > (rounds[place - 1]?.position ?? after));

export interface Surroundings {
  readonly owners: ReadonlyMap<string, bigint>;
  /** The games of the catalogue among those that were reported; null when any is taken. */
  readonly games: ReadonlySet<string> | null;
  readonly currency: string;
  /** Whether rounds may win without a stake. */
  readonly winsWithoutBet: boolean;
  readonly now: Date;
}

/** Why a round is not written down, whatever else is known of it; null when nothing speaks against it. */
export const objectionTo = (
  { account, gameId, currency, stake, payout, finishedAt }: PlayedRound,
  around: Surroundings,
): Objection | null => {
  if (!around.owners.has(account)) return 'unknown_account';
  if (around.games?.has(gameId) === false) return 'unknown_game';
  if (currency !== around.currency) return 'other_currency';
  const wrongAmount = objectionToAmounts(stake, payout, around);
  if (wrongAmount !== null) return wrongAmount;
  return isPossible(finishedAt, around.now) ? null : 'impossible_instant';
};

const objectionToAmounts = (
  stake: bigint,
  payout: bigint,
  { winsWithoutBet }: Surroundings,
): Objection | null => {
  if (stake > LARGEST || payout > LARGEST) return 'impossible_amount';
  return stake <= 0n && payout > 0n && !winsWithoutBet ? 'win_without_bet' : null;
};

// What is no instant of the calendar is neither after the one nor before the other.
const isPossible = (finishedAt: Date, now: Date): boolean =>
  finishedAt.getTime() >= EARLIEST_MS && finishedAt.getTime() <= now.getTime() + CLOCK_AHEAD_MS;

export type Known = Pick<
  Bet,
  'gameId' | 'stake' | 'payout' | 'settledAt' | 'feedPosition' | 'firstSeq' | 'lastSeq'
>;

/**
 * What a feed entry is to what is known of its round. The last position counts, so that pages may come again and in any
 * order; a round of another game, one with postings of ours and two entries of one position are a contradiction.
 */
export const compare = (
  reported: ReportedRound,
  known: Known | undefined,
): 'news' | 'known' | 'contradiction' => {
  if (known === undefined) return 'news';
  const { feedPosition } = known;
  if (feedPosition === null || known.lastSeq >= known.firstSeq) return 'contradiction';
  if (known.gameId !== reported.gameId) return 'contradiction';
  if (reported.position !== feedPosition) return reported.position > feedPosition ? 'news' : 'known';
  return saysTheSame(reported, known) ? 'known' : 'contradiction';
};

const saysTheSame = (reported: ReportedRound, known: Known): boolean =>
  reported.stake === known.stake &&
  reported.payout === known.payout &&
  reported.finishedAt.getTime() === known.settledAt?.getTime();
