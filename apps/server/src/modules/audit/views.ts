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

/** Who set something last; null when nobody has. */
export const toChange = (act: StoredAuditEntry | undefined) =>
  act === undefined ? null : { by: act.actorName, at: act.at.getTime(), reason: act.reason };
