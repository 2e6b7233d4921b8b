import { fileURLToPath } from 'node:url';
import { migrate, openDatabase, type Database } from '@hintha/platform';
import { createDatabase } from '../../tools/postgres/index.ts';

const MIGRATIONS = fileURLToPath(new URL('../../apps/server/migrations/', import.meta.url));
const CONNECTIONS = 8;

/** The wallet that most postings belong to. */
export const BUSY_WALLET = 1n;
/** The wallets that share the others. */
const WALLETS = 1_000;
/** Over how many business days postings spread evenly; the last is yesterday. */
export const DAYS = 30;

export interface Ledger {
  /** How many postings the busy wallet gets, and how many the others get together. */
  readonly busy: number;
  readonly others: number;
}

export interface FilledDatabase {
  /** As the owner, who may empty what the application may not. */
  readonly owner: Database;
  /** As the application. */
  readonly db: Database;
  /** Brings the postings of the last day, in a transaction of their own. */
  readonly fillLastDay: () => Promise<void>;
}

const BEGINS = `((now() at time zone 'Asia/Yangon')::date - ${DAYS})::timestamp at time zone 'Asia/Yangon'`;
const ROUND = `(lpad(to_hex(wallet), 8, '0') || lpad(to_hex((seq + 1) / 2), 24, '0'))::uuid`;
const AT = `${BEGINS} + (seq - 1) * interval '${DAYS} days' / $3::bigint`;

// Of a hundred postings one is a deposit and one a rebate, the others are bets and payouts in turn, two of a round.
const POSTINGS = `
  insert into wallet_posting (wallet, seq, contra, amount, balance_after, available_after, at, key, kind, source,
                              reference)
  select wallet, seq, contra, amount, after, after, at, gen_random_uuid(), kind, 'bench', ${ROUND}::text
  from (
    select wallet, seq, at, contra, amount, kind, sum(amount) over (partition by wallet order by seq) as after
    from (
      select wallet, seq, ${AT} as at,
             case seq % 100 when 1 then -3 when 50 then -5 else -1 end as contra,
             case when seq % 100 = 1 then 100000 when seq % 100 = 50 then 500 when seq % 2 = 1 then -300 else 200
             end::bigint as amount,
             case when seq % 100 = 1 then 'DEPOSIT' when seq % 100 = 50 then 'REBATE' when seq % 2 = 1 then 'BET'
             else 'PAYOUT' end::wallet_kind as kind
      from generate_series($1::bigint, $2::bigint) wallet, generate_series(1, $5::bigint) seq
    ) moves
  ) posted where seq > $4::bigint`;

// A hundred and fifty titles of three vendors; a wallet stays with a title for fifty rounds.
const ROUNDS = `
  insert into bets_bet (id, account_id, source, round, game, stake, payout, state, placed_at,
                             settled_at, first_seq, last_seq)
  select ${ROUND}, wallet, 'MAKER' || (wallet + seq / 100) % 3, wallet || '-' || seq, 'title' || (wallet + seq / 100) % 150, 300, 200,
         'settled', ${AT}, ${AT}, seq, seq + 1
  from generate_series($1::bigint, $2::bigint) wallet, generate_series(1, $5::bigint, 2) seq
  where seq > $4::bigint`;

const ACCOUNTS = `
  insert into wallet_account (id, currency, balance, seq, moved_at)
  select wallet, 'MMK', sum(amount), count(*), max(at) from wallet_posting group by wallet
  on conflict (id) do update set balance = excluded.balance, seq = excluded.seq, moved_at = excluded.moved_at`;

const SYSTEM_ACCOUNTS = `
  insert into wallet_system_counter (account, slot, balance, postings)
  select contra, 0, -sum(amount), count(*) from wallet_posting group by contra
  on conflict (account, slot) do update set balance = excluded.balance, postings = excluded.postings`;

const settle = async (owner: Database): Promise<void> => {
  for (const statement of [ACCOUNTS, SYSTEM_ACCOUNTS, 'vacuum analyze', 'checkpoint'])
    await owner.pool.query(statement);
};

/** A database whose ledger agrees with itself, filled in bulk rather than posting by posting; the last day waits. */
export const openFilledDatabase = async (
  serverUrl: string,
  { busy, others }: Ledger,
): Promise<FilledDatabase> => {
  const url = await createDatabase(serverUrl, 'filled');
  const owner = openDatabase(url, { max: 1 });
  await migrate(owner, MIGRATIONS);
  const crowds = [
    { first: BUSY_WALLET, last: BUSY_WALLET, each: busy },
    { first: BUSY_WALLET + 1n, last: BUSY_WALLET + BigInt(WALLETS), each: Math.floor(others / WALLETS) },
  ];
  const fill = async (fromDay: number, toDay: number) => {
    for (const { first, last, each } of crowds) {
      const span = [fromDay, toDay].map((day) => Math.floor((each * day) / DAYS));
      for (const statement of [POSTINGS, ROUNDS])
        await owner.pool.query(statement, [first, last, each, ...span]);
    }
    await settle(owner);
  };
  await fill(0, DAYS - 1);
  const db = openDatabase(url, { max: CONNECTIONS, session: { role: 'hintha_app' } });
  return { owner, db, fillLastDay: () => fill(DAYS - 1, DAYS) };
};
