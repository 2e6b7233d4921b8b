import type { StoredAuditEntry } from './types.ts';

export const toAuditEntryView = ({
  position,
  actorName,
  action,
  subject,
  reason,
  details,
  at,
  rowHash,
}: StoredAuditEntry) => ({
  position: String(position),
  actor: actorName,
  action,
  subject,
  reason,
  details,
  at: at.getTime(),
  hash: rowHash.toString('hex'),
});

/** Who changed something last; null when nobody has. */
export const toChange = (entry: StoredAuditEntry | undefined) =>
  entry === undefined ? null : { by: entry.actorName, at: entry.at.getTime(), reason: entry.reason };
