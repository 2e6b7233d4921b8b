import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import type { RightCode } from '../codes/check-code.ts';
import { NO_CAUSE } from '../passwords/judge-password.ts';
import { passwordDigest } from '../passwords/password-digest.ts';
import { isAgent } from '../rules.ts';
import { signIn } from '../sign-in.ts';
import type { Origin, Remembrance, SignedIn } from '../types.ts';
import { findByMobile } from './mobile-store.ts';

export interface ProvenLogin {
  /** With its country, in digits alone. */
  phone: string;
  /** What showed that the phone is the caller's, spent with the login. */
  proof: RightCode;
  side: 'MEMBER' | 'AGENT';
  remember: Remembrance | null;
}

/** Brings the account of a phone to the door; no password is asked for or judged. */
export const enterByPhone = async (house: House, login: ProvenLogin, origin: Origin): Promise<SignedIn> => {
  const { phone, proof, side, remember } = login;
  const account = await findByMobile(house.db, phone);
  if (account === undefined) throw new Refusal('code_wrong');
  if (account.status === 'locked') throw new Refusal('account_locked');
  if (side === 'AGENT' && !isAgent(account.type)) throw new Refusal('non_agent');
  await transaction(house.db, (tx) => proof.spend(tx));
  const entrance = {
    accountId: account.id,
    passwordDigest: passwordDigest(account.password),
    judgement: NO_CAUSE,
    remember,
  };
  return signIn(house, entrance, origin, 'sms');
};
