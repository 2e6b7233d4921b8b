import { type Caller, BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { isFlagOn } from '../../settings/index.ts';
import { releaseSession, isPasswordChangeDue } from '../accounts/account-store.ts';
import { notifyOwner } from '../contacts/notify-owner.ts';
import { findCredentials } from '../factors/credential-store.ts';
import { checkFactor, secondFactors } from '../factors/prove-owner.ts';
import { endOthers, publishSessionEnds } from '../sessions/end-sessions.ts';
import type { VerifiedFactor } from '../types.ts';
import { checkPassword, takeAttempt } from './check-password.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { clearAttempts, findPassword, replacePassword } from './password-store.ts';

const REASON = 'password-changed';

/** Gives the caller's account a new password and ends every other session of it. */
export const changePassword = async (ctx: AppContext, caller: Caller, asked: ChangeOrder): Promise<void> => {
  const order = {
    oldPassword: asked.oldPassword.trim(),
    newPassword: asked.newPassword.trim(),
    confirmNewPassword: asked.confirmNewPassword.trim(),
    verificationCode: asked.verificationCode,
  };
  await checkNewPassword(ctx, order);
  const before = await proveOldPassword(ctx, caller.accountId, order.oldPassword);
  if (order.newPassword === order.oldPassword) {
    throw new BusinessError('same_password', { fields: [{ field: 'newPassword', problem: 'same' }] });
  }
  const code = await checkChangeCode(ctx, caller, order.verificationCode);
  const after = await hashPassword(ctx, order.newPassword);
  const at = ctx.clock.now();
  const ended = await transaction(ctx.db, async (tx) => {
    if (!(await replacePassword(tx, { accountId: caller.accountId, before, after, at }))) throw wrong();
    await code.spend(tx);
    await releaseSession(tx, caller.sessionId);
    await notifyOwner(ctx, tx, caller.accountId, 'password');
    return endOthers(tx, caller, { reason: REASON, at });
  });
  publishSessionEnds(ctx, caller.accountId, { ids: ended, reason: REASON });
};

/** The stored password that the old one opens. */
const proveOldPassword = async (ctx: AppContext, accountId: bigint, oldPassword: string): Promise<string> => {
  await takeAttempt(ctx, accountId);
  const stored = await findPassword(ctx.db, accountId);
  if (stored === undefined || !(await verifyPassword(ctx, stored, oldPassword))) throw wrong();
  await clearAttempts(ctx.db, accountId, ctx.clock.now());
  return stored;
};

const wrong = (): BusinessError =>
  new BusinessError('old_password_wrong', { fields: [{ field: 'oldPassword', problem: 'wrong' }] });

const NOTHING: VerifiedFactor = { spend: async () => undefined };

/**
 * The code that a change of the password asks for where the flag says so, of the account's first second factor. A login
 * that is held until the change is made has just given its password and can reach nothing else, so it is not asked.
 */
const checkChangeCode = async (ctx: AppContext, caller: Caller, code: string): Promise<VerifiedFactor> => {
  const { accountId, sessionId } = caller;
  if (!(await isFlagOn(ctx.db, 'CHNGPASSVERIF3')) || (await isPasswordChangeDue(ctx.db, sessionId)))
    return NOTHING;
  const keys = await findCredentials(ctx.db, accountId);
  const [method] = keys === undefined ? [] : secondFactors(keys);
  return keys === undefined || method === undefined ? NOTHING : checkFactor(ctx, keys, { method, code });
};

const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

/** Refuses a change whose fields cannot stand, before any password is checked. */
const checkNewPassword = async (ctx: AppContext, order: ChangeOrder): Promise<void> => {
  const empty = FIELDS.filter((field) => order[field] === '');
  if (empty.length > 0)
    throw new BusinessError('not_empty', { fields: empty.map((field) => ({ field, problem: 'empty' })) });
  await checkPassword(ctx, 'newPassword', order.newPassword);
  if (order.newPassword !== order.confirmNewPassword)
    throw new BusinessError('inconsistent_twice', {
      fields: [{ field: 'confirmNewPassword', problem: 'differs' }],
    });
};

export interface ChangeOrder {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
  /** The code of a second factor, where the change asks for one. */
  verificationCode: string;
}
