import type { Database } from '@hintha/platform';
import { findKeysByName } from './staff-store.ts';

/**
 * The stored password of one of the staff, by the name as it is compared: the members' login looks at it to tell
 * somebody at the wrong door so.
 */
export const findStaffPassword = async (db: Database, key: string): Promise<string | undefined> =>
  (await findKeysByName(db, key))?.password;
