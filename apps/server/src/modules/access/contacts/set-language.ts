import type { Language } from '@hintha/contract';
import type { Database } from '@hintha/platform';
import { updateLanguage } from './contact-store.ts';

/** Keeps the language that the house writes to the owner in. */
export const setLanguage = (db: Database, accountId: bigint, language: Language): Promise<void> =>
  updateLanguage(db, accountId, language);
