import type { Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import type { BudgetExhausted, Grant, GrantKind } from './budgets/types.ts';

/** What a member sees in the account record, and which way each kind moves the wallet. */
export const ENTRY_KINDS = {
  DEPOSIT: { direction: 'in', systemAccount: 'deposits' },
  WITHDRAW: { direction: 'out', systemAccount: 'withdrawals' },
  WITHDRAW_REFUND: { direction: 'in', systemAccount: 'withdrawals' },
  BET: { direction: 'out', systemAccount: 'gaming' },
  PAYOUT: { direction: 'in', systemAccount: 'gaming' },
  BET_REFUND: { direction: 'in', systemAccount: 'gaming' },
  REBATE: { direction: 'in', systemAccount: 'bonuses' },
  // Shares of the stakes that are due to the member and to those above it, and so a part of what games cost.
  LOTT_REBATE_SELF: { direction: 'in', systemAccount: 'gaming' },
  LOTT_REBATE_TEAM: { direction: 'in', systemAccount: 'gaming' },
  CASHBACK: { direction: 'in', systemAccount: 'bonuses' },
  BONUS: { direction: 'in', systemAccount: 'bonuses' },
  BONUS_FORFEIT: { direction: 'out', systemAccount: 'bonuses' },
  POINT_CONVERT: { direction: 'in', systemAccount: 'points' },
  MALL: { direction: 'out', systemAccount: 'points' },
  MALL_REFUND: { direction: 'in', systemAccount: 'points' },
  TRANSFER_IN: { direction: 'in', systemAccount: 'transfers' },
  TRANSFER_OUT: { direction: 'out', systemAccount: 'transfers' },
  TRANSFER_VENDOR_OUT: { direction: 'out', systemAccount: 'vendors' },
  TRANSFER_VENDOR_IN: { direction: 'in', systemAccount: 'vendors' },
  TRANSFER_VENDOR_BACK: { direction: 'in', systemAccount: 'vendors' },
  SALARY_IN: { direction: 'in', systemAccount: 'agents' },
  SALARY_OUT: { direction: 'out', systemAccount: 'agents' },
  DIVIDEND_IN: { direction: 'in', systemAccount: 'agents' },
  DIVIDEND_OUT: { direction: 'out', systemAccount: 'agents' },
  ADJUST: { direction: 'either', systemAccount: 'adjustments' },
  JACKPOT: { direction: 'in', systemAccount: 'jackpots' },
} as const;

export type EntryKind = keyof typeof ENTRY_KINDS;

/** The kinds of the stored postings: reversals and tombstones are made by `reverse` alone. */
export type PostingKind = EntryKind | 'REVERSAL' | 'TOMBSTONE';

/** The operator's accounts; the first migration makes them under these ids. */
export const SYSTEM_ACCOUNTS = {
  gaming: -1n,
  jackpots: -2n,
  deposits: -3n,
  withdrawals: -4n,
  bonuses: -5n,
  points: -6n,
  transfers: -7n,
  agents: -8n,
  adjustments: -9n,
  receivable: -10n,
  fees: -11n,
  vendors: -12n,
} as const;

export type SystemAccountName = keyof typeof SYSTEM_ACCOUNTS;

declare const digest: unique symbol;

/** 128 bits that name a posting within its wallet. */
export type PostingKey = string & { readonly [digest]: 'posting key' };

export interface Entry {
  readonly kind: EntryKind;
  /** Never negative: the kind says which way it goes; only an ADJUST goes by its sign. */
  readonly amount: Money;
  readonly key: PostingKey;
  /** Who asks, such as a vendor or a module. */
  readonly source: string;
  /** What it belongs to there: a round, a ticket, an order. */
  readonly reference: string;
  /** The other leg, when it is not the usual one of the kind. */
  readonly systemAccount?: SystemAccountName;
  /** The budget that it is given of. A kind that gives value has its usual one where this says none. */
  readonly grant?: Grant;
}

/** An entry that gives nothing away, such as a bet or a payout: no budget is asked for it, and it can be posted in groups. */
export interface PlainEntry extends Omit<Entry, 'kind' | 'grant'> {
  readonly kind: Exclude<EntryKind, GrantKind>;
}

/** An entry as the store takes it: the amount is signed from the wallet's side. */
export interface Leg {
  readonly kind: PostingKind;
  readonly amount: bigint;
  readonly contra: bigint;
  readonly key: PostingKey;
  readonly source: string;
  readonly reference: string;
  readonly reverses: bigint | null;
}

/** The posting's number in its wallet and what the wallet stood at then; a replay tells the first time's figures. */
export interface Receipt {
  readonly outcome: 'posted' | 'replayed';
  readonly seq: bigint;
  readonly balance: Money;
  readonly available: Money;
}

export type InsufficientFunds = {
  readonly outcome: 'insufficient_funds';
  readonly balance: Money;
  readonly available: Money;
};

/**
 * Why nothing moved: too little money, other facts under the same key, reversed before it came, no such wallet, the
 * posting that it rests on has been taken back, no bets are taken of the wallet, or none as large as that.
 */
export type Refused =
  | InsufficientFunds
  | {
      readonly outcome:
        | 'changed'
        | 'tombstoned'
        | 'unknown_wallet'
        | 'not_standing'
        | 'betting_stopped'
        | 'stake_limit';
    };

/** A posting that has to stand when an entry is posted, and the number of the wallet's last posting when it was seen. */
export interface Basis extends Pick<Entry, 'kind' | 'key'> {
  readonly seq: bigint;
}

/** What an entry that gives nothing away comes to. */
export type PlainResult = Receipt | Refused;

export type PostResult = PlainResult | BudgetExhausted;

export interface StoredPosting {
  readonly id: string;
  readonly seq: bigint;
  readonly kind: PostingKind;
  /** Signed from the wallet's side. */
  readonly amount: Money;
  readonly balanceAfter: Money;
  readonly at: Date;
  readonly source: string;
  readonly reference: string;
}

/** Where the postings of one round, ticket or order stand among those of its wallet. */
export interface PostingSpan {
  readonly reference: string;
  readonly firstSeq: bigint;
  readonly lastSeq: bigint;
}

/** A call that moved money; its news are the entries that were not posted before. */
export interface Posted<Call> {
  readonly call: Call;
  readonly news: readonly Entry[];
  /** How far behind the first posting of the call one of the news stands. */
  readonly offsetOf: (news: number) => number;
}

/** Rows that a caller writes in the very statement of its postings, so that neither stands without the other. */
export interface CoWrittenRows<Call, Answer = object> {
  readonly name: string;
  /**
   * For each table a query that inserts or updates what joins `accepted (wallet, first_seq, last_seq)`, the wallets that
   * were moved. The parameters count from $1, through all of them. What one returns a later one finds as `written_0`,
   * `written_1` and so on. A query that fails has nothing posted.
   */
  readonly texts: (accepted: string) => readonly string[];
  values(posted: readonly Posted<Call>[]): unknown[];
  /** What one of the queries returned, by its place and with its `account_id`, that is answered with a group's postings. */
  readonly answers?: { readonly query: number; readonly columns: readonly (keyof Answer & string)[] };
  /** Done for a call that is posted by itself, between its postings and its rows. */
  readonly prepare?: (tx: Transaction, posted: Posted<Call>) => Promise<void>;
}

export interface HoldOrder {
  /** Above zero. */
  readonly amount: Money;
  readonly key: PostingKey;
  readonly source: string;
  readonly reference: string;
}

export interface StoredDifference {
  what: 'total' | 'held' | 'wallet' | 'chain' | 'system_account';
  account: bigint | null;
  expected: string;
  found: string;
}
