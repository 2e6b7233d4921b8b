import { WINS_WITHOUT_BET } from '@hintha/contract';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transaction } from '@hintha/platform';
import type { AppContext } from '../app-context.ts';
import { findAccount } from '../modules/identity/index.ts';
import { MERCHANT_CURRENCY } from '@hintha/money';
import { connectNewVendor, listDialects, openGameSession } from '../modules/vendors/index.ts';
import { CONFORMANCE_ACCOUNT } from './accounts.ts';

const COMMON = {
  currency: MERCHANT_CURRENCY,
  vendorUrl: null,
  anyGame: true,
  maxBet: null,
  active: true,
  // The runs bring the account to a balance by wins, and send each kind of win that a vendor may pay without a bet.
  winsWithoutBet: WINS_WITHOUT_BET,
} as const;

/**
 * The integrations that conformance runs go against: one that shares a secret, and one for each dialect that signs with
 * keys of its own. No vendor stands behind them, so they bring no games into the lobby.
 */
export const connectConformance = async (ctx: AppContext): Promise<void> => {
  const shared = { ...COMMON, code: 'CONFORMANCE', casinoId: 'hintha', key: ctx.config.conformanceKey };
  await transaction(ctx.db, (tx) => connectNewVendor(ctx, tx, shared));
  for (const { code, signing } of listDialects()) if (signing === 'key_pair') await connectKeyPair(ctx, code);
};

/** Key and session of such a run lie in the data folder: nothing of them is written in the source. */
const connectKeyPair = async (ctx: AppContext, dialect: string): Promise<void> => {
  const code = `CONFORMANCE_${dialect.toUpperCase()}`;
  const file = (kind: string): string => join(ctx.config.dataDir, `conformance-${dialect}.${kind}`);
  const pem = await readOrMakeKey(file('pem'));
  const keys = {
    // Nobody is called with our own key, so that both sides can do with one pair.
    key: pem,
    vendorKey: createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString(),
  };
  await transaction(ctx.db, (tx) =>
    connectNewVendor(ctx, tx, { ...COMMON, ...keys, code, dialect, casinoId: '1' }),
  );
  await writeSession(ctx, code, file('token'));
};

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

/** The calls bring back the token of a game session: one is opened at every start, and lasts a day. */
const writeSession = async (ctx: AppContext, integration: string, file: string): Promise<void> => {
  const account = await findAccount(ctx.db, CONFORMANCE_ACCOUNT);
  if (account === undefined) return;
  const token = await openGameSession(ctx, { accountId: account.id, integration, gameId: 'any' });
  await writeFile(file, token, { mode: 0o600 });
};
