/** What each bound of a budget is called. */
const boundsOf = (line: string) => ({
  mostEach: `${line}: most at once without a second person`,
  mostPerDay: `${line}: most a day`,
  mostPerMonth: `${line}: most a month`,
});

/** The budgets by what they are for. */
export const budgetLines = {
  bonuses: 'Bonuses',
  missions: 'Missions and leaderboard',
  raffles: 'Raffles',
  cashback: 'Cashback',
  referral: 'Referral',
  points: 'Points that become money',
  rewards: 'Rewards store',
  adjustments: 'Corrections by hand',
  manualDeposits: 'Deposits approved by hand',
  contracts: 'What the operator pays by contract',
  rebates: 'Rebates along the lines of agents',
};

const ruledBoundsOf = (line: string) => ({
  ...boundsOf(line),
  mostPerRule: `${line}: most that one rule may cost a day by one person`,
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
