import type { Database, Transaction } from '@hintha/platform';
import { insertAct, latestActRows, listActRows } from './store.ts';
import type { Act, ActFilter, StoredAct } from './types.ts';

/**
 * Writes the act into the audit, in the transaction of the deed. Acts wait for one another until their transactions
 * end, so a deed calls it last.
 */
export const recordAct = async (tx: Transaction, act: Act): Promise<void> => {
  const { actor, deed, subject, reason, details } = act;
  await insertAct(tx, {
    actorId: actor.kind === 'staff' ? actor.id : null,
    actorName: actor.kind === 'staff' ? actor.name : 'system',
    deed,
    subject,
    reason: reason ?? null,
    details: JSON.stringify(details, toPlain),
  });
};

const toPlain = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;

/** A page of the audit, the latest first, and whether more follows. */
export const listActs = async (
  db: Database,
  filter: ActFilter,
): Promise<{ acts: StoredAct[]; hasMore: boolean }> => {
  const rows = await listActRows(db, { ...filter, limit: filter.limit + 1 });
  return { acts: rows.slice(0, filter.limit), hasMore: rows.length > filter.limit };
};

/** What was done last to each subject by one of these deeds, under its subject. */
export const latestActs = async (
  db: Database,
  deeds: readonly string[],
  subjects: readonly string[],
): Promise<ReadonlyMap<string, StoredAct>> =>
  new Map((await latestActRows(db, deeds, subjects)).map((act) => [act.subject, act]));
