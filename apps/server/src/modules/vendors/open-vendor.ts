import assert from 'node:assert/strict';
import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { seal, unseal } from '../identity/index.ts';
import type { Dialect } from './dialect.ts';
import type { TransferWalletClient, VendorAccess, VendorClient } from './vendor-client.ts';
import { findDialect, USUAL_DIALECT } from './dialects/index.ts';
import { isKnownIntegration, updateAddress, upsertIntegration } from './integration-store.ts';
import type { Integration, NewIntegration, ReachableIntegration } from './types.ts';

/** Lets a vendor's program in; a known one gets its keys and address renewed. */
export const connectVendor = async (tx: Transaction, integration: NewIntegration): Promise<void> => {
  const usual = { dialect: USUAL_DIALECT, secret: null, sealedKey: null, vendorKey: null, ownWallet: null };
  const made = { ...usual, name: integration.code, ...integration };
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
export const connectNewVendor = async (tx: Transaction, integration: NewIntegration): Promise<void> => {
  if (!(await isKnownIntegration(tx, integration.code))) return connectVendor(tx, integration);
  const { code, secret = null, vendorUrl } = integration;
  await updateAddress(tx, { code, secret, vendorUrl });
};

/** The operator's key with words before it, so that what is sealed for an integration opens nowhere else. */
const keyOf = ({ config }: AppContext, code: string): string => `integration ${code} ${config.factorKey}`;

// The code of the integration stands in the key, so that no number is needed to tell one from another.
const NOBODY = 0n;

/** Seals the private key, in PEM, that our side of an integration signs with. */
export const sealSigningKey = (ctx: AppContext, code: string, pem: string): Buffer =>
  seal({ random: ctx.random, factorKey: keyOf(ctx, code) }, NOBODY, Buffer.from(pem));

export const dialectOf = ({ code, dialect }: Pick<Integration, 'code' | 'dialect'>): Dialect => {
  const found = findDialect(dialect);
  assert(found !== undefined, `the integration ${code} speaks ${dialect}, which nobody knows`);
  return found;
};

/** Opens the private key, in PEM, that our side of an integration signs with. */
export const openSigningKey = (
  ctx: AppContext,
  { code, sealedKey }: Pick<Integration, 'code' | 'sealedKey'>,
): string => {
  assert(sealedKey !== null, `the integration ${code} has no key to sign with`);
  return unseal(keyOf(ctx, code), NOBODY, sealedKey).toString();
};

const accessOf = (ctx: AppContext, integration: ReachableIntegration): VendorAccess => ({
  integration,
  privateKey: () => openSigningKey(ctx, integration),
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
