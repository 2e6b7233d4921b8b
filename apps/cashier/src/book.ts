import { type Journal, NO_JOURNAL } from './journal.ts';

/** What the operator asks for: a payment under the operator's own number. */
export interface PaymentOrder {
  readonly orderNo: string;
  readonly amount: string;
  readonly currency: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  /** What the payer speaks; Burmese where the operator does not say. */
  readonly language?: string | undefined;
}

export type Status = 'PENDING' | 'SUCCESS' | 'FAILED' | 'CANCELLED' | 'CHARGEBACK';

export interface Payment extends PaymentOrder {
  /** What its page is reached by; nobody can guess it. */
  readonly token: string;
  readonly txnId: string;
  readonly status: Status;
}

/** A payout that has been paid; the order is what was asked for under its reference. */
export interface Payout {
  readonly reference: string;
  readonly order: string;
  readonly payerReference: string;
}

/** The payments and payouts of this cashier; the oldest payments are forgotten when there are too many. */
export interface Book {
  findOrder(orderNo: string): Payment | undefined;
  findPage(token: string): Payment | undefined;
  add(payment: Payment): void;
  /** Ends a payment that is still open, or takes back one that went well; undefined when that cannot be. */
  settle(token: string, status: Exclude<Status, 'PENDING'>): Payment | undefined;
  /** The operator has taken every webhook of the payment. */
  markNotified(token: string): void;
  /** Payments that are over and of which the operator may not know. */
  listUnnotified(): Payment[];
  findPayout(reference: string): Payout | undefined;
  addPayout(payout: Payout): void;
}

const MOST_PAYMENTS = 10_000;

interface Entry {
  readonly payment?: Payment;
  readonly notified?: string;
  readonly payout?: Payout;
}

/** Opens the book with what its journal knows of earlier runs. */
export const openBook = (journal: Journal = NO_JOURNAL): Book => {
  const unnotified = new Set<string>();
  const payouts = new Map<string, Payout>();
  const byToken = new Map<string, Payment>();
  const tokens = new Map<string, string>();
  const keep = (payment: Payment) => {
    if (payment.status !== 'PENDING') unnotified.add(payment.token);
    byToken.set(payment.token, payment);
    tokens.set(payment.orderNo, payment.token);
    if (byToken.size > MOST_PAYMENTS) forgetOldest();
  };
  const forgetOldest = () => {
    const [oldest] = byToken.values();
    if (oldest === undefined) return;
    byToken.delete(oldest.token);
    tokens.delete(oldest.orderNo);
  };
  for (const entry of journal.read() as Entry[]) {
    if (entry.payment) keep(entry.payment);
    if (entry.notified !== undefined) unnotified.delete(entry.notified);
    if (entry.payout) payouts.set(entry.payout.reference, entry.payout);
  }
  const write = (payment: Payment) => {
    journal.write({ payment });
    keep(payment);
  };
  return {
    findOrder: (orderNo) => byToken.get(tokens.get(orderNo) ?? ''),
    findPage: (token) => byToken.get(token),
    add: write,
    settle: (token, status) => {
      const payment = byToken.get(token);
      const from = status === 'CHARGEBACK' ? 'SUCCESS' : 'PENDING';
      if (payment?.status !== from) return undefined;
      const settled = { ...payment, status };
      write(settled);
      return settled;
    },
    markNotified: (token) => {
      journal.write({ notified: token });
      unnotified.delete(token);
    },
    listUnnotified: () => [...unnotified].flatMap((token) => byToken.get(token) ?? []),
    findPayout: (reference) => payouts.get(reference),
    addPayout: (payout) => {
      journal.write({ payout });
      payouts.set(payout.reference, payout);
    },
  };
};
