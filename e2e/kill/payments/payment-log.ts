/** A deposit as its member knows it; what was never answered is undefined. */
export interface AskedDeposit {
  readonly account: string;
  readonly requestId: string;
  /** In hundredths. */
  readonly amount: bigint;
  orderNo: string | undefined;
  /** What the page of the cashier said at last. */
  paid: 'SUCCESS' | 'FAILED' | undefined;
  /** What the operator said has come to the wallet, in hundredths. */
  credited: bigint | undefined;
}

export interface AskedWithdrawal {
  readonly account: string;
  readonly requestId: string;
  readonly amount: bigint;
  id: string | undefined;
  /** Whether the operator has answered that the member got it. */
  received: boolean;
}

/** What members asked for at the operator and at the cashier, and what they were told, kept where no kill reaches. */
export class PaymentLog {
  readonly deposits = new Map<string, AskedDeposit>();
  readonly withdrawals = new Map<string, AskedWithdrawal>();

  askDeposit(account: string, requestId: string, amount: bigint): AskedDeposit {
    const unknown = { orderNo: undefined, paid: undefined, credited: undefined };
    const asked: AskedDeposit = { account, requestId, amount, ...unknown };
    this.deposits.set(requestId, asked);
    return asked;
  }

  askWithdrawal(account: string, requestId: string, amount: bigint): AskedWithdrawal {
    const asked: AskedWithdrawal = { account, requestId, amount, id: undefined, received: false };
    this.withdrawals.set(requestId, asked);
    return asked;
  }

  get credited(): number {
    return [...this.deposits.values()].filter(({ credited }) => credited !== undefined).length;
  }

  get received(): number {
    return [...this.withdrawals.values()].filter(({ received }) => received).length;
  }
}
