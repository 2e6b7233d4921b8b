import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { RoundChange } from './types.ts';

/**
 * Adds what calls brought to their rounds, in the statement that posts it, and returns what each round has come to; a
 * round stands once among them, and one that is decided or void takes no bet: it is left out. `accepted` tells whose
 * money moved.
 */
export const ADD_TO_ROUNDS = {
  name: 'vendors_add_to_rounds',
  texts: (accepted: string) => [
    `
    insert into bets_bet as r
      (id, account_id, source, round, game, stake, payout, first_seq, last_seq, state, settled_at)
    select c.id, c.account_id, c.source, c.round, c.game, c.stake, c.payout, a.first_seq, a.last_seq,
           case when c.decided then 'settled' else 'open' end, case when c.decided then now() end
    from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::boolean[])
      as c (id, account_id, source, round, game, stake, payout, decided)
    join ${accepted} a on a.wallet = c.account_id
    order by c.id
    on conflict (id) do update
    set stake = r.stake + excluded.stake,
        payout = r.payout + excluded.payout,
        first_seq = least(r.first_seq, excluded.first_seq),
        last_seq = greatest(r.last_seq, excluded.last_seq),
        state = case when excluded.state = 'settled' then 'settled' else r.state end,
        settled_at = coalesce(r.settled_at, excluded.settled_at)
    where r.state = 'open' or excluded.stake = 0
    returning id, stake, payout`,
  ],
  values: (changes: readonly RoundChange[]): unknown[] => [
    changes.map(({ id }) => id),
    changes.map(({ accountId }) => accountId),
    changes.map(({ source }) => source),
    changes.map(({ roundId }) => roundId),
    changes.map(({ gameId }) => gameId),
    changes.map(({ stake }) => stake),
    changes.map(({ payout }) => payout),
    changes.map(({ finished }) => finished),
  ],
};

export interface RoundReversal {
  id: string;
  stake: bigint;
  payout: bigint;
  /** The number of the last reversal; null when nothing was taken back. */
  lastSeq: bigint | null;
  finished: boolean;
}

/** A round as it stood before a reversal. */
export interface RoundBefore {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly open: boolean;
}

/**
 * Takes reversed amounts out of a round; a round without a stake that is left counts as refunded. Answers what it was
 * before; undefined when there is none.
 */
export const takeFromRound = async (
  tx: Transaction,
  reversal: RoundReversal,
): Promise<RoundBefore | undefined> => {
  const { id, stake, payout, lastSeq, finished } = reversal;
  const { rows } = await sql<RoundBefore>`
    with before as (
      select id, stake, payout, state = 'open' as open from bets_bet where id = ${id} for update
    )
    update bets_bet r
    set stake = r.stake - ${stake}, payout = r.payout - ${payout},
        last_seq = greatest(last_seq, ${lastSeq}::bigint),
        state = case when r.stake - ${stake} <= 0 and r.payout - ${payout} <= 0 then 'void'
                     when ${finished} then 'settled' else r.state end,
        settled_at = case when ${finished} or (r.stake - ${stake} <= 0 and r.payout - ${payout} <= 0)
                           then coalesce(r.settled_at, now()) else r.settled_at end
    from before where r.id = before.id
    returning before.stake, before.payout, before.open`.execute(tx);
  return rows[0];
};

export const finishRound = async (db: Database, id: string): Promise<void> => {
  await sql`
    update bets_bet set state = 'settled', settled_at = now()
    where id = ${id} and state = 'open'`.execute(db.kysely);
};
