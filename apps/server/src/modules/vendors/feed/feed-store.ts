import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface FeedState {
  readonly integration: string;
  readonly refused: bigint;
  /** When it was last read to its end; null for never. */
  readonly readAt: Date | null;
}

export const findPosition = async (db: Database, integration: string): Promise<bigint> => {
  const { rows } = await sql<{ position: bigint }>`
    select position from vendors_feed where integration = ${integration}`.execute(db.kysely);
  return rows[0]?.position ?? 0n;
};

/** How far the feed has been read; nobody else goes on from there until the transaction ends. */
export const lockPosition = async (tx: Transaction, integration: string): Promise<bigint> => {
  await sql`
    insert into vendors_feed (integration) values (${integration}) on conflict (integration) do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ position: bigint }>`
    select position from vendors_feed where integration = ${integration} for update`.execute(tx);
  return rows[0]?.position ?? 0n;
};

export const movePosition = async (
  tx: Transaction,
  integration: string,
  { position, refused }: { position: bigint; refused: number },
): Promise<void> => {
  await sql`
    update vendors_feed set position = ${position}, refused = refused + ${refused}
    where integration = ${integration}`.execute(tx);
};

/** The feed was read to its end. */
export const noteEnd = async (db: Database, integration: string, at: Date): Promise<void> => {
  await sql`
    insert into vendors_feed (integration, read_at) values (${integration}, ${at})
    on conflict (integration) do update set read_at = excluded.read_at`.execute(db.kysely);
};

export const noteRefusedPage = async (db: Database, integration: string): Promise<void> => {
  await sql`
    insert into vendors_feed (integration, refused) values (${integration}, 1)
    on conflict (integration) do update set refused = vendors_feed.refused + 1`.execute(db.kysely);
};

/** The feeds of vendors that keep wallets and are let in. */
export const listFeeds = async (db: Database): Promise<FeedState[]> => {
  const { rows } = await sql<FeedState>`
    select c.code as integration, coalesce(f.refused, 0)::bigint as refused, f.read_at as "readAt"
    from vendors_integration c left join vendors_feed f on f.integration = c.code
    where c.active and c.own_wallet is not null and c.vendor_url is not null order by c.code`.execute(
    db.kysely,
  );
  return rows;
};

/** Who has a wallet at the vendor, by the name that it knows them by. */
export const listOwners = async (
  tx: Transaction,
  integration: string,
  accounts: readonly string[],
): Promise<Map<string, bigint>> => {
  const { rows } = await sql<{ account: string; id: bigint }>`
    select account, account_id as id from vendors_transfer_wallet
    where integration = ${integration} and account = any (${accounts}::text[])`.execute(tx);
  return new Map(rows.map(({ account, id }) => [account, id]));
};

export const readNow = async (tx: Transaction): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(tx);
  return rows[0]?.now ?? new Date(0);
};

/** Counts what the rounds of a feed won on the day, whose position is locked; answers what that comes to. */
export const addReportedWin = async (
  tx: Transaction,
  integration: string,
  { day, won }: { day: string; won: bigint },
): Promise<bigint> => {
  const { rows } = await sql<{ won: bigint }>`
    update vendors_feed
    set won = case when day = ${day}::date then won else 0 end + ${won}::bigint, day = ${day}::date
    where integration = ${integration} returning won`.execute(tx);
  return rows[0]?.won ?? 0n;
};
