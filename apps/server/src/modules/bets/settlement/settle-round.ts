import { type Money, ZERO } from '@hintha/money';
import { type Database, transaction, type Transaction } from '@hintha/platform';
import { inBatches } from './in-batches.ts';
import { settleBets, voidBets } from './settle-bet.ts';
import type { LockedBet } from './settlement-store.ts';
import type { StepResult } from './steps.ts';
import { listUndecided, type StandingBet, type UndecidedBet } from './undecided-store.ts';
import { type BetOutcome, validSettled } from '../valid-bet.ts';

export interface RoundDecision {
  readonly source: string;
  readonly round: string;
  /** What the source calls this decision; the same name decides a bet once. */
  readonly reference: string;
  readonly at: Date;
}

export interface BetResult {
  readonly payout: Money;
  readonly outcome: Exclude<BetOutcome, 'cash_out'>;
  readonly price?: bigint;
  /** The most that counts of it, where the source knows of other bets beside it. */
  readonly mostValid?: Money;
}

/** Whether a settled bet that was sold in no part is paid and valid as a result has it. */
export const standsAt = (
  { category, stake, payout, valid }: Pick<StandingBet, 'category' | 'stake' | 'payout' | 'valid'>,
  result: BetResult,
): boolean => payout === result.payout && valid === validSettled({ ...result, category, stake });

/** What bets of a round come to by its result. */
export type ResultsOf = (
  on: Database | Transaction,
  bets: readonly UndecidedBet[],
) => Promise<(bet: UndecidedBet) => BetResult>;

/** Bets of a batch: enough to share a commit, few enough that no wallet stays locked for long. */
const BATCH = 1_000;

/**
 * Settles what is undecided of a round, batch by batch, each in a transaction of its own; answers how many bets it
 * settled. Broken off, it is called again and goes on with what is left. The source takes no more bets on the round
 * before it calls.
 */
export const settleRound = (db: Database, decision: RoundDecision, resultsOf: ResultsOf): Promise<number> =>
  decideRound(db, decision, async (bets) => {
    const resultOf = await resultsOf(db, bets);
    const orders = bets.map((bet) => ({ ...resultOf(bet), ...stepOf(decision, bet) }));
    const open = bets.map((bet) => toOpen(decision.source, bet));
    return transaction(db, (tx) => settleBets(tx, orders, open));
  });

/** Voids what is undecided of a round, as `settleRound` settles it. */
export const voidRound = (db: Database, decision: RoundDecision & { readonly reason: string }) =>
  decideRound(db, decision, (bets) => {
    const orders = bets.map((bet) => ({ ...stepOf(decision, bet), reason: decision.reason }));
    return transaction(db, (tx) => voidBets(tx, orders));
  });

const stepOf = ({ reference, at }: RoundDecision, { id: betId }: UndecidedBet) => ({ betId, reference, at });

/** The bet as it is while nothing has decided it. */
const toOpen = (source: string, { id, accountId, category, stake }: UndecidedBet): LockedBet => {
  return { id, accountId, source, category, stake, payout: ZERO, valid: ZERO, state: 'open' };
};

const decideRound = async (
  db: Database,
  round: RoundDecision,
  decide: (bets: readonly UndecidedBet[]) => Promise<StepResult[]>,
): Promise<number> => {
  let decided = 0;
  await inBatches(pagesOf(db, round), async (bets) => {
    const results = await decide(bets);
    decided += results.filter(({ outcome }) => outcome === 'done').length;
  });
  return decided;
};

async function* pagesOf(db: Database, { source, round }: RoundDecision): AsyncGenerator<UndecidedBet[]> {
  let after: UndecidedBet | null = null;
  do {
    const bets: UndecidedBet[] = await listUndecided(db, { source, round, after }, BATCH);
    yield bets;
    after = bets.length < BATCH ? null : (bets.at(-1) ?? null);
  } while (after !== null);
}
