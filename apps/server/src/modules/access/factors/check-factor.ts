import type { House } from '../../../house.ts';
import { checkCode } from '../codes/check-code.ts';
import { checkAuthenticator } from './check-authenticator.ts';
import { recipientOf, type ProofMethod } from './second-factors.ts';
import type { Keys, Shown } from './types.ts';

/** Whether the code proves, by the method, that a change of the account is its owner's. */
export const checkFactor = (
  house: House,
  keys: Keys,
  { method, code }: { method: ProofMethod; code: string },
): Promise<Shown> => {
  if (method === 'authenticator') return checkAuthenticator(house, keys.accountId, code);
  const { recipient = '' } = recipientOf(keys, method) ?? {};
  return checkCode(house, { purpose: 'proof', recipient, code });
};
