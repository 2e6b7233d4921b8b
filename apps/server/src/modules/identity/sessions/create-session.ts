import { randomToken, BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { insertSession } from '../accounts/account-store.ts';
import { notifyOfNetwork } from '../contacts/notify-owner.ts';
import { rememberNetwork } from '../devices/recognise-network.ts';
import { mustChangeNow, PASSWORD_IN_ORDER } from '../passwords/check-password.ts';
import { remember } from '../remember-me/remember-me.ts';
import type { Entrance, Origin, PasswordStatus, CreatedSession } from '../types.ts';
import { hashToken } from './guard-calls.ts';
import { recordLogin } from './record-login.ts';

const TOKEN_BITS = 256;

/** An account that has just been made has no password to compare, and knows no place yet. */
export type Opening = Omit<Entrance, 'passwordDigest'> & { passwordDigest: Buffer | null };

/**
 * Opens a session and answers its token, which is kept nowhere: the table holds its hash. Undefined when the account
 * was locked or got another password since the login was looked at. The place becomes one of the account's. What else
 * the login uses up goes into the same transaction.
 */
export const openSession = async (
  ctx: AppContext,
  opening: Opening,
  origin: Origin,
  useUp: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<CreatedSession | undefined> => {
  const { accountId, passwordDigest, judgement } = opening;
  const token = randomToken(ctx.random, TOKEN_BITS);
  const held = await mustChangeNow(ctx, judgement);
  const session = { ...origin, tokenHash: hashToken(token), accountId, passwordDigest, held };
  return transaction(ctx.db, async (tx) => {
    await useUp(tx);
    if (!(await insertSession(tx, { ...session, at: ctx.clock.now() }))) return undefined;
    const notice = await recordLogin(ctx, tx, accountId, origin);
    const isNewPlace = await rememberNetwork(tx, accountId, origin.ip);
    if (isNewPlace && passwordDigest !== null) await notifyOfNetwork(ctx, tx, accountId, origin.ip);
    return { token, remembered: await remember(ctx, tx, opening), ...notice, ...judgement };
  });
};

/** Opens the first session of an account that has just been made. Whoever comes back goes through `signIn`. */
export const createFirstSession = async (
  ctx: AppContext,
  accountId: bigint,
  origin: Origin,
  judgement: PasswordStatus = PASSWORD_IN_ORDER,
): Promise<CreatedSession> => {
  const opening = { accountId, passwordDigest: null, judgement, remember: null };
  const signedIn = await openSession(ctx, opening, origin);
  if (signedIn === undefined) throw new BusinessError('account_locked');
  return signedIn;
};
