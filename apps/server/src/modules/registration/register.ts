import type { access } from '@hintha/contract';
import { Refusal } from '@hintha/platform';
import type { House } from '../../house.ts';
import {
  answerCaptcha,
  type AskedNumber,
  type CaptchaAnswer,
  checkCode,
  type CodeAsker,
  type RegistrationOrigin,
  readNumber,
  type VerifiedCode,
  sendCode,
  type CreatedSession,
  verifyPhone,
} from '../identity/index.ts';
import { type FieldRules, isFlagOn, readFieldRules, readSettings } from '../settings/index.ts';
import { checkRegistration, readOrder } from './check-registration.ts';
import { generateAccountName, type Membership, openMember } from './open-member.ts';

/** Opens a member's account by user name and password, and a session with it. */
export const register = async (
  house: House,
  asked: access.Registration,
  captcha: CaptchaAnswer,
  newcomer: RegistrationOrigin,
): Promise<CreatedSession> => {
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

/** Opens an account for a phone that has shown its code, with a password only where the flag asks for one. */
export const registerByMobile = async (
  house: House,
  asked: access.Registration,
  captcha: CaptchaAnswer,
  newcomer: RegistrationOrigin,
): Promise<CreatedSession> => {
  if (!(await isFlagOn(house.db, 'MOBILENUMREG3'))) throw new Refusal('not_enabled');
  const number = readNumber(asked);
  const withPassword = await isFlagOn(house.db, 'MOBILENUMPASSREG3');
  const rules = mobileRules(await readFieldRules(house.db), withPassword);
  const order = readOrder(rules, asked);
  await checkRegistration(house.db, rules, order);
  await checkRegisterCaptcha(house, captcha);
  const proof = await proveNumber(house, number, asked);
  const name = generateAccountName(house.random, 'u');
  const password = withPassword ? order.password : null;
  return openMember(house, { name, password, order, phone: { number, proof } }, newcomer);
};

/** The rules of a registration that is given its name, and whose number has to be shown to be the member's. */
const mobileRules = (rules: FieldRules, withPassword: boolean): FieldRules => {
  const { username: _name, mobileNum: _number, password, confirmPassword, ...others } = rules;
  return withPassword ? { ...others, password, confirmPassword } : others;
};

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

/** How whoever registers shows that a phone is theirs: a code of ours, or a token of the provider. */
export interface NumberProof {
  readonly verificationCode: string;
  /** `sms` when a token takes the place of the code. */
  readonly firebaseChannel: '' | 'sms';
  readonly firebaseIdToken: string;
}

/** Whether the number was shown to be the caller's; of two ways the one that the house has set up. */
export const proveNumber = async (
  house: House,
  recipient: string,
  proof: NumberProof,
): Promise<VerifiedCode> => {
  if (proof.firebaseChannel === '')
    return checkCode(house, { purpose: 'register', recipient, code: proof.verificationCode });
  const proven = await verifyPhone(house, proof.firebaseIdToken);
  if (proven.phone !== recipient) throw new Refusal('code_wrong');
  return proven;
};

/** Refuses a registration without the right answer, where the site's configuration asks for one. */
export const checkRegisterCaptcha = async (house: House, answer: CaptchaAnswer): Promise<void> => {
  const { registerCaptcha } = await readSettings(house.db);
  if (registerCaptcha && !(await answerCaptcha(house, answer)))
    throw new Refusal('captcha_failed', { captcha: true });
};
