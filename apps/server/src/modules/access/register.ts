import type { access } from '@hintha/contract';
import { Refusal } from '@hintha/platform';
import type { House } from '../../house.ts';
import { type CaptchaAnswer, type Newcomer, readNumber, type SignedIn } from '../identity/index.ts';
import { isFlagOn, readFieldRules } from '../settings/index.ts';
import { checkRegisterCaptcha } from './captcha/check-register-captcha.ts';
import { proveNumber } from './phone-provider/prove-number.ts';
import { checkRegistration, readOrder } from './register-fields/check-registration.ts';
import { type Membership, openMember } from './register-fields/open-member.ts';

/** Opens a member's account by user name and password, and a session with it. */
export const register = async (
  house: House,
  asked: access.Registration,
  captcha: CaptchaAnswer,
  newcomer: Newcomer,
): Promise<SignedIn> => {
  if (!(await isFlagOn(house.db, 'USERNAMEREG3')) || !(await isFlagOn(house.db, 'DIRECTREG3'))) {
    throw new Refusal('not_enabled');
  }
  const rules = await readFieldRules(house.db);
  const order = readOrder(rules, asked);
  await checkRegistration(house.db, rules, order);
  await checkRegisterCaptcha(house, captcha);
  const phone = await provePhone(house, asked);
  return openMember(house, { name: order.username, password: order.password, order, phone }, newcomer);
};

/** The number of the registration, which has to be shown to be the member's while the flag asks for it. */
const provePhone = async (house: House, asked: access.Registration): Promise<Membership['phone']> => {
  if (asked.mobileNum === '' || !(await isFlagOn(house.db, 'REGMOBVERF3'))) return null;
  const number = readNumber(asked);
  return { number, proof: await proveNumber(house, number, asked) };
};
