/** What an agent's team comes to: its figures, the accounts and the rows behind them, and the agent's own income. */
export { TeamBetting } from './bets/team-betting.tsx';
export { AccountDetails } from './details/account-details.tsx';
export { MyIncome } from './income/my-income.tsx';
export { TeamOverview } from './overview/team-overview.tsx';
export { UserLoss } from './profit/user-loss.tsx';
