import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { checkCode } from '../codes/check-code.ts';
import { endAll, tellEnded } from '../devices/end-sessions.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import { hashPassword } from '../password.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { NO_CAUSE } from '../passwords/judge-password.ts';
import { passwordDigest } from '../passwords/password-digest.ts';
import { signIn } from '../sign-in.ts';
import type { Origin, SignedIn } from '../types.ts';
import { findByMobile, setPassword } from './mobile-store.ts';
import { readNumber, type AskedNumber } from './read-number.ts';

const REASON = 'password-changed';

export interface PasswordByCode extends AskedNumber {
  readonly newPassword: string;
  readonly verificationCode: string;
}

/** Gives the account of a phone a new password for a code, ends its sessions and opens a fresh one. */
export const setPasswordByCode = async (
  house: House,
  asked: PasswordByCode,
  origin: Origin,
): Promise<SignedIn> => {
  const recipient = readNumber(asked);
  const password = asked.newPassword.trim();
  await checkPassword(house, 'newPassword', password);
  const code = await checkCode(house, { purpose: 'password', recipient, code: asked.verificationCode });
  const account = await findByMobile(house.db, recipient);
  if (account === undefined) throw new Refusal('code_wrong');
  if (account.status === 'locked') throw new Refusal('account_locked');
  const hash = await hashPassword(house.random, password);
  const at = house.clock.now();
  const ended = await transaction(house.db, async (tx) => {
    await code.spend(tx);
    await setPassword(tx, account.id, hash, at);
    await tellOwner(house, tx, account.id, 'password');
    return endAll(tx, account.id, { reason: REASON, at });
  });
  tellEnded(house, account.id, { ids: ended, reason: REASON });
  const entrance = {
    accountId: account.id,
    passwordDigest: passwordDigest(hash),
    judgement: NO_CAUSE,
    remember: null,
  };
  return signIn(house, entrance, origin, 'sms');
};
