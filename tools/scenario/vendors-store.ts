import { type Database, transaction } from '@hintha/platform';
import {
  findIntegration,
  lockIntegration,
  updateIntegration,
} from '@hintha/server/src/modules/vendors/integration-store.ts';
import { withdrawAllowances } from '@hintha/server/src/modules/vendors/caps/day-win-store.ts';
import type { Caps, Integration } from '@hintha/server/src/modules/vendors/types.ts';
import {
  ensureWallet,
  listTransferWallets,
} from '@hintha/server/src/modules/vendors/transfers/transfer-wallet-store.ts';
import { sealKey } from '@hintha/server/src/modules/vendors/integration-keys.ts';
import { sql } from 'kysely';
import { sealingOf } from '../test/vendor-sealing.ts';

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

/** The integration's secret, and the one that is proposed for it, lie there as they were typed in. */
export const givenUnsealedSecrets = async (
  db: Database,
  code: string,
  { inForce, proposed }: { inForce: string; proposed: string },
): Promise<void> => {
  await sql`
    update vendors_integration set secret = ${inForce}, sealed_key = null where code = ${code}`.execute(
    db.kysely,
  );
  await sql`
    update vendors_proposed_key set secret = ${proposed}, sealed_key = null
    where integration = ${code}`.execute(db.kysely);
};

/** What can be read of the integration's secret, and of those that are proposed for it, without a key. */
export const readStoredSecrets = async (db: Database, code: string): Promise<(string | null)[]> => {
  const { rows } = await sql<{ secret: string | null }>`
    select secret from vendors_integration where code = ${code}
    union all select secret from vendors_proposed_key where integration = ${code}`.execute(db.kysely);
  return rows.map(({ secret }) => secret);
};

/** Our side of the integration signs with this key. */
export const givenOwnKey = async (db: Database, code: string, key: string): Promise<void> => {
  await sql`
    update vendors_integration set sealed_key = ${sealKey(sealingOf(db), code, key)}
    where code = ${code}`.execute(db.kysely);
};

/** Staff has agreed on these terms of the integration. */
export const givenIntegration = (
  db: Database,
  code: string,
  changed: Partial<Pick<Integration, 'active' | 'maxBet' | keyof Caps>>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const integration = await lockIntegration(tx, code);
    if (integration === undefined) throw new Error(`there is no integration ${code}`);
    await updateIntegration(tx, { ...integration, ...changed });
    await withdrawAllowances(tx, code);
  });

/** Every integration reaches its vendor at this address. */
export const givenVendorAddress = async (db: Database, url: string): Promise<void> => {
  await sql`update vendors_integration set vendor_url = ${url}`.execute(db.kysely);
};

/** Where the integration reaches its vendor. */
export const readVendorAddress = async (db: Database, code: string): Promise<string | null | undefined> =>
  (await findIntegration(db, code))?.vendorUrl;

/** How many calls of vendors are noted for the member. */
export const countNotedCalls = async (db: Database, accountId: bigint): Promise<number> => {
  const { rows } = await sql`select from vendors_transaction where account_id = ${accountId}`.execute(
    db.kysely,
  );
  return rows.length;
};

/** What is known to be in the wallets that vendors keep for the member. */
export const sumVendorWallets = async (db: Database, accountId: bigint): Promise<bigint> =>
  (await listTransferWallets(db, accountId)).reduce((sum, { balance }) => sum + balance, 0n);
