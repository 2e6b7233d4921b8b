import type { Money } from '@hintha/money';
import { type Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** An open bet that is struck at other prices than it was placed at. */
export interface RepricedBet {
  readonly betId: string;
  readonly potentialPayout: Money;
  /** Decimal with four places, one for each selection. */
  readonly prices: readonly string[];
}

/**
 * Puts the prices at which bets are taken in place of those at which they were submitted, before anybody was told that
 * they stand. The stake stays.
 */
export const repriceBets = async (tx: Transaction, bets: readonly RepricedBet[]): Promise<void> => {
  for (const { betId, potentialPayout, prices } of bets) {
    await sql`
      update bets_bet set potential_payout = ${potentialPayout} where id = ${betId} and state = 'open'`.execute(
      tx,
    );
    await sql`
      update bets_selection s set price = p.price::numeric
      from unnest(${prices}::text[]) with ordinality p (price, position)
      where s.bet_id = ${betId} and s.position = p.position`.execute(tx);
  }
};
