import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import type { Crowd } from './identity-store.ts';

/**
 * Each of the crowd has a deposit that waits, at one of two channels. Of a hundred two are looked at for a reason, the
 * others are matched; every seventh is of the second channel, and amounts spread evenly.
 */
export const givenDepositOfEach = async (db: Database, { first, count }: Crowd): Promise<void> => {
  await sql`
    insert into payments_channel (id, type, name, bank, currency, min_amount, max_amount, time_out_minutes, position)
    select 'bench_' || c, 'MANUAL', c, 'bench_' || c, 'MMK', 1, 100000000, 15, 1 from unnest(array['a', 'b']) c`.execute(
    db.kysely,
  );
  await sql`
    insert into payments_deposit
      (account_id, channel_id, request_id, asked, pay_amount, currency, state, created_at, expires_at)
    select ${first}::bigint + n - 1, case when n % 7 = 0 then 'bench_b' else 'bench_a' end, 'r' || n,
           n % 1000 * 1000 + 100, n % 1000 * 1000 + 100, 'MMK',
           case when n % 50 = 0 then 'REVIEW' else 'MATCHING' end, timestamptz '2026-11-21 00:00+00', now()
    from generate_series(1, ${count}::int) n`.execute(db.kysely);
};

/** Each of the crowd has a withdrawal that waits for somebody to look at it, in one payment. */
export const givenWithdrawalOfEach = async (db: Database, { first, count }: Crowd): Promise<void> => {
  const isOfCrowd = sql`account_id between ${first}::bigint and ${first}::bigint + ${count}::int - 1`;
  await sql`
    insert into payments_payee (account_id, kind, provider, number, name, added_at, usable_at)
    select ${first}::bigint + n - 1, 'wallet', 'KBZPAY', n::text, 'Somebody', now(), now()
    from generate_series(1, ${count}::int) n`.execute(db.kysely);
  await sql`
    insert into payments_withdrawal
      (account_id, request_id, payee_id, amount, fee, state, risks, ip, user_agent, requested_at)
    select account_id, 'w', id, id % 1000 * 1000 + 100, 0, 'RISK', '{NEW_PAYEE}', '', '', now()
    from payments_payee where ${isOfCrowd} order by id`.execute(db.kysely);
  await sql`
    insert into payments_payout (withdrawal_id, account_id, amount, fee, state, hold_id, way)
    select id, account_id, amount, 0, 'WAIT', id, 'staff' from payments_withdrawal
    where ${isOfCrowd}`.execute(db.kysely);
};
