import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { checkField, readFieldRules } from '../../settings/index.ts';
import { isGuessable } from '../rules.ts';

/** Refuses a password that cannot stand; the refusal names the field it came in. */
export const checkPassword = async (house: House, field: string, password: string): Promise<void> => {
  if (password === '') throw new Refusal('not_empty', { fields: [{ field, problem: 'empty' }] });
  const { password: rule } = await readFieldRules(house.db);
  if (rule !== undefined && checkField(rule, password) !== undefined)
    throw new Refusal('bad_request', { fields: [{ field, problem: 'pattern' }] });
  // The default password would have to be changed again at the next login.
  if (isGuessable(password) || password === house.config.defaultPassword)
    throw new Refusal('password_too_common', { fields: [{ field, problem: 'common' }] });
};
