import { BUDGET_LINES, type BudgetLine } from '@hintha/contract';
import { money, type Money, ZERO } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { readSettings } from '../../settings/index.ts';
import { selectSpans, selectSpent, sumByRule } from './budget-store.ts';
import { budgetSettings } from './settings.ts';

/** How a budget stands now. */
export interface Budget {
  readonly line: BudgetLine;
  readonly mostEach: Money;
  readonly spentToday: Money;
  readonly mostPerDay: Money;
  readonly spentThisMonth: Money;
  readonly mostPerMonth: Money;
}

/** Every budget with what was given of it in the running business day and month, in the order of the list. */
export const readBudgets = async (on: Database | Transaction): Promise<Budget[]> => {
  const values = await readSettings(on, budgetSettings);
  const spent = new Map(
    (await selectSpent(on, await selectSpans(on))).map((row) => [`${row.line}/${row.span}`, row.spent]),
  );
  return BUDGET_LINES.map((line) => ({
    line,
    mostEach: values[`${line}.mostEach`],
    spentToday: money(spent.get(`${line}/DAY`) ?? 0n),
    mostPerDay: values[`${line}.mostPerDay`],
    spentThisMonth: money(spent.get(`${line}/MONTH`) ?? 0n),
    mostPerMonth: values[`${line}.mostPerMonth`],
  }));
};

/** What a rule such as `mission:7` has cost so far. */
export type CostOf = (rule: string) => Money;

/** What rules have cost so far, by the grants of them that stand. */
export const readCosts = async (on: Database | Transaction, rules: readonly string[]): Promise<CostOf> => {
  const costs = await sumByRule(on, rules);
  return (rule) => money(costs.get(rule) ?? ZERO);
};
