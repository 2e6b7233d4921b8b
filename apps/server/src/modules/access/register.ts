import type { access } from '@hintha/contract';
import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../house.ts';
import { isFlagOn } from '../site/index.ts';
import { createAccount } from './create-account.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password.ts';
import { isGuessable, passes, REGISTER_RULES } from './rules.ts';
import type { Origin } from './types.ts';

export interface Registration {
  username: string;
  password: string;
  confirmPassword: string;
  ageAndTermsAccepted: boolean;
}

/** Opens a member's account by user name and password, and a session with it. */
export const register = async (house: House, asked: Registration, origin: Origin): Promise<string> => {
  if (!(await isFlagOn(house.db, 'USERNAMEREG3')) || !(await isFlagOn(house.db, 'DIRECTREG3'))) {
    throw new Refusal('not_enabled');
  }
  const order = { ...asked, password: asked.password.trim(), confirmPassword: asked.confirmPassword.trim() };
  checkFields(order);
  const passwordHash = await hashPassword(house.random, order.password);
  const accountId = await transaction(house.db, (tx) =>
    createAccount(tx, { name: order.username, type: 0, passwordHash, demo: false }),
  );
  return openSession(house, accountId, origin);
};

const checkFields = (order: Registration): void => {
  const empty = (['username', 'password', 'confirmPassword'] as const).filter((field) => order[field] === '');
  if (empty.length > 0) throw flawed('not_empty', empty, 'empty');
  const wrong = (['username', 'password'] as const).filter((field) => !passes(ruleOf(field), order[field]));
  if (wrong.length > 0) throw flawed('bad_request', wrong, 'pattern');
  if (order.password !== order.confirmPassword)
    throw flawed('inconsistent_twice', ['confirmPassword'], 'differs');
  if (isGuessable(order.password)) throw flawed('password_too_common', ['password'], 'common');
  if (!order.ageAndTermsAccepted) throw flawed('terms_not_accepted', ['ageAndTermsAccepted'], 'empty');
};

const ruleOf = (field: string): access.FieldRuleView => {
  const rule = REGISTER_RULES[field];
  if (rule === undefined) throw new Error(`no rule for ${field}`);
  return rule;
};

type FlawCode =
  | 'not_empty'
  | 'bad_request'
  | 'inconsistent_twice'
  | 'password_too_common'
  | 'terms_not_accepted';

const flawed = (code: FlawCode, fields: readonly string[], problem: string): Refusal =>
  new Refusal(code, { fields: fields.map((field) => ({ field, problem })) });
