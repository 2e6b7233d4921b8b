import type { AccountType } from '@hintha/contract';
import { money, type Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { phoneNumber } from '../contacts/read-contact.ts';
import { nameKey, SUB_ACCOUNT, TRIAL } from '../rules.ts';
import {
  type AccountDetails,
  type AccountFilter,
  countOpened,
  type FoundAccount,
  type Player,
  selectAccounts,
  selectAccountsBySearch,
  selectAccountDetails,
  selectIdsByBeginning,
  selectNewest,
  selectPlayers,
} from './account-search-store.ts';
import { type AccountRow, findAccountRows, listAccountNames } from './account-store.ts';

/** What other modules may know of an account. */
export interface KnownAccount {
  id: bigint;
  name: string;
  type: AccountType;
  locked: boolean;
  /** The largest single stake the account allows itself; null when it set none. */
  stakeLimit: Money | null;
  /** Whether no bets are taken of the account. */
  bettingStopped: boolean;
  demo: boolean;
}

export const findAccount = async (db: Database, name: string): Promise<KnownAccount | undefined> =>
  (await findAccounts(db, [name])).get(name);

/** Accounts by the names they were asked for; unknown names are left out. */
export const findAccounts = async (
  db: Database,
  names: readonly string[],
): Promise<Map<string, KnownAccount>> => {
  const rows = await findAccountRows(db, names.map(nameKey));
  const byKey = new Map(rows.map((row) => [row.key, toKnownAccount(row)]));
  return new Map(
    names.flatMap((name) => {
      const account = byKey.get(nameKey(name));
      return account === undefined ? [] : [[name, account]];
    }),
  );
};

const toKnownAccount = (row: AccountRow): KnownAccount => ({
  id: row.id,
  name: row.name,
  type: row.type,
  locked: row.status === 'locked',
  stakeLimit: row.stakeLimit === null ? null : money(row.stakeLimit),
  bettingStopped: row.bettingStopped,
  demo: row.demo,
});

/** Names of accounts by id; unknown ids are left out. */
export const findAccountNames = async (
  db: Database,
  ids: readonly bigint[],
): Promise<Map<bigint, { name: string; demo: boolean }>> =>
  new Map((await listAccountNames(db, ids)).map((row) => [row.id, row]));

const HOME_CODE = '95';
const ID = /^[1-9]\d{0,17}$/;

/** Accounts by their id, the beginning of their name, or the phone or mail address that is proven to be theirs. */
export const searchAccounts = (db: Database, text: string, limit: number): Promise<FoundAccount[]> =>
  selectAccountsBySearch(
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

/** Accounts as they are ranked with others: their names and types, and whether login or play is closed to them. */
export const listPlayers = (on: Database | Transaction, ids: readonly bigint[]): Promise<Player[]> =>
  ids.length === 0 ? Promise.resolve([]) : selectPlayers(on, ids);

/** The details of an account; undefined when there is none. */
export const readAccountDetails = async (
  on: Database | Transaction,
  id: bigint,
): Promise<AccountDetails | undefined> => (await selectAccountDetails(on, [id]))[0];

/** The details of accounts by id; unknown ids are left out. */
export const listAccountDetails = async (
  on: Database | Transaction,
  ids: readonly bigint[],
): Promise<Map<bigint, AccountDetails>> =>
  new Map(ids.length === 0 ? [] : (await selectAccountDetails(on, ids)).map((row) => [row.id, row]));

/** Who has an account and is nobody of its own. */
const NO_MEMBERS = [TRIAL, SUB_ACCOUNT];

/** How many accounts were opened on each business day of a span; trials and sub-accounts of agents are not counted. */
export const countOpenedOnDays = (
  db: Database,
  span: { readonly from: Date; readonly to: Date },
): Promise<Map<string, number>> => countOpened(db, span, NO_MEMBERS);

/** A page of members, the latest first; neither trials nor sub-accounts of agents. */
export const listNewest = (db: Database, filter: AccountFilter): Promise<bigint[]> =>
  selectNewest(db, filter, NO_MEMBERS);
