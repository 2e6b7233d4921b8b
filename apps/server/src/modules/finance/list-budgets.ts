import type { Database } from '@hintha/platform';
import { formatAmount } from '@hintha/money';
import { type OwedOfLine, readOwed } from '../bonuses/index.ts';
import { type Budget, readBudgets } from '../wallet/index.ts';

/** A budget with what waits for room in it. */
export interface BudgetStand extends Budget {
  readonly owed: OwedOfLine | null;
}

export const listBudgets = async (db: Database): Promise<BudgetStand[]> => {
  const owed = new Map((await readOwed({ db })).map((one) => [one.line, one]));
  return (await readBudgets(db)).map((budget) => ({ ...budget, owed: owed.get(budget.line) ?? null }));
};

export const toBudgetView = ({ line, owed, ...budget }: BudgetStand) => ({
  line,
  mostEach: formatAmount(budget.mostEach),
  spentToday: formatAmount(budget.spentToday),
  mostPerDay: formatAmount(budget.mostPerDay),
  spentThisMonth: formatAmount(budget.spentThisMonth),
  mostPerMonth: formatAmount(budget.mostPerMonth),
  owed: owed && { count: owed.count, amount: formatAmount(owed.amount), since: owed.since.getTime() },
});
