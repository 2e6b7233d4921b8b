import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

interface Played {
  /** The last of the days. */
  readonly last: string;
  readonly days: number;
  /** One of so many accounts plays on a day. */
  readonly oneOf: number;
}

/**
 * The figures of days on which some accounts of the tree have played, and of all that stand above them, as though they had
 * been summed as the play came; who plays is decided by account and day.
 */
export const givenTeamDays = async (db: Database, { last, days, oneOf }: Played): Promise<void> => {
  await sql`
    insert into teams_member_day (account_id, day, stake, payout, valid, rebates)
    select account_id, day, 100000 + account_id % 900000, 95000, 100000 + account_id % 900000, 500
    from agents_member cross join lateral (select ${last}::date - n as day from generate_series(0, ${days - 1}::int) n) d
    where (account_id * 7919 + (day - '2020-01-01'::date) * 104729) % ${oneOf} = 0`.execute(db.kysely);
  await sql`
    insert into teams_day (account_id, day, stake, payout, valid, rebates)
    select above, day, sum(stake), sum(payout), sum(valid), sum(rebates)
    from teams_member_day m join agents_member a using (account_id)
    cross join lateral unnest(trim_array(a.line, 1)) above group by 1, 2`.execute(db.kysely);
  await sql`
    insert into teams_active (account_id, day, before, members)
    select above, day, before, count(*)
    from (
      select account_id, day, coalesce(lag(day) over (partition by account_id order by day), '-infinity') as before
      from teams_member_day
    ) m join agents_member a using (account_id)
    cross join lateral unnest(trim_array(a.line, 1)) above group by 1, 2, 3`.execute(db.kysely);
  await sql`vacuum analyze teams_member_day, teams_day, teams_active`.execute(db.kysely);
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

interface Chain {
  readonly kind: 'DAILY' | 'REALTIME';
  /** As far down the tree as this; 1 is its top. */
  readonly levels: number;
  readonly from: Date;
}

/** A contract of one rate for everybody down to a level of the tree, from the one above, of the top from the operator. */
export const givenChain = async (db: Database, { kind, levels, from }: Chain): Promise<number> => {
  const period = kind === 'DAILY' ? 'DAILY' : 'WINDOW';
  const contract = sql`
    'ACTIVE', ${period}, '[{"minVolume": "0", "minActive": 0, "rate": 50}]'::jsonb, 50,
    ${from}::timestamptz, ${from}::timestamptz, ${from}::timestamptz, ${from}::timestamptz`;
  const columns = sql`
    (kind, payer_id, payee_id, request_id, approval, state, period, tiers, max_rate, offered_at, expires_at, answered_at,
     effective_from)`;
  await sql`
    insert into contracts_contract ${columns}
    values (${kind}, null, 1, ${`bench-${kind}`}, 'bench', ${contract})`.execute(db.kysely);
  let contracts = 1;
  for (let level = 2; level <= levels; level += 1) {
    const { numAffectedRows = 0n } = await sql`
      insert into contracts_contract ${columns}
      select ${kind}, upline_id, account_id, 'bench-' || ${kind}::text || account_id, null, ${contract}
      from agents_member where cardinality(line) = ${level}`.execute(db.kysely);
    contracts += Number(numAffectedRows);
  }
  await sql`analyze contracts_contract`.execute(db.kysely);
  return contracts;
};

/** All contracts end at an instant. */
export const givenContractsEnded = async (db: Database, at: Date): Promise<void> => {
  await sql`
    update contracts_contract set state = 'TERMINATED', end_reason = 'OPERATOR', ended_from = ${at}
    where state = 'ACTIVE'`.execute(db.kysely);
};
