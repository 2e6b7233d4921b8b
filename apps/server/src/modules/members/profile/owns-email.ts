import type { Database } from '@hintha/platform';
import { findEmail } from './profile-store.ts';

/** Whether the address is the one the account gave; upper and lower case do not count. */
export const ownsEmail = async (db: Database, accountId: bigint, email: string): Promise<boolean> => {
  const given = email.trim().toLowerCase();
  return given !== '' && (await findEmail(db, accountId))?.toLowerCase() === given;
};
