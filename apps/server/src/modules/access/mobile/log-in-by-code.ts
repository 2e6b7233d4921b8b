import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isFlagOn } from '../../settings/index.ts';
import { checkCode } from '../codes/check-code.ts';
import type { Origin, SignedIn } from '../types.ts';
import { enterByPhone } from './enter-by-phone.ts';
import { type AskedNumber, readNumber } from './read-number.ts';

export interface CodeLogin extends AskedNumber {
  readonly verificationCode: string;
  readonly side: 'MEMBER' | 'AGENT';
  /** Whether the browser is to keep the number for a day. */
  readonly remember: boolean;
}

/** Opens a session for a phone and the code that was sent to it; no password is asked for or judged. */
export const logInByCode = async (house: House, asked: CodeLogin, origin: Origin): Promise<SignedIn> => {
  if (!(await isFlagOn(house.db, 'MOBILEVERCODELOGIN3'))) throw new Refusal('not_enabled');
  const recipient = readNumber(asked);
  const code = await checkCode(house, { purpose: 'login', recipient, code: asked.verificationCode });
  const remember = asked.remember ? { name: asked.mobileNum, type: 'sms' as const } : null;
  return enterByPhone(house, { phone: recipient, proof: code, side: asked.side, remember }, origin);
};
