import type { Database } from '@hintha/platform';
import { listAuditEntries } from '@hintha/server/src/modules/audit/index.ts';

export interface AuditLine {
  readonly action: string;
  readonly actor: string;
  readonly subject: string;
  readonly reason: string | null;
  readonly details: Record<string, unknown>;
}

const WHOLE = 1_000;

/** What the audit says of a subject or of one kind of act, the oldest first. */
export const readAudit = async (
  db: Database,
  filter: { subject?: string; action?: string },
): Promise<AuditLine[]> => {
  const { entries } = await listAuditEntries(db, { ...filter, limit: WHOLE });
  return entries.toReversed().map(({ action, actorName, subject, reason, details }) => ({
    action,
    actor: actorName,
    subject,
    reason,
    details: JSON.parse(details) as Record<string, unknown>,
  }));
};

/** What was done to the subject, the oldest first. */
export const readActions = async (db: Database, subject: string): Promise<string[]> =>
  (await readAudit(db, { subject })).map(({ action }) => action);
