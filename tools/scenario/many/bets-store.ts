import type { Database } from '@hintha/platform';
import { linesNow } from '@hintha/server/src/modules/agents/index.ts';
import { sql } from 'kysely';
import type { Crowd } from './identity-store.ts';

/** Each of the crowd has played a round of a vendor, which is named by its number in the crowd. */
export const givenRoundOfEach = async (db: Database, { first, count }: Crowd): Promise<void> => {
  await sql`
    insert into bets_bet (id, account_id, source, round, game, stake, payout, state, first_seq, last_seq)
    select gen_random_uuid(), ${first}::bigint + n - 1, 'BENCH', 'round-' || n, 'any', 100, 0, 'settled', 1, 1
    from generate_series(1, ${count}::int) n`.execute(db.kysely);
};

/** So many bets of accounts of the tree were decided within the minutes before an instant, and are counted. */
export const givenCounted = async (
  db: Database,
  { bets, accounts, before }: { bets: number; accounts: number; before: Date },
): Promise<void> => {
  await sql`
    insert into bets_counted (bet_id, account_id, source, game, category, stake, payout, valid, at)
    select gen_random_uuid(), 1 + (n::bigint * 104729) % ${accounts}::bigint, 'BENCH', 'any', 'RNG', 100000, 90000, 100000,
           ${before}::timestamptz - (n % 299 + 1) * interval '1 second'
    from generate_series(1, ${bets}::int) n`.execute(db.kysely);
  await sql`analyze bets_counted`.execute(db.kysely);
};

/** Everything up to an instant is final. */
export const givenClosed = async (db: Database, until: Date): Promise<void> => {
  await sql`update bets_count_mark set closed_until = ${until}`.execute(db.kysely);
};

/** What the bets of an account and of all below it came to that were decided in a span, by the bets themselves. */
export const sumDecided = async (
  db: Database,
  { id, from, to }: { id: bigint; from: Date; to: Date },
): Promise<{ stake: string; payout: string; valid: string }> => {
  const { rows } = await sql<{ stake: string; payout: string; valid: string }>`
    select coalesce(sum(b.stake), 0)::text as stake, coalesce(sum(b.payout), 0)::text as payout,
           coalesce(sum(b.valid), 0)::text as valid
    from bets_bet b left join ${linesNow()} l on l.account = b.account_id
    where b.state = 'settled' and b.settled_at >= ${from} and b.settled_at < ${to}
      and (b.account_id = ${id} or ${id} = any (l.line))`.execute(db.kysely);
  return rows[0] ?? { stake: '0', payout: '0', valid: '0' };
};
