import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import { readMark } from './day-store.ts';

/** What a wallet or all wallets of a currency held before a day and after it. */
export interface StoredTurn {
  readonly part: string;
  readonly opening: bigint;
  readonly closing: bigint;
}

/** What wallets held, as their own postings say. */
export const selectWalletTurns = async (
  tx: Transaction,
  day: string,
  wallets: readonly bigint[],
): Promise<StoredTurn[]> => {
  const { rows } = await sql<StoredTurn>`
    select w.wallet::text as part, coalesce(o.balance_after, 0) as opening, coalesce(c.balance_after, 0) as closing
    from unnest(${wallets}::bigint[]) w (wallet)
    left join wallet_posting o on o.wallet = w.wallet
      and o.seq = wallet_seq_before(w.wallet, ${day}::date::timestamp at time zone 'Asia/Yangon')
    left join wallet_posting c on c.wallet = w.wallet
      and c.seq = wallet_seq_before(w.wallet, (${day}::date + 1)::timestamp at time zone 'Asia/Yangon')`.execute(
    tx,
  );
  return rows;
};

/**
 * What the members held in each currency. As of the whole day, the opening is the sum of what moved before and the
 * closing is counted back from what the wallets hold now, so that the two sides check each other.
 */
export const selectCurrencyTurns = async (tx: Transaction, day: string): Promise<StoredTurn[]> => {
  const watermark = await readMark(tx, 'wallet_part_mark');
  // Wallets are few beside their postings, so that only sums by wallet are joined with them.
  const { rows } = await sql<StoredTurn>`
    with moved as (
      select wallet, sum(amount) filter (where day < ${day}::date) as before,
             sum(amount) filter (where day > ${day}::date) as after
      from (
        select wallet, day, amount from wallet_part
        union all
        select wallet, wallet_business_day(at), amount from wallet_posting where xid >= ${watermark}
      ) posted
      group by 1
    )
    select a.currency as part, coalesce(sum(m.before), 0)::bigint as opening,
           (sum(a.balance) - coalesce(sum(m.after), 0))::bigint as closing
    from wallet_account a left join moved m on m.wallet = a.id
    where a.id > 0 group by 1 order by 1`.execute(tx);
  return rows;
};
