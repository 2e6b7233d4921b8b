import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** What the vendor itself has written down for a player. */
export const readStudioBalance = async (db: Database, account: string): Promise<bigint> => {
  const { rows } = await sql<{ balance: bigint }>`
    select balance from studio_wallet where account = ${account}`.execute(db.kysely);
  return rows[0]?.balance ?? 0n;
};

/** What is in the vendor's wallet of a player: by its balance, by its last entry and by the sum of all of them. */
export const proveStudioWallet = async (db: Database, account: string): Promise<bigint[]> => {
  const { rows } = await sql<{ balance: bigint; last: bigint | null; sum: bigint | null }>`
    select w.balance, (select balance_after from studio_wallet_entry e where e.wallet_id = w.id
                       order by seq desc limit 1) as last,
           (select sum(case when kind in ('in', 'win') then amount else -amount end)::bigint
            from studio_wallet_entry e where e.wallet_id = w.id) as sum
    from studio_wallet w where account = ${account}`.execute(db.kysely);
  return rows.flatMap(({ balance, last, sum }) => [balance, last ?? 0n, sum ?? 0n]);
};

/** What transfers have brought into the vendor's wallet of a player, less what they took out. */
export const sumStudioTransfers = async (db: Database, account: string): Promise<bigint> => {
  const { rows } = await sql<{ moved: bigint }>`
    select coalesce(sum(case direction when 'in' then t.amount else -t.amount end), 0)::bigint as moved
    from studio_transfer t join studio_wallet w on w.id = t.wallet_id
    where w.account = ${account} and t.state = 'done'`.execute(db.kysely);
  return rows[0]?.moved ?? 0n;
};

/** No round can be written down as settled, until what is answered is called. */
export const givenFullDisk = async (db: Database): Promise<() => Promise<unknown>> => {
  await sql`
    alter table studio_round add constraint full_disk check (state <> 'settled') not valid`.execute(
    db.kysely,
  );
  return () => sql`alter table studio_round drop constraint full_disk`.execute(db.kysely);
};

/** How many stakes and wins stand in the vendor's wallet of a player. */
export const countStudioBets = async (db: Database, account: string): Promise<number> => {
  const { rows } = await sql`
    select from studio_wallet_entry e join studio_wallet w on w.id = e.wallet_id
    where w.account = ${account} and e.kind in ('bet', 'win')`.execute(db.kysely);
  return rows.length;
};
