import type { Money } from '@hintha/money';
import type { OutcomeView, PlayBusinessError, RoundState } from '../wire.ts';

/** `reversing`: the stake is asked back until the operator has answered; to the player it is still pending. */
export type JournalState = RoundState | 'reversing';

/** A round before the journal has it. */
export interface DrawnRound {
  readonly id: string;
  readonly sessionId: bigint;
  readonly account: string;
  readonly game: string;
  readonly currency: string;
  readonly operatorSession: string | null;
  readonly requestId: string;
  readonly seedPairId: bigint;
  readonly nonce: number;
  readonly model: string;
  readonly algorithm: string;
  readonly coinValue: Money;
  readonly stake: Money;
  readonly win: Money;
  readonly outcome: OutcomeView;
  /** The ids by which the operator tells our transactions apart. */
  readonly betId: string;
  readonly winId: string | null;
  readonly playedAt: Date;
}

export interface StoredRound extends DrawnRound {
  readonly state: JournalState;
  readonly reason: PlayBusinessError | null;
  readonly balance: Money | null;
  /** How often the operator was asked, the first time included. */
  readonly asks: number;
  readonly seen: boolean;
}

export interface HistoryRound extends StoredRound {
  readonly commitment: string;
  readonly clientSeed: string;
  readonly sealedSeed: Buffer;
  readonly revealed: boolean;
}
