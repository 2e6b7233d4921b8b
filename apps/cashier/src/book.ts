/** What the operator asks for: a payment under the operator's own number. */
export interface PaymentOrder {
  readonly orderNo: string;
  readonly amount: string;
  readonly currency: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly notifyUrl: string;
  readonly returnUrl: string;
}

export type Status = 'PENDING' | 'SUCCESS' | 'FAILED' | 'CANCELLED' | 'CHARGEBACK';

export interface Payment extends PaymentOrder {
  /** What its page is reached by; nobody can guess it. */
  readonly token: string;
  readonly txnId: string;
  readonly status: Status;
}

/** The payments of this run; the oldest are forgotten when there are too many. */
export interface Book {
  findOrder(orderNo: string): Payment | undefined;
  findPage(token: string): Payment | undefined;
  add(payment: Payment): void;
  /** Ends a payment that is still open, or takes back one that went well; undefined when that cannot be. */
  settle(token: string, status: Exclude<Status, 'PENDING'>): Payment | undefined;
}

const MOST_PAYMENTS = 10_000;

export const openBook = (): Book => {
  const byToken = new Map<string, Payment>();
  const tokens = new Map<string, string>();
  const add = (payment: Payment) => {
    byToken.set(payment.token, payment);
    tokens.set(payment.orderNo, payment.token);
    if (byToken.size > MOST_PAYMENTS) forgetOldest();
  };
  const forgetOldest = () => {
    for (const [token, { orderNo }] of byToken) {
      byToken.delete(token);
      tokens.delete(orderNo);
      return;
    }
  };
  return {
    findOrder: (orderNo) => byToken.get(tokens.get(orderNo) ?? ''),
    findPage: (token) => byToken.get(token),
    add,
    settle: (token, status) => {
      const payment = byToken.get(token);
      const from = status === 'CHARGEBACK' ? 'SUCCESS' : 'PENDING';
      if (payment?.status !== from) return undefined;
      const settled = { ...payment, status };
      byToken.set(token, settled);
      return settled;
    },
  };
};
