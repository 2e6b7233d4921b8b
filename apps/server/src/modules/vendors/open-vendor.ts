import assert from 'node:assert/strict';
import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import type { Dialect } from './dialect.ts';
import type { TransferWalletClient, VendorAccess, VendorClient } from './vendor-client.ts';
import { findDialect, USUAL_DIALECT } from './dialects/index.ts';
import type { Sealing } from '../identity/index.ts';
import { openKey, sealKey } from './integration-keys.ts';
import { lockIntegration, updateIntegration, upsertIntegration } from './integration-store.ts';
import { readSettings } from '../settings/index.ts';
import { vendorSettings } from './settings.ts';
import type { Caps, Integration, NewIntegration, ReachableIntegration } from './types.ts';

/** Lets a vendor's program in; a known one gets its keys and address renewed. */
export const connectVendor = async (
  ctx: Sealing,
  tx: Transaction,
  { key, ...integration }: NewIntegration,
): Promise<void> => {
  const usual = {
    dialect: USUAL_DIALECT,
    vendorKey: null,
    ownWallet: null,
    earlierKey: null,
    earlierUntil: null,
    suspendedAt: null,
    suspendedFor: null,
    finding: null,
    ...(await readUsualCaps(tx)),
  };
  const sealedKey = sealKey(ctx, integration.code, key);
  const made = { ...usual, name: integration.code, sealedKey, ...integration };
  const dialect = dialectOf(made);
  assert(
    made.ownWallet === null || dialect.openTransferWallet !== null,
    `${made.code}: a vendor of ${dialect.code} keeps no wallets`,
  );
  await upsertIntegration(tx, made);
};

/**
 * Lets a vendor's program in that nobody has let in yet. A known one keeps all it has; its address alone is renewed,
 * and only while its key is the one that is told.
 */
export const connectNewVendor = async (
  ctx: Sealing,
  tx: Transaction,
  integration: NewIntegration,
): Promise<void> => {
  const known = await lockIntegration(tx, integration.code);
  if (known === undefined) return connectVendor(ctx, tx, integration);
  const isSameKey = openKey(ctx, known) === integration.key;
  if (isSameKey) await updateIntegration(tx, { ...known, vendorUrl: integration.vendorUrl });
};

/** What an integration may pay unless something else is said of it: wins without a bet not at all. */
export const readUsualCaps = async (tx: Transaction): Promise<Caps> => {
  const { maxWin, maxWinTimes, maxDayWin } = await readSettings(tx, vendorSettings);
  return { maxWin, maxWinTimes, maxDayWin, winsWithoutBet: [] };
};

export const dialectOf = ({ code, dialect }: Pick<Integration, 'code' | 'dialect'>): Dialect => {
  const found = findDialect(dialect);
  assert(found !== undefined, `the integration ${code} speaks ${dialect}, which nobody knows`);
  return found;
};

const accessOf = (ctx: AppContext, integration: ReachableIntegration): VendorAccess => ({
  integration,
  ownKey: () => openKey(ctx, integration),
});

/** The way to a vendor's games. */
export const openVendor = (
  ctx: AppContext,
  integration: ReachableIntegration,
  watched: Pick<VendorAccess, 'attemptMs' | 'fetch'> = {},
): VendorClient => dialectOf(integration).openClient({ ...accessOf(ctx, integration), ...watched });

/** An integration whose vendor keeps wallets, and can be reached. */
export interface WalletIntegration extends ReachableIntegration {
  readonly ownWallet: string;
}

export const keepsWallets = (integration: Integration | undefined): integration is WalletIntegration =>
  integration !== undefined && integration.vendorUrl !== null && integration.ownWallet !== null;

/** The way to a vendor's wallets; a call that takes longer than it may counts as unanswered. */
export const openTransferWallet = (
  ctx: AppContext,
  integration: WalletIntegration,
  attemptMs: number,
): TransferWalletClient => {
  const { openTransferWallet: open, code } = dialectOf(integration);
  assert(open !== null, `${integration.code}: a vendor of ${code} keeps no wallets`);
  return open({ ...accessOf(ctx, integration), attemptMs });
};
