/** What each bound of a budget is called. */
const boundsOf = (line: string) => ({
  mostEach: `${line}: single limit without approval`,
  mostPerDay: `${line}: daily limit`,
  mostPerMonth: `${line}: monthly limit`,
});

/** The budgets by what they are for. */
export const budgetLines = {
  bonuses: 'Bonuses',
  missions: 'Missions and leaderboard',
  raffles: 'Raffles',
  cashback: 'Cashback',
  referral: 'Referral',
  points: 'Points conversion',
  rewards: 'Rewards store',
  adjustments: 'Manual adjustments',
  manualDeposits: 'Manually approved deposits',
  contracts: 'Operator contract payments',
  rebates: 'Agent rebates',
};

const ruledBoundsOf = (line: string) => ({
  ...boundsOf(line),
  mostPerRule: `${line}: daily cost limit per rule without approval`,
});

export const budgets = {
  bonuses: ruledBoundsOf(budgetLines.bonuses),
  missions: ruledBoundsOf(budgetLines.missions),
  raffles: ruledBoundsOf(budgetLines.raffles),
  cashback: ruledBoundsOf(budgetLines.cashback),
  referral: ruledBoundsOf(budgetLines.referral),
  points: boundsOf(budgetLines.points),
  rewards: ruledBoundsOf(budgetLines.rewards),
  adjustments: boundsOf(budgetLines.adjustments),
  manualDeposits: boundsOf(budgetLines.manualDeposits),
  contracts: boundsOf(budgetLines.contracts),
  rebates: boundsOf(budgetLines.rebates),
};
