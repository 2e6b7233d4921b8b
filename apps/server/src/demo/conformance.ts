import { generateKeyPairSync, createPublicKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transaction } from '@hintha/platform';
import type { AppContext } from '../app-context.ts';
import { findAccount } from '../modules/identity/index.ts';
import { MERCHANT_CURRENCY } from '../modules/settings/index.ts';
import { connectNewVendor, openGameSession, sealSigningKey } from '../modules/vendors/index.ts';
import { CONFORMANCE_ACCOUNT } from './accounts.ts';

const HUB88 = 'CONFORMANCE_HUB88';

/**
 * The integrations that the conformance runs go against, one of each dialect. No vendor stands behind them, so they
 * bring no games into the lobby.
 */
export const connectConformance = async (ctx: AppContext): Promise<void> => {
  const { dataDir, conformanceKey } = ctx.config;
  const common = { currency: MERCHANT_CURRENCY, vendorUrl: null, anyGame: true, maxBet: null, active: true };
  const pem = await readOrMakeKey(join(dataDir, 'conformance-hub88.pem'));
  await transaction(ctx.db, async (tx) => {
    await connectNewVendor(tx, { ...common, code: 'CONFORMANCE', casinoId: 'hintha', secret: conformanceKey });
    await connectNewVendor(tx, {
      ...common,
      code: HUB88,
      dialect: 'hub88',
      casinoId: '1',
      // Nobody is called with our own key, so that both sides can do with one pair.
      sealedKey: sealSigningKey(ctx, HUB88, pem),
      vendorKey: createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString(),
    });
  });
  await tellSession(ctx, join(dataDir, 'conformance-hub88.token'));
};

/** The key that the run signs with; made once, and kept where only the operator of this machine reads it. */
const readOrMakeKey = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await writeFile(file, pem, { mode: 0o600 });
    return pem;
  }
};

/** Calls of this dialect bring back the token of a game session: one is opened at every start, for a day. */
const tellSession = async (ctx: AppContext, file: string): Promise<void> => {
  const account = await findAccount(ctx.db, CONFORMANCE_ACCOUNT);
  if (account === undefined) return;
  const session = { accountId: account.id, integration: HUB88, gameId: 'any' };
  await writeFile(file, await openGameSession(ctx, session), { mode: 0o600 });
};
