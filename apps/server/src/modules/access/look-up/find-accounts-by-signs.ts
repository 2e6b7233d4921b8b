import type { Database } from '@hintha/platform';
import { phoneNumber } from '../codes/phone-number.ts';
import { nameKey } from '../rules.ts';
import { selectAccounts, selectBySigns, selectIdsByBeginning, type FoundAccount } from './look-up-store.ts';

const HOME_CODE = '95';
const ID = /^[1-9]\d{0,17}$/;

/** Accounts by their id, the beginning of their name, or the phone or mail address that is proven to be theirs. */
export const findAccountsBySigns = (db: Database, text: string, limit: number): Promise<FoundAccount[]> =>
  selectBySigns(
    db,
    {
      beginning: nameKey(text),
      id: ID.test(text) ? BigInt(text) : null,
      mobile: readPhone(text) ?? null,
      email: text.includes('@') ? text.trim().toLowerCase() : null,
    },
    limit,
  );

/** The ids of accounts by the beginning of their name. */
export const findIdsByBeginning = (db: Database, text: string, limit: number): Promise<bigint[]> =>
  selectIdsByBeginning(db, nameKey(text), limit);

export const listAccounts = (db: Database, ids: readonly bigint[]): Promise<FoundAccount[]> =>
  ids.length === 0 ? Promise.resolve([]) : selectAccounts(db, ids);

/** A number as people write it, at home or from abroad, with its country in digits alone. */
export const readPhone = (text: string): string | undefined => {
  if (!/^[+(]?[\d\s().-]{6,24}$/.test(text.trim())) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  return digits.startsWith(HOME_CODE)
    ? (phoneNumber(HOME_CODE, digits.slice(HOME_CODE.length)) ?? digits)
    : (phoneNumber(HOME_CODE, digits) ?? digits);
};
