import type { payments } from '@hintha/contract';
import type { Money } from '@hintha/money';

/** An order to pay in, as it stands. */
export interface Deposit {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly channelId: string;
  readonly channelName: string;
  readonly type: payments.ChannelType;
  readonly qrTemplate: string | null;
  readonly feePpm: number;
  readonly requestId: string;
  readonly asked: Money;
  /** What is to be paid; on a QR channel a few kyat above what was asked. */
  readonly payAmount: Money;
  readonly currency: string;
  readonly receiverId: bigint | null;
  readonly receiverName: string | null;
  readonly receiverNumber: string | null;
  readonly state: payments.DepositState;
  readonly reason: payments.DepositReason | null;
  readonly txnTail: string | null;
  /** The member's own name when it submitted its transfer. */
  readonly payeeName: string | null;
  readonly payUrl: string | null;
  readonly credited: Money | null;
  /** What it is paid in when not in money, and how much of that was seen to come; amounts in hundredths of a coin. */
  readonly coinCurrency: string | null;
  readonly coinAmount: Money | null;
  readonly coinRate: bigint | null;
  /** Until when the order keeps its rate. */
  readonly coinRateUntil: Date | null;
  readonly coinAddress: string | null;
  readonly coinsSeen: Money;
  /** Of the last transfer that was seen. */
  readonly confirmations: number;
  /** The ids of the pictures that the member has sent. */
  readonly slips: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface NewDeposit {
  readonly accountId: bigint;
  readonly channelId: string;
  readonly requestId: string;
  readonly asked: Money;
  readonly place: Place;
  readonly coin: { readonly amount: Money; readonly rate: bigint; readonly until: Date } | null;
  readonly currency: string;
  readonly state: payments.DepositState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Where an order is to be paid, and how much. */
export interface Place {
  readonly receiverId: bigint | null;
  readonly payAmount: Money;
  /** What a QR order asks for on top, to be known again by; null on any other. */
  readonly surcharge: Money | null;
}

/** What changes when an order moves on; what is left out stays. */
export interface Move {
  readonly to: payments.DepositState;
  readonly reason?: payments.DepositReason;
  readonly txnTail?: string;
  readonly payeeName?: string;
  readonly payUrl?: string;
  readonly credit?: { readonly paid: Money; readonly fee: Money; readonly credited: Money };
}

/** A line of a receiver's statement. */
export interface Incoming {
  readonly receiverId: bigint;
  /** What the bank or wallet calls the transfer. */
  readonly txnId: string;
  readonly amount: Money;
  readonly payerName: string;
  /** What the payer wrote. */
  readonly note?: string;
  readonly at: Date;
}

export interface StoredIncoming extends Incoming {
  readonly id: bigint;
  readonly depositId: bigint | null;
  /** Something else was told of the same transfer later. */
  readonly contradicted: boolean;
}
