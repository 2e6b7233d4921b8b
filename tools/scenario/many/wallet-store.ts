import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import type { Crowd } from './identity-store.ts';

interface Funds {
  /** What each has, in hundredths. */
  readonly each: bigint;
  /** What its deposit is named by, with the number of the wallet in the crowd behind it. */
  readonly reference: string;
}

/** Each of the crowd has a wallet with one deposit in it, which the operator's side of the books tells of too. */
export const givenFundedWallets = async (
  db: Database,
  { first, count }: Crowd,
  { each, reference }: Funds,
): Promise<void> => {
  await sql`
    with opened as (
      insert into wallet_account (id, currency, balance, seq)
      select ${first}::bigint + n - 1, 'MMK', ${each}::bigint, 1 from generate_series(1, ${count}::int) n
      returning id
    ), posted as (
      insert into wallet_posting (wallet, seq, contra, amount, balance_after, available_after, at, key, kind,
                                  source, reference)
      select id, 1, -3, ${each}::bigint, ${each}::bigint, ${each}::bigint, clock_timestamp(),
             gen_random_uuid(), 'DEPOSIT', 'bench', ${reference}::text || '-' || (id - ${first}::bigint + 1)
      from opened
    )
    insert into wallet_system_counter as c (account, slot, balance, postings)
    values (-3, 0, -${each}::bigint * ${count}::bigint, ${count}::bigint)
    on conflict (account, slot) do update
    set balance = c.balance + excluded.balance, postings = c.postings + excluded.postings`.execute(db.kysely);
};
