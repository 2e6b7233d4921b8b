import { transaction, type Database } from '@hintha/platform';
import * as store from './statement-store.ts';

/** Brings the sums of the full blocks up to date, so that a statement of a million postings is read at once. */
export const fillBlocks = async (db: Database): Promise<void> => transaction(db, store.fillBlocks);
