import type { Database } from '@hintha/platform';
import { selectByContacts } from './profile-store.ts';

/** Members by a phone or mail address that they told, proven or not. */
export const findByContacts = (
  db: Database,
  contacts: { mobiles: readonly string[]; email: string | null },
  limit: number,
): Promise<bigint[]> => selectByContacts(db, contacts, limit);
