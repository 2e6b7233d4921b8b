import type { Caller, Database, Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findContacts } from '../../identity/index.ts';
import { iconOf, nicknameOf } from '../rules.ts';
import type { Person, Profile } from '../types.ts';
import { findEmail, findPersonRow, insertProfile, selectByContacts } from './profile-store.ts';

/**
 * The member as a person, with the contacts that have proven to be its own in place of those it has only told. The
 * phone is in digits alone, with its country.
 */
export const readProfile = async (
  ctx: AppContext,
  caller: Pick<Caller, 'account' | 'accountId'>,
): Promise<Person> => {
  const [person, contacts] = await Promise.all([
    findPerson(ctx.db, caller.accountId),
    findContacts(ctx.db, caller.accountId),
  ]);
  const reportedMobile = `${person.countryDialingCode}${person.mobileNum}`.replaceAll(/\D/g, '');
  return {
    ...person,
    nickname: nicknameOf(person, caller),
    email: contacts.email ?? person.email,
    mobileNum: contacts.mobile ?? (person.mobileNum === '' ? '' : reportedMobile),
  };
};

/** The name of the caller's icon. */
export const readIcon = async (ctx: AppContext, { accountId }: Caller): Promise<string> =>
  iconOf(await findPerson(ctx.db, accountId), accountId);

const NOBODY: Person = {
  nickname: '',
  birthday: '',
  payeeName: '',
  email: '',
  mobileNum: '',
  countryDialingCode: '',
  idNumber: '',
  icon: '',
  qqNum: '',
  wechat: '',
  line: '',
  whatsapp: '',
  facebook: '',
  zalo: '',
  telegram: '',
};

/** What the owner of an account has told about itself, which may be nothing. */
export const findPerson = async (db: Database, accountId: bigint): Promise<Person> =>
  (await findPersonRow(db, accountId)) ?? NOBODY;

/** The name that payouts go to; empty until it is told. */
export const findPayeeName = async (db: Database, accountId: bigint): Promise<string> =>
  (await findPerson(db, accountId)).payeeName;

/** Members by a phone or mail address that they told, proven or not. */
export const findByContacts = (
  db: Database,
  contacts: { mobiles: readonly string[]; email: string | null },
  limit: number,
): Promise<bigint[]> => selectByContacts(db, contacts, limit);

/** Whether the address is the one the account gave; upper and lower case do not count. */
export const ownsEmail = async (db: Database, accountId: bigint, email: string): Promise<boolean> => {
  const given = email.trim().toLowerCase();
  return given !== '' && (await findEmail(db, accountId))?.toLowerCase() === given;
};

/** Keeps what a new member has told about itself. */
export const openProfile = async (tx: Transaction, accountId: bigint, profile: Profile): Promise<void> =>
  insertProfile(tx, accountId, profile);
