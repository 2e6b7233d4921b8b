import type { contracts } from '@hintha/contract';
import type { Tier } from '@hintha/agents';
import type { Money } from '@hintha/money';

export type Kind = contracts.ContractKind;
export type Period = contracts.ContractPeriod;
export type State = contracts.ContractState;

/** What two parties have agreed on. */
export interface Terms {
  readonly kind: Kind;
  readonly period: Period;
  readonly carryNegative: boolean;
  readonly requireLoss: boolean;
  readonly deductSalary: boolean;
  readonly manual: boolean;
  readonly tiers: readonly Tier[];
}

export interface Contract extends Terms {
  readonly id: bigint;
  /** Null for the operator. */
  readonly payerId: bigint | null;
  readonly payeeId: bigint;
  readonly state: State;
  readonly maxRate: number;
  readonly approval: string | null;
  readonly offeredAt: Date;
  readonly expiresAt: Date;
  readonly effectiveFrom: Date | null;
  readonly endedFrom: Date | null;
  readonly endReason: contracts.EndReason | null;
}

/** What became of a wish to end a contract. */
export type TerminationState = 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN' | 'EFFECTED' | 'LAPSED';

/** A wish to end a contract that was not answered yet. */
export interface Termination {
  readonly id: bigint;
  readonly contractId: bigint;
  readonly byPayer: boolean;
  readonly expiresAt: Date;
}

export interface Span {
  readonly from: Date;
  /** The first instant that does not belong to it any more. */
  readonly to: Date;
}

/** What a team came to in a span. */
export interface Figures {
  readonly stake: Money;
  readonly payout: Money;
  readonly valid: Money;
  readonly rebates: Money;
  readonly cashback: Money;
  readonly bonuses: Money;
  /** What the operator itself paid as salaries. */
  readonly salary: Money;
}

export type PaymentState = contracts.PaymentState;

export interface Payment {
  readonly id: bigint;
  readonly contractId: bigint;
  readonly kind: Kind;
  readonly payerId: bigint | null;
  readonly payeeId: bigint;
  readonly payKey: string;
  readonly amount: Money;
  readonly paid: Money;
  readonly state: PaymentState;
  readonly depth: number;
  readonly dueAt: Date;
  readonly debtSince: Date | null;
}
