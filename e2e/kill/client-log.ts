import { PaymentLog } from './payments/payment-log.ts';

export interface AskedTransaction {
  readonly id: string;
  /** What the wallet gets by it, in hundredths; below zero for a stake. */
  readonly amount: bigint;
  answered: AnsweredTransaction | undefined;
}

/**
 * What the client knows for certain since the answer. `moved`: the money has moved, under this name in the ledger;
 * `nothing`: it has not and never will; `undone`: whatever it moved has been brought back.
 */
export type AnsweredTransaction =
  | { readonly how: 'moved'; readonly name: string; readonly balance?: bigint }
  | { readonly how: 'nothing' }
  | { readonly how: 'undone' };

export interface AskedRound {
  readonly account: string;
  readonly requestId: string;
  readonly askedAtMs: number;
  answered: AnsweredRound | undefined;
}

export type AnsweredRound =
  | {
      readonly how: 'settled';
      readonly id: string;
      readonly stake: bigint;
      readonly win: bigint;
      readonly balance: bigint;
    }
  | { readonly how: 'refused' }
  | { readonly how: 'refunded' }
  /** First it was pending, and then there was no such round. */
  | { readonly how: 'forgotten' };

/**
 * What the clients asked for and what they were told, kept where no kill reaches. It is the truth that the ledger is
 * held against: an entry is made before the question goes out, and completed before the next one does.
 */
export class ClientLog {
  readonly payments = new PaymentLog();
  readonly transactions = new Map<string, AskedTransaction>();
  readonly rounds = new Map<string, AskedRound>();
  vendorAnswers = 0;
  playerAnswers = 0;
  /** From the first question about a round to the news of its end. */
  slowestRoundMs = 0;

  askTransaction(id: string, amount: bigint): void {
    this.transactions.set(id, { id, amount, answered: undefined });
  }

  tellTransaction(id: string, answered: AnsweredTransaction): void {
    const asked = this.transactions.get(id);
    if (asked === undefined) throw new Error(`an answer came for ${id}, which nobody asked for`);
    asked.answered = answered;
    this.vendorAnswers += 1;
  }

  askRound(account: string, requestId: string): AskedRound {
    const asked: AskedRound = { account, requestId, askedAtMs: performance.now(), answered: undefined };
    this.rounds.set(requestId, asked);
    return asked;
  }

  tellRound(asked: AskedRound, answered: AnsweredRound): void {
    asked.answered = answered;
    this.playerAnswers += 1;
    this.slowestRoundMs = Math.max(this.slowestRoundMs, performance.now() - asked.askedAtMs);
  }
}
