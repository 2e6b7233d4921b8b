import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { endCodesOf } from '../contacts/contact-store.ts';
import { endAll, tellEnded } from '../devices/end-sessions.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import { hashPassword } from '../password.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { endLinks, findLinked, setPasswordOfLink } from './recovery-store.ts';
import { LINK_MS, linkHash } from './rules.ts';

const REASON = 'password-changed';

export interface PasswordByMail {
  readonly resetToken: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/**
 * Gives the account of a mailed link a new password and ends its sessions, links and codes. It opens no session, and
 * a locked account stays locked.
 */
export const setPasswordByMail = async (house: House, asked: PasswordByMail): Promise<void> => {
  const password = asked.newPassword.trim();
  await checkPassword(house, 'newPassword', password);
  if (password !== asked.confirmNewPassword.trim())
    throw new Refusal('inconsistent_twice', {
      fields: [{ field: 'confirmNewPassword', problem: 'differs' }],
    });
  const at = house.clock.now();
  const link = { tokenHash: linkHash(asked.resetToken), since: new Date(at.getTime() - LINK_MS) };
  const account = await findLinked(house.db, link);
  if (account === undefined) throw new Refusal('link_expired');
  if (account.status === 'locked') throw new Refusal('account_locked');
  const hash = await hashPassword(house.random, password);
  const ended = await transaction(house.db, async (tx) => {
    if (!(await setPasswordOfLink(tx, link, { password: hash, at }))) throw new Refusal('link_expired');
    await endLinks(tx, account.id, at);
    await endCodesOf(tx, account.id, at);
    await tellOwner(house, tx, account.id, 'password');
    return endAll(tx, account.id, { reason: REASON, at });
  });
  tellEnded(house, account.id, { ids: ended, reason: REASON });
};
