import type { Money } from '@hintha/money';
import { defineStatement, runStatement, type Transaction } from '@hintha/platform';
import type { BetMove, BetState } from './types.ts';

/** A bet of the operator's own books, which nobody else decides meanwhile. */
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

const FIND_ACCOUNTS = defineStatement(
  'bets_find_accounts',
  `select distinct account_id as "accountId" from bets_bet where id = any ($1::uuid[]) and category is not null`,
);

/** The accounts of those of the bets that are the operator's own. */
export const findAccountsOf = async (tx: Transaction, ids: readonly string[]): Promise<bigint[]> => {
  const rows = await runStatement<{ accountId: bigint }>(tx, FIND_ACCOUNTS, [ids]);
  return rows.map(({ accountId }) => accountId);
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

interface BetRow extends Omit<LockedBet, 'id'>, Omit<Settlement, 'stake' | 'payout' | 'valid' | 'number'> {
  readonly number: number | null;
  readonly stepStake: Money;
  readonly stepPayout: Money;
  readonly stepValid: Money;
}

const READ_BETS = defineStatement(
  'bets_read_to_decide',
  `select b.id as "betId", b.account_id as "accountId", b.source, b.category, b.stake, b.payout, b.valid, b.state,
          s.number, s.reference, s.move, s.stake as "stepStake", s.payout as "stepPayout", s.valid as "stepValid"
   from bets_bet b left join bets_settlement s on s.bet_id = b.id
   where b.id = any ($1::uuid[]) and b.category is not null order by b.id, s.number`,
);

/**
 * Those of the bets that are the operator's own, and every step that decided one, each bet's in order. Whoever decides
 * bets has locked the wallets of their members before, so that nobody else does meanwhile.
 */
export const readBets = async (
  tx: Transaction,
  ids: readonly string[],
): Promise<{ readonly bet: LockedBet; readonly steps: readonly Settlement[] }[]> => {
  const places: { readonly bet: LockedBet; readonly steps: Settlement[] }[] = [];
  for (const row of await runStatement<BetRow>(tx, READ_BETS, [ids])) {
    const {
      betId,
      number,
      reference,
      move,
      stepStake: stake,
      stepPayout: payout,
      stepValid: valid,
      ...bet
    } = row;
    if (places.at(-1)?.bet.id !== betId) places.push({ bet: { ...bet, id: betId }, steps: [] });
    if (number !== null) places.at(-1)?.steps.push({ betId, number, reference, move, stake, payout, valid });
  }
  return places;
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
