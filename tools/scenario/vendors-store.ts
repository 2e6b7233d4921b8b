import type { Database } from '@hintha/platform';
import { ensureWallet } from '@hintha/server/src/modules/vendors/transfers/transfer-wallet-store.ts';
import { sql } from 'kysely';

interface VendorWallet {
  readonly accountId: bigint;
  readonly integration: string;
  /** What the vendor calls the member. */
  readonly account: string;
}

/** The vendor keeps a wallet for the member, and so much is in it. */
export const givenVendorWallet = async (db: Database, wallet: VendorWallet, balance = 0n): Promise<void> => {
  await ensureWallet(db, wallet, new Date());
  await sql`
    update vendors_transfer_wallet set balance = ${balance}
    where account_id = ${wallet.accountId} and integration = ${wallet.integration}`.execute(db.kysely);
};

interface FeedRow {
  readonly position: bigint;
  readonly refused: bigint;
  /** To its end, ever. */
  readonly read: boolean;
}

/** How far a feed was read, and how many of its pages were refused; undefined before the first. */
export const readFeedState = async (db: Database, integration: string): Promise<FeedRow | undefined> => {
  const { rows } = await sql<FeedRow>`
    select position, refused, read_at is not null as read from vendors_feed where integration = ${integration}`.execute(
    db.kysely,
  );
  return rows[0];
};

/** How many of the member's transfers are on their way. */
export const countOpenTransfers = async (db: Database, accountId: bigint): Promise<number> => {
  const { rows } = await sql`
    select from vendors_transfer
    where account_id = ${accountId} and state in ('open', 'manual')`.execute(db.kysely);
  return rows.length;
};
