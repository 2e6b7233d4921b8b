import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** What a wallet held at each of some instants, in their order; nothing before its first posting. */
export const selectBalances = async (
  tx: Transaction,
  wallet: bigint,
  instants: readonly Date[],
): Promise<bigint[]> => {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(p.balance_after, 0) as balance
    from unnest(${instants}::timestamptz[]) with ordinality i (at, place)
    left join wallet_posting p on p.wallet = ${wallet} and p.seq = wallet_seq_before(${wallet}, i.at)
    order by i.place`.execute(tx);
  return rows.map(({ balance }) => balance);
};

export interface StoredFlow {
  /** The number of the span between two borders, from 0. */
  readonly span: number;
  readonly contra: bigint;
  readonly amount: bigint;
}

/** What moved between a wallet and each system account from one border to the next, bets and payouts apart. */
export const sumFlows = async (
  tx: Transaction,
  wallet: bigint,
  borders: readonly Date[],
): Promise<StoredFlow[]> => {
  const { rows } = await sql<StoredFlow>`
    select width_bucket(at, ${borders}::timestamptz[]) - 1 as span, contra, sum(amount)::bigint as amount
    from wallet_posting
    where wallet = ${wallet} and seq > wallet_seq_before(${wallet}, ${borders[0]})
      and seq <= wallet_seq_before(${wallet}, ${borders.at(-1)})
      and kind <> 'TOMBSTONE' and kind not in ('BET', 'PAYOUT')
    group by 1, 2`.execute(tx);
  return rows;
};
