import type { Database } from '@hintha/platform';
import { findPersonRow } from './profile-store.ts';
import type { Person } from './types.ts';

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
