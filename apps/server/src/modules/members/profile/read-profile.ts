import type { Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { findContacts } from '../../identity/index.ts';
import { nicknameOf } from '../rules.ts';
import { findPerson } from './find-person.ts';
import type { Person } from './types.ts';

/**
 * The member as a person, with the contacts that have proven to be its own in place of those it has only told. The
 * phone is in digits alone, with its country.
 */
export const readProfile = async (
  house: House,
  caller: Pick<Caller, 'account' | 'accountId'>,
): Promise<Person> => {
  const [person, contacts] = await Promise.all([
    findPerson(house.db, caller.accountId),
    findContacts(house.db, caller.accountId),
  ]);
  const told = `${person.countryDialingCode}${person.mobileNum}`.replaceAll(/\D/g, '');
  return {
    ...person,
    nickname: nicknameOf(person, caller),
    email: contacts.email ?? person.email,
    mobileNum: contacts.mobile ?? (person.mobileNum === '' ? '' : told),
  };
};
