/**
 * What an operator budgets: bonuses that members claim or staff decides, missions and the leaderboard, raffles, what is
 * given back of losses, friends, points that become money, what the rewards store hands out, corrections by hand, and
 * deposits that staff says have come.
 */
export const BUDGET_LINES = [
  'bonuses',
  'missions',
  'raffles',
  'cashback',
  'referral',
  'points',
  'rewards',
  'adjustments',
  'manualDeposits',
] as const;

export type BudgetLine = (typeof BUDGET_LINES)[number];
