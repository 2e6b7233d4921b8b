import type { Money } from '@hintha/money';
import { defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { BetMove, BetState } from './types.ts';

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

/** The accounts of those of the bets that are the operator's own. */
export const findAccountsOf = async (tx: Transaction, ids: readonly string[]): Promise<bigint[]> => {
  const { rows } = await sql<{ accountId: bigint }>`
    select distinct account_id as "accountId" from bets_bet
    where id = any (${ids}::uuid[]) and category is not null`.execute(tx);
  return rows.map(({ accountId }) => accountId);
};

/** Locks those of the bets that are the operator's own. */
export const lockBets = async (tx: Transaction, ids: readonly string[]): Promise<LockedBet[]> => {
  const { rows } = await sql<LockedBet>`
    select id, account_id as "accountId", source, category, stake, payout, valid, state from bets_bet
    where id = any (${ids}::uuid[]) and category is not null order by id for update`.execute(tx);
  return rows;
};

export interface Settlement {
  readonly betId: string;
  readonly number: number;
  readonly reference: string;
  readonly move: BetMove;
  readonly stake: Money;
  readonly payout: Money;
  readonly valid: Money;
}

/** Every step that decided one of the bets, each bet's in order. */
export const listSettlements = async (tx: Transaction, betIds: readonly string[]): Promise<Settlement[]> => {
  const { rows } = await sql<Settlement>`
    select bet_id as "betId", number, reference, move, stake, payout, valid from bets_settlement
    where bet_id = any (${betIds}::uuid[]) order by bet_id, number`.execute(tx);
  return rows;
};

export interface NewStep extends Settlement {
  readonly reason: string | null;
  readonly at: Date;
  /** What the bet is and stands at afterwards. */
  readonly state: BetState;
  readonly after: Pick<Settlement, 'stake' | 'payout' | 'valid'>;
  /** The number of the bet's last posting; null when nothing moved. */
  readonly lastSeq: bigint | null;
}

const INSERT_STEPS = defineStatement(
  'bets_take_steps',
  `with step as (
    select * from unnest($1::uuid[], $2::integer[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[],
                         $8::text[], $9::timestamptz[])
      as s (bet_id, number, reference, move, stake, payout, valid, reason, at)
  ), noted as (
    insert into bets_settlement (bet_id, number, reference, move, stake, payout, valid, reason, at)
    select * from step
  )
  update bets_bet b
  set state = c.state, stake = c.stake, payout = c.payout, valid = c.valid,
      last_seq = greatest(b.last_seq, c.last_seq),
      settled_at = case when c.state <> 'open' then c.at end,
      void_reason = case when c.state = 'void' then c.reason end
  from unnest($1::uuid[], $8::text[], $9::timestamptz[], $10::text[], $11::bigint[], $12::bigint[], $13::bigint[],
              $14::bigint[]) as c (bet_id, reason, at, state, stake, payout, valid, last_seq)
  where b.id = c.bet_id`,
);

/** Writes the steps down and brings their bets to where they lead. */
export const insertSteps = async (tx: Transaction, steps: readonly NewStep[]): Promise<void> => {
  if (steps.length === 0) return;
  await runStatement(tx, INSERT_STEPS, [
    steps.map(({ betId }) => betId),
    steps.map(({ number }) => number),
    steps.map(({ reference }) => reference),
    steps.map(({ move }) => move),
    steps.map(({ stake }) => stake),
    steps.map(({ payout }) => payout),
    steps.map(({ valid }) => valid),
    steps.map(({ reason }) => reason),
    steps.map(({ at }) => at),
    steps.map(({ state }) => state),
    steps.map(({ after }) => after.stake),
    steps.map(({ after }) => after.payout),
    steps.map(({ after }) => after.valid),
    steps.map(({ lastSeq }) => lastSeq),
  ]);
};
