import type { Database } from '@hintha/platform';
import { selectApplicationsBefore, selectApplicationsBySigns } from './application-store.ts';
import type { Application } from './types.ts';

const NUMBER = /^[1-9]\d{0,17}$/;

/** Applications by their number or by the id in the messaging app that was told with them, the latest first. */
export const findApplicationsBySigns = (db: Database, text: string, limit: number): Promise<Application[]> =>
  selectApplicationsBySigns(db, { id: NUMBER.test(text) ? BigInt(text) : null, contactId: text }, limit);

/** A member's applications from before one of them, the latest first. */
export const listApplicationsBefore = (
  db: Database,
  accountId: bigint,
  page: { before: bigint | null; limit: number },
): Promise<Application[]> => selectApplicationsBefore(db, accountId, page);
