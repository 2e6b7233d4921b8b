import { contribute, type Database } from '@hintha/platform';
import { nameKey, staffPasswords } from '../identity/index.ts';
import { findKeysByName, selectByBeginning } from './store.ts';
import type { Staff } from './types.ts';

const ID = /^[1-9]\d{0,17}$/;

/** Of the staff by id or by the beginning of a name. */
export const searchStaff = (db: Database, text: string, limit: number): Promise<Staff[]> =>
  selectByBeginning(db, { id: ID.test(text) ? BigInt(text) : null, beginning: nameKey(text) }, limit);

/** Somebody of the staff who tries the members' login is told that this is the wrong one. */
export const staffPassword = contribute(
  staffPasswords,
  async (db, key) => (await findKeysByName(db, key))?.password,
);
