/** What a player has bet, what moved the wallet and what it came to: filters, totals and the way to take them home. */
export { AccountRecord } from './account/account-record.tsx';
export { BettingRecord } from './bets/betting-record.tsx';
export { CashFlow } from './cash-flow/cash-flow.tsx';
export { PersonalProfit } from './profit/personal-profit.tsx';
