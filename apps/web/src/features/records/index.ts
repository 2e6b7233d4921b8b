/** What a player has bet: the record with its filters, its totals and the way to take it home. */
export { BettingRecord } from './betting-record.tsx';
