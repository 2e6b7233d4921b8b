import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { endCodesOf, findByMobile, setPassword } from '../contacts/contact-store.ts';
import { notifyOwner } from '../contacts/notify-owner.ts';
import { type AskedNumber, readNumber } from '../contacts/read-contact.ts';
import { checkCode } from '../one-time-codes/check-code.ts';
import { checkPassword, PASSWORD_IN_ORDER } from '../passwords/check-password.ts';
import { noteCredentialChange } from '../factors/credential-store.ts';
import { hashPassword, NOBODYS_PASSWORD, passwordDigest } from '../passwords/hash-password.ts';
import { endAll, publishSessionEnds } from '../sessions/end-sessions.ts';
import type { Authenticated } from '../types.ts';
import { endLinks, findLinked, setPasswordOfLink } from './recovery-store.ts';
import { readSettings } from '../../settings/index.ts';
import { codeSettings } from '../settings.ts';
import { linkHash } from './send-password-mail.ts';

const REASON = 'password-changed';
const MINUTE_MS = 60_000;

export interface PasswordByMail {
  readonly resetToken: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/**
 * Gives the account of a mailed link a new password and ends its sessions, links and codes. It opens no session, and
 * a locked account stays locked.
 */
export const setPasswordByMail = async (ctx: AppContext, asked: PasswordByMail): Promise<void> => {
  const password = asked.newPassword.trim();
  await checkPassword(ctx, 'newPassword', password);
  if (password !== asked.confirmNewPassword.trim())
    throw new BusinessError('inconsistent_twice', {
      fields: [{ field: 'confirmNewPassword', problem: 'differs' }],
    });
  const at = ctx.clock.now();
  const { linkMinutes } = await readSettings(ctx.db, codeSettings);
  const since = new Date(at.getTime() - linkMinutes * MINUTE_MS);
  const link = { tokenHash: linkHash(asked.resetToken), since };
  const account = await findLinked(ctx.db, link);
  if (account === undefined) throw new BusinessError('link_expired');
  if (account.status === 'locked') throw new BusinessError('account_locked');
  const hash = await hashPassword(ctx, password);
  const ended = await transaction(ctx.db, async (tx) => {
    if (!(await setPasswordOfLink(tx, link, { password: hash, at }))) throw new BusinessError('link_expired');
    await endLinks(tx, account.id, at);
    await endCodesOf(tx, account.id, at);
    await noteCredentialChange(tx, account.id, at);
    await notifyOwner(ctx, tx, account.id, 'password');
    return endAll(tx, account.id, { reason: REASON, at });
  });
  publishSessionEnds(ctx, account.id, { ids: ended, reason: REASON });
};

export interface PasswordByCode extends AskedNumber {
  readonly newPassword: string;
  readonly verificationCode: string;
  readonly device: string;
}

/** Gives the account of a phone a new password for a code, ends its sessions and authenticates it. */
export const setPasswordByCode = async (ctx: AppContext, asked: PasswordByCode): Promise<Authenticated> => {
  const recipient = readNumber(asked);
  const password = asked.newPassword.trim();
  await checkPassword(ctx, 'newPassword', password);
  const { device, verificationCode } = asked;
  const code = await checkCode(ctx, { purpose: 'password', recipient, code: verificationCode, device });
  const account = await findByMobile(ctx.db, recipient);
  if (account === undefined) throw new BusinessError('code_wrong');
  if (account.status === 'locked') throw new BusinessError('account_locked');
  const hash = await hashPassword(ctx, password);
  const at = ctx.clock.now();
  const ended = await transaction(ctx.db, async (tx) => {
    await code.spend(tx);
    await setPassword(tx, account.id, hash, at);
    // One that was made by its phone alone is given its first password this way.
    if (account.password !== NOBODYS_PASSWORD) await noteCredentialChange(tx, account.id, at);
    await notifyOwner(ctx, tx, account.id, 'password');
    return endAll(tx, account.id, { reason: REASON, at });
  });
  publishSessionEnds(ctx, account.id, { ids: ended, reason: REASON });
  return {
    firstFactor: 'sms',
    accountId: account.id,
    passwordDigest: passwordDigest(hash),
    passwordStatus: PASSWORD_IN_ORDER,
    remember: null,
  };
};
