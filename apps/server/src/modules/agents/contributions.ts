import type { Money } from '@hintha/money';
import { type BusinessError, contributionPoint, type Database, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';

/** Of prize modes; the usual one is of an account for which nobody set one. Whoever has lotteries says it. */
export interface PrizeModeTerms {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

export const prizeModeTerms =
  contributionPoint<(on: Database | Transaction) => Promise<PrizeModeTerms>>('agents.prize-mode-terms');

/** An account that moves with its team: lines from the top down to itself, of which the old one holds up to the day before. */
export interface Move {
  readonly accountId: bigint;
  readonly oldLine: readonly bigint[];
  readonly newLine: readonly bigint[];
  readonly day: string;
}

/** Whoever knows why an account cannot move says so, in the transaction that would move it. */
export const moveChecks =
  contributionPoint<(ctx: AppContext, tx: Transaction, move: Move) => Promise<BusinessError | null>>(
    'agents.move-checks',
  );

/** What is written with a move, in its transaction, once the team stands in its new place. */
export const moveFollowers =
  contributionPoint<(ctx: AppContext, tx: Transaction, move: Move) => Promise<void>>('agents.move-followers');

/** Whoever knows a reason why an account may send nothing down its team says so; its wallet is locked. */
export const sendDownChecks =
  contributionPoint<(ctx: AppContext, tx: Transaction, accountId: bigint) => Promise<BusinessError | null>>(
    'agents.send-down-checks',
  );

/** Money that arrived from an agent above, and how often it has to be bet before it may leave. */
export interface Received {
  readonly transferId: bigint;
  readonly accountId: bigint;
  readonly amount: Money;
  readonly times: number;
  readonly at: Date;
}

/** What goes along with money that is sent down or taken back again, in its transaction. */
export interface SendDownFollower {
  readonly received: (tx: Transaction, received: Received) => Promise<void>;
  readonly reversed: (tx: Transaction, received: Omit<Received, 'times'>) => Promise<void>;
}
export const sendDownFollowers = contributionPoint<SendDownFollower>('agents.send-down-followers');
