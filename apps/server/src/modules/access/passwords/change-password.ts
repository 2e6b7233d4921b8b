import { Refusal, transaction, type Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { endOthers, tellEnded } from '../devices/end-sessions.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import { freeSession } from '../store.ts';
import { checkChangeCode } from './check-change-code.ts';
import { checkNewPassword } from './check-new-password.ts';
import { clearAttempts, findPassword, replacePassword } from './password-store.ts';
import { takeAttempt } from './take-attempt.ts';
import type { ChangeOrder } from './types.ts';

const REASON = 'password-changed';

/** Gives the caller's account a new password and ends every other session of it. */
export const changePassword = async (house: House, caller: Caller, asked: ChangeOrder): Promise<void> => {
  const order = {
    oldPassword: asked.oldPassword.trim(),
    newPassword: asked.newPassword.trim(),
    confirmNewPassword: asked.confirmNewPassword.trim(),
    verificationCode: asked.verificationCode,
  };
  await checkNewPassword(house, order);
  const before = await proveOldPassword(house, caller.accountId, order.oldPassword);
  if (order.newPassword === order.oldPassword) {
    throw new Refusal('same_password', { fields: [{ field: 'newPassword', problem: 'same' }] });
  }
  const code = await checkChangeCode(house, caller, order.verificationCode);
  const after = await hashPassword(house.random, order.newPassword);
  const at = house.clock.now();
  const ended = await transaction(house.db, async (tx) => {
    if (!(await replacePassword(tx, { accountId: caller.accountId, before, after, at }))) throw wrong();
    await code.spend(tx);
    await freeSession(tx, caller.sessionId);
    await tellOwner(house, tx, caller.accountId, 'password');
    return endOthers(tx, caller, { reason: REASON, at });
  });
  tellEnded(house, caller.accountId, { ids: ended, reason: REASON });
};

/** The stored password that the old one opens. */
const proveOldPassword = async (house: House, accountId: bigint, oldPassword: string): Promise<string> => {
  await takeAttempt(house, accountId);
  const stored = await findPassword(house.db, accountId);
  if (stored === undefined || !(await verifyPassword(stored, oldPassword))) throw wrong();
  await clearAttempts(house.db, accountId, house.clock.now());
  return stored;
};

const wrong = (): Refusal =>
  new Refusal('old_password_wrong', { fields: [{ field: 'oldPassword', problem: 'wrong' }] });
