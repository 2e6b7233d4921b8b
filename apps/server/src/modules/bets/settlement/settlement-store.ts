import type { Money } from '@hintha/money';
import { defineStatement, runStatement, type Transaction } from '@hintha/platform';
import type { BetMove, BetState } from '../types.ts';

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

// Looked up one by one: as a condition of the whole it is planned while the table is small, and reads all of it later.
const FIND_TOUCHED = defineStatement(
  'bets_find_touched',
  `select b.id from unnest($1::uuid[]) as b (id)
     cross join lateral (select from bets_settlement s where s.bet_id = b.id limit 1) s`,
);

/** Those of the bets that something has decided, if only in part. */
export const findTouched = async (tx: Transaction, ids: readonly string[]): Promise<string[]> => {
  const rows = await runStatement<{ id: string }>(tx, FIND_TOUCHED, [ids]);
  return rows.map(({ id }) => id);
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

// Steps that are taken together mostly differ in their bets and amounts alone; the rest is sent once for all of them.
const INSERT_STEPS = defineStatement(
  'bets_take_steps',
  `with step as (
    select * from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
                         $8::bigint[])
      as s (bet_id, stake, payout, valid, stake_after, payout_after, valid_after, last_seq)
  ), noted as (
    insert into bets_settlement (bet_id, number, reference, move, stake, payout, valid, reason, at)
    select bet_id, $9::integer, $10::text, $11::text, stake, payout, valid, $12::text, $13::timestamptz from step
  )
  update bets_bet b
  set state = $14::text, stake = s.stake_after, payout = s.payout_after, valid = s.valid_after,
      last_seq = greatest(b.last_seq, s.last_seq),
      settled_at = case when $14::text <> 'open' then $13::timestamptz end,
      void_reason = case when $14::text = 'void' then $12::text end
  from step s where b.id = s.bet_id`,
);

/** Writes the steps down and brings their bets to where they lead. */
export const insertSteps = async (tx: Transaction, steps: readonly NewStep[]): Promise<void> => {
  for (const alike of Map.groupBy(steps, sharedBy).values()) {
    const [first] = alike;
    if (first !== undefined) await runStatement(tx, INSERT_STEPS, [...toColumns(alike), ...toShared(first)]);
  }
};

const toShared = ({ number, reference, move, reason, at, state }: NewStep): unknown[] => [
  number,
  reference,
  move,
  reason,
  at,
  state,
];

// No text of the database holds a NUL.
const sharedBy = ({ number, reference, move, reason, at, state }: NewStep): string =>
  `${number} ${move} ${state} ${at.getTime()} ${reference}\0${reason}`;

const toColumns = (steps: readonly NewStep[]): unknown[] => [
  steps.map(({ betId }) => betId),
  steps.map(({ stake }) => stake),
  steps.map(({ payout }) => payout),
  steps.map(({ valid }) => valid),
  steps.map(({ after }) => after.stake),
  steps.map(({ after }) => after.payout),
  steps.map(({ after }) => after.valid),
  steps.map(({ lastSeq }) => lastSeq),
];
