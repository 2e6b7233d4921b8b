import type { Database } from '@hintha/platform';
import { listPlayed, type Played } from './play-store.ts';

/** What everybody played on a business day that was summed. */
export const readPlayDay = (db: Database, day: string): Promise<Played[]> => listPlayed(db, day, day);
