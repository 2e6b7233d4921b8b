import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { type AskedNumber, type CodeAsker, readNumber, sendCode } from '../../identity/index.ts';
import { isFlagOn } from '../../settings/index.ts';

export interface RegisterCodeOrder extends AskedNumber {
  readonly regType: 'USERNAME' | 'MOBILE';
}

/** Sends the code that a registration asks for, by user name or by the number itself. */
export const sendRegisterCode = async (
  house: House,
  asked: RegisterCodeOrder,
  visitor: CodeAsker,
): Promise<number> => {
  if (house.carriers.phones !== null) throw new Refusal('not_enabled');
  const flag = asked.regType === 'MOBILE' ? 'MOBILENUMREG3' : 'REGMOBVERF3';
  if (!(await isFlagOn(house.db, flag))) throw new Refusal('not_enabled');
  const recipient = readNumber(asked);
  return sendCode(house, { purpose: 'register', channel: 'sms', recipient, ...visitor });
};
