import type { Database, Transaction } from '@hintha/platform';
import { insertAuditEntry, selectLatestAuditEntries, selectAuditEntries } from './store.ts';
import type { Act, AuditFilter, StoredAuditEntry } from './types.ts';

/**
 * Writes the act into the audit, in the transaction of the use case. Acts wait for one another until their transactions
 * end, so a use case calls it last.
 */
export const recordAudit = async (tx: Transaction, act: Act): Promise<void> => {
  const { actor, action, subject, reason, details } = act;
  await insertAuditEntry(tx, {
    actorId: actor.kind === 'staff' ? actor.id : null,
    actorName: actor.kind === 'staff' ? actor.name : 'system',
    action,
    subject,
    reason: reason ?? null,
    details: JSON.stringify(details, toPlain),
  });
};

const toPlain = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;

/** A page of the audit, the latest first, and whether more follows. */
export const listAuditEntries = async (
  db: Database,
  filter: AuditFilter,
): Promise<{ acts: StoredAuditEntry[]; hasMore: boolean }> => {
  const rows = await selectAuditEntries(db, { ...filter, limit: filter.limit + 1 });
  return { acts: rows.slice(0, filter.limit), hasMore: rows.length > filter.limit };
};

/** What was done last to each subject by one of these use cases, under its subject. */
export const latestAuditEntries = async (
  db: Database,
  actions: readonly string[],
  subjects: readonly string[],
): Promise<ReadonlyMap<string, StoredAuditEntry>> =>
  new Map((await selectLatestAuditEntries(db, actions, subjects)).map((act) => [act.subject, act]));
