import { Refusal, type Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { sendCode } from '../codes/send-code.ts';
import { findKeys } from './key-store.ts';
import { recipientOf, secondFactors } from './second-factors.ts';

/** Sends the code that a change asks for to the phone or mail address of the caller's account. */
export const sendProofCode = async (
  house: House,
  caller: Caller,
  asked: { method: 'sms' | 'email'; ip: string; language: string },
): Promise<number> => {
  const { method, ip, language } = asked;
  const keys = await findKeys(house.db, caller.accountId);
  const way = keys && secondFactors(keys).includes(method) ? recipientOf(keys, method) : undefined;
  if (way === undefined) throw new Refusal('not_enabled');
  return sendCode(house, { purpose: 'proof', ...way, language, ip });
};
