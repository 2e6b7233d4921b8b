import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isFlagOn } from '../../site/index.ts';
import { checkCode } from '../codes/check-code.ts';
import { enterAccount } from '../enter-account.ts';
import { isAgent } from '../rules.ts';
import type { Origin, SignedIn } from '../types.ts';
import { findByMobile } from './mobile-store.ts';
import { readNumber, type AskedNumber } from './read-number.ts';

export interface CodeLogin extends AskedNumber {
  readonly verificationCode: string;
  readonly side: 'MEMBER' | 'AGENT';
}

/** Opens a session for a phone and the code that was sent to it; no password is asked for or judged. */
export const logInByCode = async (house: House, asked: CodeLogin, origin: Origin): Promise<SignedIn> => {
  if (!(await isFlagOn(house.db, 'MOBILEVERCODELOGIN3'))) throw new Refusal('not_enabled');
  const recipient = readNumber(asked);
  const code = await checkCode(house, { purpose: 'login', recipient, code: asked.verificationCode });
  const account = await findByMobile(house.db, recipient);
  if (account === undefined) throw new Refusal('code_wrong');
  if (account.status === 'locked') throw new Refusal('account_locked');
  if (asked.side === 'AGENT' && !isAgent(account.type)) throw new Refusal('non_agent');
  await transaction(house.db, (tx) => code.spend(tx));
  return enterAccount(house, account.id, origin);
};
