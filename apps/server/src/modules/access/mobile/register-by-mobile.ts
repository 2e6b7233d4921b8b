import type { access } from '@hintha/contract';
import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { type CaptchaAnswer, type Newcomer, readNumber, type SignedIn } from '../../identity/index.ts';
import { type FieldRules, isFlagOn, readFieldRules } from '../../settings/index.ts';
import { checkRegisterCaptcha } from '../captcha/check-register-captcha.ts';
import { proveNumber } from '../phone-provider/prove-number.ts';
import { checkRegistration, readOrder } from '../register-fields/check-registration.ts';
import { openMember } from '../register-fields/open-member.ts';
import { drawName } from './draw-name.ts';

/** Opens an account for a phone that has shown its code, with a password only where the flag asks for one. */
export const registerByMobile = async (
  house: House,
  asked: access.Registration,
  captcha: CaptchaAnswer,
  newcomer: Newcomer,
): Promise<SignedIn> => {
  if (!(await isFlagOn(house.db, 'MOBILENUMREG3'))) throw new Refusal('not_enabled');
  const number = readNumber(asked);
  const withPassword = await isFlagOn(house.db, 'MOBILENUMPASSREG3');
  const rules = mobileRules(await readFieldRules(house.db), withPassword);
  const order = readOrder(rules, asked);
  await checkRegistration(house.db, rules, order);
  await checkRegisterCaptcha(house, captcha);
  const proof = await proveNumber(house, number, asked);
  const name = drawName(house.random, 'u');
  const password = withPassword ? order.password : null;
  return openMember(house, { name, password, order, phone: { number, proof } }, newcomer);
};

/** The rules of a registration that is given its name, and whose number has to be shown to be the member's. */
const mobileRules = (rules: FieldRules, withPassword: boolean): FieldRules => {
  const { username: _name, mobileNum: _number, password, confirmPassword, ...others } = rules;
  return withPassword ? { ...others, password, confirmPassword } : others;
};
