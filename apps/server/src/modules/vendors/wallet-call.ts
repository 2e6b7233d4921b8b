import type { WinWithoutBet } from '@hintha/contract';
import type { Money } from '@hintha/money';

/** Who a wallet call is about, as the vendor names them. */
interface CallPlayer {
  readonly account: string;
  readonly currency: string | null;
  /** The token of the game session, where it has to be looked at. */
  readonly session: string | null;
}

export interface PlayCall extends CallPlayer {
  readonly kind: 'play';
  readonly roundId: string;
  readonly gameId: string;
  readonly finished: boolean;
  /** Carried out in their order, all or none. */
  readonly entries: readonly {
    readonly kind: 'BET' | 'PAYOUT';
    readonly transactionId: string;
    readonly amount: Money;
  }[];
  readonly betId: string | null;
  /** What a win is paid for besides a bet, where the vendor says so. */
  readonly withoutBet: WinWithoutBet | null;
  /** What must be the same when it comes again, besides what the ledger compares; null for no more than that. */
  readonly payload: string | null;
}

export interface RollbackCall extends CallPlayer {
  readonly kind: 'rollback';
  readonly roundId: string;
  readonly finished: boolean;
  readonly entries: readonly { readonly transactionId: string; readonly originalId: string }[];
}

export type WalletCall =
  | PlayCall
  | RollbackCall
  | (CallPlayer & { readonly kind: 'finish'; readonly roundId: string })
  | (CallPlayer & { readonly kind: 'balance' });

export interface WalletAnswer {
  readonly currency: string;
  readonly balance: Money;
  /** Our own ids of the round and of each entry; empty where there is none. */
  readonly roundKey: string;
  readonly postings: readonly string[];
}
