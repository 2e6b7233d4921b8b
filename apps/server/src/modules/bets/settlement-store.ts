import type { Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { BetMove, BetState, Selection } from './types.ts';

/** A bet of the operator's own books, locked. */
export interface LockedBet {
  readonly id: string;
  readonly accountId: bigint;
  readonly source: string;
  readonly category: string;
  readonly stake: Money;
  readonly payout: Money;
  readonly valid: Money;
  readonly state: BetState;
}

export interface NewBet {
  readonly id: string;
  readonly accountId: bigint;
  readonly source: string;
  readonly category: string;
  readonly round: string;
  readonly game: string;
  readonly stake: Money;
  readonly potentialPayout: Money | null;
  readonly seq: bigint;
  readonly at: Date;
}

/** Writes a bet once, with what it is on. */
export const insertBet = async (
  tx: Transaction,
  bet: NewBet,
  selections: readonly Selection[],
): Promise<void> => {
  await sql`
    insert into bets_bet (id, account_id, source, round, game, category, stake, payout, potential_payout, valid,
                          first_seq, last_seq, state, placed_at)
    values (${bet.id}, ${bet.accountId}, ${bet.source}, ${bet.round}, ${bet.game}, ${bet.category}, ${bet.stake}, 0,
            ${bet.potentialPayout}, 0, ${bet.seq}, ${bet.seq}, 'open', ${bet.at})`.execute(tx);
  if (selections.length === 0) return;
  await sql`
    insert into bets_selection (bet_id, position, event, market, pick, line, price)
    select ${bet.id}::uuid, s.position, s.event, s.market, s.pick, s.line, s.price from unnest(
      ${selections.map(({ event }) => event)}::text[], ${selections.map(({ market }) => market)}::text[],
      ${selections.map(({ pick }) => pick)}::text[], ${selections.map(({ line }) => line)}::text[],
      ${selections.map(({ price }) => price)}::numeric[]
    ) with ordinality as s (event, market, pick, line, price, position)`.execute(tx);
};

export const findAccountOf = async (tx: Transaction, id: string): Promise<bigint | undefined> => {
  const { rows } = await sql<{ accountId: bigint }>`
    select account_id as "accountId" from bets_bet where id = ${id} and category is not null`.execute(tx);
  return rows[0]?.accountId;
};

export const lockBet = async (tx: Transaction, id: string): Promise<LockedBet | undefined> => {
  const { rows } = await sql<LockedBet>`
    select id, account_id as "accountId", source, category, stake, payout, valid, state from bets_bet
    where id = ${id} and category is not null for update`.execute(tx);
  return rows[0];
};

export interface Settlement {
  readonly number: number;
  readonly reference: string;
  readonly move: BetMove;
  readonly stake: Money;
  readonly payout: Money;
  readonly valid: Money;
}

/** Every step that decided the bet, in order. */
export const listSettlements = async (tx: Transaction, betId: string): Promise<Settlement[]> => {
  const { rows } = await sql<Settlement>`
    select number, reference, move, stake, payout, valid from bets_settlement
    where bet_id = ${betId} order by number`.execute(tx);
  return rows;
};

export const insertSettlement = async (
  tx: Transaction,
  betId: string,
  {
    number,
    reference,
    move,
    stake,
    payout,
    valid,
    reason,
    at,
  }: Settlement & { reason: string | null; at: Date },
): Promise<void> => {
  await sql`
    insert into bets_settlement (bet_id, number, reference, move, stake, payout, valid, reason, at)
    values (${betId}, ${number}, ${reference}, ${move}, ${stake}, ${payout}, ${valid}, ${reason}, ${at})`.execute(
    tx,
  );
};

export interface BetChange {
  readonly id: string;
  readonly state: BetState;
  readonly stake: Money;
  readonly payout: Money;
  readonly valid: Money;
  /** The number of its last posting; null when nothing moved. */
  readonly lastSeq: bigint | null;
  /** When it was decided; null while it is open. */
  readonly settledAt: Date | null;
  readonly voidReason: string | null;
}

export const updateBet = async (tx: Transaction, change: BetChange): Promise<void> => {
  const { id, state, stake, payout, valid, lastSeq, settledAt, voidReason } = change;
  await sql`
    update bets_bet
    set state = ${state}, stake = ${stake}, payout = ${payout}, valid = ${valid},
        last_seq = greatest(last_seq, ${lastSeq}::bigint), settled_at = ${settledAt}, void_reason = ${voidReason}
    where id = ${id}`.execute(tx);
};
