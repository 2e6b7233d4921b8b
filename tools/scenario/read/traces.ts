import type { Database } from '@hintha/platform';
import { listAuditEntries } from '@hintha/server/src/modules/audit/index.ts';
import { listMessagesOf } from '@hintha/server/src/modules/inbox/index.ts';
import {
  listNotifications,
  type StoredNotification,
} from '@hintha/server/src/modules/notifications/index.ts';

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

/** What a member was told inside the site, the oldest first. */
export const readInbox = async (db: Database, accountId: bigint) => {
  const messages = await listMessagesOf(db, accountId, { before: null, limit: WHOLE });
  return messages.toReversed().map(({ kind, values }) => ({ kind, values }));
};

interface Sought {
  readonly recipient?: string;
  readonly template?: string;
}

/** What is in the outbox for somebody or of one template, the oldest first. */
export const readOutbox = async (
  db: Database,
  { recipient, template }: Sought = {},
): Promise<StoredNotification[]> => {
  const { notifications } = await listNotifications(db, { recipient, limit: WHOLE });
  return notifications
    .toReversed()
    .filter((notification) => template === undefined || notification.template === template);
};

/** The last of them. */
export const readLastSent = async (
  db: Database,
  recipient: string,
  template?: string,
): Promise<StoredNotification | undefined> =>
  (await readOutbox(db, template === undefined ? { recipient } : { recipient, template })).at(-1);
