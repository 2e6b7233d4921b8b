import type { BudgetLine } from '@hintha/contract';
import type { Money } from '@hintha/money';

/** The kinds that give value, by the budget that they are of. What the entry says may be another budget, never none. */
export const USUAL_LINES = {
  BONUS: 'bonuses',
  CASHBACK: 'cashback',
  REBATE: 'cashback',
  POINT_CONVERT: 'points',
  SALARY_IN: 'contracts',
  DIVIDEND_IN: 'contracts',
  ADJUST: 'adjustments',
} as const satisfies Record<string, BudgetLine>;

/** The kinds that are never posted past a budget, and so not by the group writer. */
export type GrantKind = keyof typeof USUAL_LINES;

export const isGrantKind = (kind: string): kind is GrantKind => Object.hasOwn(USUAL_LINES, kind);

export type Span = 'DAY' | 'MONTH';

/** What lies behind an entry that gives value. */
export interface Grant {
  /** The budget, where it is not the usual one of the kind. */
  readonly line?: BudgetLine;
  /** The rule or the act of the staff, such as `mission:7`; what it has cost is summed by it. */
  readonly rule: string;
  /** The approval by which two of the staff let the grant be above the largest single one. */
  readonly approval?: string | null;
}

/** What is given of a budget. */
export interface Spending {
  readonly line: BudgetLine;
  readonly accountId: bigint;
  /** Of its posting, or of what is given in kind. */
  readonly key: string;
  /** Above zero. */
  readonly amount: Money;
  readonly rule: string;
  readonly approval: string | null;
}

/** What of a budget waits for room in it. */
export interface DueOfLine {
  readonly line: BudgetLine;
  readonly count: number;
  readonly amount: Money;
  readonly since: Date;
}

/** The budget refuses a grant: it is too large for one person, or there is no room in the day or the month. */
export interface BudgetExhausted {
  readonly outcome: 'budget_exhausted';
  readonly line: BudgetLine;
  readonly bound: 'EACH' | Span;
}
