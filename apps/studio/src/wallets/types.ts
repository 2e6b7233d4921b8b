import type { Money } from '@hintha/money';

/** Whose wallet it is; a player has one in each currency. */
export interface Owner {
  readonly account: string;
  readonly currency: string;
}

export interface StoredWallet {
  readonly id: bigint;
  readonly balance: Money;
}

export type EntryKind = 'in' | 'out' | 'bet' | 'win';

export interface NewEntry {
  readonly kind: EntryKind;
  readonly amount: Money;
  readonly reference: string;
  readonly at: Date;
}

export interface StoredEntry extends NewEntry {
  readonly seq: bigint;
  readonly balance: Money;
}

export interface StoredTransfer {
  readonly direction: 'in' | 'out' | null;
  readonly amount: Money | null;
  readonly state: 'done' | 'refused' | 'fenced';
  readonly balance: Money;
}

/** What a round takes and gives. */
export interface RoundMoney extends Owner {
  readonly id: string;
  readonly game: string;
  readonly stake: Money;
  readonly win: Money;
  readonly playedAt: Date;
}

/** A round as it is reported to the operator. */
export interface ReportedRound extends Owner {
  readonly position: bigint;
  readonly roundId: string;
  readonly game: string;
  readonly stake: Money;
  readonly payout: Money;
  readonly finishedAt: Date;
}
