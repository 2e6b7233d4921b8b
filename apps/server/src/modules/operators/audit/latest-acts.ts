import type { Database } from '@hintha/platform';
import { latestActRows } from './audit-store.ts';
import type { StoredAct } from './types.ts';

/** What was done last to each subject by one of these deeds, under its subject. */
export const latestActs = async (
  db: Database,
  deeds: readonly string[],
  subjects: readonly string[],
): Promise<ReadonlyMap<string, StoredAct>> =>
  new Map((await latestActRows(db, deeds, subjects)).map((act) => [act.subject, act]));
