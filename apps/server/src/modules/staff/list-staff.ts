import type { Database } from '@hintha/platform';
import { nameKey } from '../identity/index.ts';
import { findKeysByName, listStaffRows, selectByBeginning } from './store.ts';
import type { ListedStaff, Staff } from './types.ts';

/** Everybody of the staff, by name. */
export const listStaff = (db: Database): Promise<ListedStaff[]> => listStaffRows(db);

const ID = /^[1-9]\d{0,17}$/;

/** Of the staff by id or by the beginning of a name. */
export const searchStaff = (db: Database, text: string, limit: number): Promise<Staff[]> =>
  selectByBeginning(db, { id: ID.test(text) ? BigInt(text) : null, beginning: nameKey(text) }, limit);

/**
 * The stored password of one of the staff, by the name as it is compared: the members' login looks at it to tell
 * somebody at the wrong door so.
 */
export const findStaffPassword = async (db: Database, key: string): Promise<string | undefined> =>
  (await findKeysByName(db, key))?.password;
