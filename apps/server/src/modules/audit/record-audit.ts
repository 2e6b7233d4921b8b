import type { Database, Transaction } from '@hintha/platform';
import { insertAuditEntry, selectLatestAuditEntries, selectAuditEntries } from './store.ts';
import { actorName, type AuditEntry, type AuditFilter, type StoredAuditEntry } from './types.ts';

/**
 * Appends the entry to the audit in the transaction of the use case. Entries wait for one another until their transactions
 * end, so a use case calls it last.
 */
export const recordAudit = async (tx: Transaction, entry: AuditEntry): Promise<void> => {
  const { actor, action, subject, reason, details } = entry;
  await insertAuditEntry(tx, {
    actorId: actor.kind === 'staff' ? actor.id : null,
    actorName: actorName(actor),
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
): Promise<{ entries: StoredAuditEntry[]; hasMore: boolean }> => {
  const rows = await selectAuditEntries(db, { ...filter, limit: filter.limit + 1 });
  return { entries: rows.slice(0, filter.limit), hasMore: rows.length > filter.limit };
};

/** What was done last to each subject by one of these use cases, under its subject. */
export const latestAuditEntries = async (
  db: Database,
  actions: readonly string[],
  subjects: readonly string[],
): Promise<ReadonlyMap<string, StoredAuditEntry>> =>
  new Map((await selectLatestAuditEntries(db, actions, subjects)).map((entry) => [entry.subject, entry]));
