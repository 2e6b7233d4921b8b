import type { Database } from '@hintha/platform';
import { formatAmount } from '@hintha/money';
import { readDue } from '../bonuses/index.ts';
import { readDueDeposits } from '../payments/index.ts';
import { type Budget, type DueOfLine, readBudgets } from '../wallet/index.ts';
import { readDueAdjustments } from './due/pay-due.ts';

/** A budget with what waits for room in it. */
export interface BudgetStand extends Budget {
  readonly due: DueOfLine | null;
}

export const listBudgets = async (db: Database): Promise<BudgetStand[]> => {
  const all = await Promise.all([readDue, readDueDeposits, readDueAdjustments].map((read) => read({ db })));
  const due = new Map(all.flat().map((one) => [one.line, one]));
  return (await readBudgets(db)).map((budget) => ({ ...budget, due: due.get(budget.line) ?? null }));
};

export const toBudgetView = ({ line, due, ...budget }: BudgetStand) => ({
  line,
  mostEach: formatAmount(budget.mostEach),
  spentToday: formatAmount(budget.spentToday),
  mostPerDay: formatAmount(budget.mostPerDay),
  spentThisMonth: formatAmount(budget.spentThisMonth),
  mostPerMonth: formatAmount(budget.mostPerMonth),
  due: due && { count: due.count, amount: formatAmount(due.amount), since: due.since.getTime() },
});
