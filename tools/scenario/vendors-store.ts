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
