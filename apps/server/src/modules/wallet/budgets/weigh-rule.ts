import { negateMoney, addMoney, type Money, ZERO } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { readSettings } from '../../settings/index.ts';
import { readBudgets } from './read-budgets.ts';
import { budgetSettings, type RuleLine } from './settings.ts';

/** What a rule can cost: a grant, and in a business day when everybody who could have one has it. */
export interface RuleCost {
  readonly line: RuleLine;
  readonly each: Money;
  readonly perDay: Money;
  /** Whether it takes two for another reason, such as a price that does not cover the cost. */
  readonly takesTwo?: boolean;
}

export interface WeighedRule extends RuleCost {
  readonly mostEach: Money;
  readonly mostPerRule: Money;
  /** What the ledger would still give of the budget today. */
  readonly leftToday: Money;
  /** Whether it takes two of the staff. */
  readonly needsApproval: boolean;
}

/** Holds what a rule can cost against what one person may let it. */
export const weighRule = async (on: Database | Transaction, cost: RuleCost): Promise<WeighedRule> => {
  const { line, each, perDay, takesTwo = false } = cost;
  const values = await readSettings(on, budgetSettings);
  const [mostEach, mostPerRule] = [values[`${line}.mostEach`], values[`${line}.mostPerRule`]];
  const budget = (await readBudgets(on)).find((one) => one.line === line);
  const left = budget === undefined ? ZERO : addMoney(budget.mostPerDay, negateMoney(budget.spentToday));
  const needsApproval = takesTwo || each > mostEach || perDay > mostPerRule;
  return { ...cost, mostEach, mostPerRule, leftToday: left > 0n ? left : ZERO, needsApproval };
};
