import type { Database } from '@hintha/platform';
import { selectNumbers } from './payee-store.ts';

/** By what a member is known again under another account: every account it is or was paid out to. */
export const listPayeeSigns = async (db: Database, accountId: bigint): Promise<string[]> =>
  (await selectNumbers(db, accountId)).map(({ provider, number }) => `payee:${provider}:${number}`);
