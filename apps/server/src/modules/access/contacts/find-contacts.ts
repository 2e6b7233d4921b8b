import type { Database } from '@hintha/platform';
import { findContactRow, type Contacts } from './contact-store.ts';

/** The phone and the mail address that have proven to be the account's. */
export const findContacts = async (db: Database, accountId: bigint): Promise<Contacts> =>
  (await findContactRow(db, accountId)) ?? { mobile: null, email: null };
