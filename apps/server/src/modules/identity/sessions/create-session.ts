import { randomToken, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { insertSession } from '../accounts/account-store.ts';
import { notifyOfNetwork } from '../contacts/notify-owner.ts';
import { loginFollowers } from '../contributions.ts';
import { deviceDigest } from '../devices/describe-device.ts';
import { insertKnownDevice } from '../devices/known-device-store.ts';
import { saveKnownNetwork } from '../devices/recognise-network.ts';
import { mustChangeNow } from '../passwords/check-password.ts';
import { issueRememberMe } from '../remember-me/remember-me.ts';
import type { CreatedSession, LoginOrigin, VerifiedLogin } from '../types.ts';
import { hashToken } from './guard-calls.ts';
import { recordLogin } from './record-login.ts';

const TOKEN_BITS = 256;

/**
 * Creates a session and answers its token, which is kept nowhere: the table holds its hash. Undefined when the account
 * was locked or got another password since it was authenticated. Network and device become
 * known to the account. What else the login spends goes into the same transaction.
 */
export const createSession = async (
  ctx: AppContext,
  login: VerifiedLogin,
  { device, ...origin }: LoginOrigin,
  spend: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<CreatedSession | undefined> => {
  const { accountId, passwordDigest, passwordStatus } = login;
  const token = randomToken(ctx.random, TOKEN_BITS);
  const held = await mustChangeNow(ctx, passwordStatus);
  const session = { ...origin, tokenHash: hashToken(token), accountId, passwordDigest, held };
  return transaction(ctx.db, async (tx) => {
    await spend(tx);
    if (!(await insertSession(tx, { ...session, at: ctx.clock.now() }))) return undefined;
    const notice = await recordLogin(ctx, tx, accountId, origin);
    const isNewNetwork = await saveKnownNetwork(tx, accountId, origin.ip);
    await insertKnownDevice(tx, accountId, deviceDigest(device));
    for (const followLogin of ctx.contributions.all(loginFollowers))
      await followLogin(tx, { accountId, device });
    if (isNewNetwork && passwordDigest !== null) await notifyOfNetwork(ctx, tx, accountId, origin.ip);
    return { token, rememberMeCookie: await issueRememberMe(ctx, tx, login), ...notice, ...passwordStatus };
  });
};
