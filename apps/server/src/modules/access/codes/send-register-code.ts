import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isFlagOn } from '../../site/index.ts';
import { readNumber, type AskedNumber } from '../mobile/read-number.ts';
import { sendCode } from './send-code.ts';

export interface RegisterCodeOrder extends AskedNumber {
  readonly regType: 'USERNAME' | 'MOBILE';
}

/** Sends the code that a registration asks for, by user name or by the number itself. */
export const sendRegisterCode = async (
  house: House,
  asked: RegisterCodeOrder,
  { ip, language }: { ip: string; language: string },
): Promise<number> => {
  const flag = asked.regType === 'MOBILE' ? 'MOBILENUMREG3' : 'REGMOBVERF3';
  if (!(await isFlagOn(house.db, flag))) throw new Refusal('not_enabled');
  const recipient = readNumber(asked);
  return sendCode(house, { purpose: 'register', channel: 'sms', recipient, language, ip });
};
