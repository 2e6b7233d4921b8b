import type { access } from '@hintha/contract';
import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../house.ts';
import { openProfile, type Profile } from '../members/index.ts';
import { isFlagOn } from '../site/index.ts';
import { createAccount } from './create-account.ts';
import { enterAccount } from './enter-account.ts';
import { hashPassword } from './password.ts';
import { checkRegistration, keepEnabled } from './register-fields/check-registration.ts';
import { readFieldRules } from './register-fields/read-field-rules.ts';
import type { Origin, SignedIn } from './types.ts';

/** Opens a member's account by user name and password, and a session with it. */
export const register = async (
  house: House,
  asked: access.Registration,
  origin: Origin,
): Promise<SignedIn> => {
  if (!(await isFlagOn(house.db, 'USERNAMEREG3')) || !(await isFlagOn(house.db, 'DIRECTREG3'))) {
    throw new Refusal('not_enabled');
  }
  const rules = await readFieldRules(house.db);
  const order = keepEnabled(rules, {
    ...asked,
    password: asked.password.trim(),
    confirmPassword: asked.confirmPassword.trim(),
    paymentPassword: asked.paymentPassword.trim(),
  });
  checkRegistration(rules, order);
  const passwordHash = await hashPassword(house.random, order.password);
  const profile = await profileOf(house, order);
  const accountId = await transaction(house.db, async (tx) => {
    const id = await createAccount(tx, { name: order.username, type: 0, passwordHash, demo: false });
    await openProfile(tx, id, profile);
    return id;
  });
  const entered = await enterAccount(house, accountId, origin);
  return { ...entered, usingDefaultPassword: order.password === house.config.defaultPassword };
};

const profileOf = async (house: House, order: access.Registration): Promise<Profile> => ({
  payeeName: order.payeeName,
  email: order.email,
  mobileNum: order.mobileNum,
  countryDialingCode: order.countryDialingCode,
  qqNum: order.qqNum,
  line: order.line,
  whatsapp: order.whatsapp,
  facebook: order.facebook,
  wechat: order.wechat,
  idNumber: order.idNumber,
  recommenderId: order.recommenderId,
  referralCode: order.referralCode,
  domain: order.domain,
  registerUrl: order.registerUrl,
  paymentPasswordHash:
    order.paymentPassword === '' ? null : await hashPassword(house.random, order.paymentPassword),
});
