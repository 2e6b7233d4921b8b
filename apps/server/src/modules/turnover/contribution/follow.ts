import { money, type Money, negateMoney } from '@hintha/money';
import { clearByLowBalance } from '../rules.ts';
import type { Bet, Counted, TurnoverProgress } from '../types.ts';
import { countBet } from './count-bet.ts';

/** A movement of the wallet. */
export interface Movement {
  readonly seq: bigint;
  readonly kind: string;
  /** Signed from the wallet's side. */
  readonly amount: Money;
  /** Held money included. */
  readonly balanceAfter: Money;
}

/** A bet as it stands now, which may be later than the movement that is looked at. */
export interface BetNow extends Bet {
  readonly lastSeq: bigint;
  readonly decided: boolean;
  readonly at: Date;
  readonly weightCode: string;
}

export interface Progress {
  readonly turnover: TurnoverProgress;
  readonly bets: ReadonlyMap<string, Counted>;
  /** The last movement that was looked at, and what the wallet stood at then. */
  readonly seq: bigint;
  readonly balance: Money;
  /** What has been sent to vendors' wallets and has neither come home nor, as they tell, been lost. */
  readonly away: bigint;
  /** Below it what is left is too little to be bet on. */
  readonly low: Money;
}

/** Takes the next movement of the wallet, with the bet it belongs to when it belongs to one. */
export const follow = (progress: Progress, movement: Movement, bet: BetNow | undefined): Progress => {
  const sent = movement.kind.startsWith('TRANSFER_VENDOR_') ? negateMoney(movement.amount) : 0n;
  const away = progress.away + sent;
  const moved = { ...progress, seq: movement.seq, balance: movement.balanceAfter, away };
  if (bet === undefined) return clearIfLow(moved);
  const isOver = bet.decided && bet.lastSeq <= movement.seq;
  return clearIfLow(isOver ? decide(moved, bet) : stakeIn(moved, bet, movement));
};

/** Takes a bet that was decided without a movement of the wallet. */
export const followDecision = (progress: Progress, bet: BetNow): Progress =>
  bet.decided && bet.lastSeq <= progress.seq ? clearIfLow(decide(progress, bet)) : progress;

/** Takes what a vendor's feed reported of a bet that was played from the wallet it keeps. */
export const followFeedEntry = (progress: Progress, gain: bigint, bet: BetNow | undefined): Progress => {
  const updated = { ...progress, away: progress.away + gain };
  return clearIfLow(bet?.decided === true ? decide(updated, bet) : updated);
};

const decide = (progress: Progress, bet: BetNow): Progress => {
  const known = progress.bets.get(bet.reference);
  const isSame = known?.settled === true && known.valid === bet.valid && known.stake === bet.stake;
  if (isSame || (known === undefined && !isWatched(progress.turnover, bet.placedSeq))) return progress;
  return { ...keep(progress, bet, { settled: true }), turnover: countBet(progress.turnover, bet) };
};

const stakeIn = (progress: Progress, bet: BetNow, { kind, amount }: Movement): Progress => {
  const known = progress.bets.get(bet.reference);
  if (known?.settled ?? !isWatched(progress.turnover, bet.placedSeq)) return progress;
  const isStake = kind === 'BET' || (kind === 'REVERSAL' && amount > 0n);
  const stake = money((known?.stake ?? 0n) - (isStake ? amount : 0n));
  return keep(progress, bet, { settled: false, stake, valid: money(0n) });
};

const keep = (progress: Progress, bet: BetNow, change: Partial<Counted>): Progress => {
  const { reference, placedSeq, weightCode, stake, valid, at } = bet;
  const counted: Counted = { reference, placedSeq, weightCode, stake, valid, at, settled: false, ...change };
  return { ...progress, bets: new Map(progress.bets).set(reference, counted) };
};

/** Whether the bet may give to anything, now or when it is decided. */
const isWatched = ({ requirements }: TurnoverProgress, placedSeq: bigint): boolean =>
  requirements.some(({ state, openedSeq }) => state === 'OPEN' && openedSeq < placedSeq);

/** What is at stake, and what lies at vendors, is not lost yet. Below zero, they have yet to tell what was won there. */
const clearIfLow = (progress: Progress): Progress => {
  if (progress.away < 0n) return progress;
  let worth = progress.balance + progress.away;
  for (const bet of progress.bets.values()) if (!bet.settled) worth += bet.stake;
  return {
    ...progress,
    turnover: clearByLowBalance(progress.turnover, {
      worth: money(worth),
      low: progress.low,
      seq: progress.seq,
    }),
  };
};
