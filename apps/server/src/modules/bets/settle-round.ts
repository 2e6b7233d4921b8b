import type { Money } from '@hintha/money';
import { type Database, transaction, type Transaction } from '@hintha/platform';
import { settleBets, voidBets } from './settle-bet.ts';
import type { StepResult } from './steps.ts';
import { listUndecided, type UndecidedBet } from './undecided-store.ts';
import type { BetOutcome } from './valid-bet.ts';

/** What decides all bets of a round: a draw, the result of a match. */
export interface RoundDecision {
  readonly source: string;
  readonly round: string;
  /** What the source calls this decision; the same name decides a bet once. */
  readonly reference: string;
  readonly at: Date;
}

/** What a bet comes to by its result. */
export interface BetResult {
  readonly payout: Money;
  readonly outcome: Exclude<BetOutcome, 'cash_out'>;
  readonly price?: bigint;
  /** The most that counts of it, where the source knows of other bets beside it. */
  readonly mostValid?: Money;
}

/** Bets of one batch: enough to share a commit, few enough that no wallet stays locked for long. */
const BATCH = 1_000;

/**
 * Settles what is undecided of a round, batch by batch, each in a transaction of its own; answers how many bets it
 * settled. Broken off, it is called again and goes on with what is left. The source takes no more bets on the round
 * before it calls.
 */
export const settleRound = (
  db: Database,
  decision: RoundDecision,
  resultOf: (bet: UndecidedBet) => BetResult,
): Promise<number> =>
  decideRound(db, decision, (tx, bets) =>
    settleBets(
      tx,
      bets.map((bet) => ({ ...resultOf(bet), ...stepOf(decision, bet) })),
    ),
  );

/** Voids what is undecided of a round, as `settleRound` settles it. */
export const voidRound = (db: Database, decision: RoundDecision & { readonly reason: string }) =>
  decideRound(db, decision, (tx, bets) =>
    voidBets(
      tx,
      bets.map((bet) => ({ ...stepOf(decision, bet), reason: decision.reason })),
    ),
  );

const stepOf = ({ reference, at }: RoundDecision, { id: betId }: UndecidedBet) => ({ betId, reference, at });

const decideRound = async (
  db: Database,
  { source, round }: RoundDecision,
  decide: (tx: Transaction, bets: readonly UndecidedBet[]) => Promise<StepResult[]>,
): Promise<number> => {
  let decided = 0;
  let after: UndecidedBet | null = null;
  do {
    const page: { source: string; round: string; after: UndecidedBet | null } = { source, round, after };
    const [bets, results] = await transaction(db, async (tx) => {
      const found = await listUndecided(tx, page, BATCH);
      return [found, await decide(tx, found)] as const;
    });
    decided += results.filter(({ outcome }) => outcome === 'done').length;
    after = bets.length < BATCH ? null : (bets.at(-1) ?? null);
  } while (after !== null);
  return decided;
};
