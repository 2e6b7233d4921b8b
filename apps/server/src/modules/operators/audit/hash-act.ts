import { createHash } from 'node:crypto';
import type { StoredAct } from './types.ts';

/** What the chain begins with, in place of a hash before the first. */
export const GENESIS = createHash('sha256').update('hintha audit').digest();

/** The hash that the database gave the act when it was written, worked out anew and without asking the database. */
export const hashAct = (before: Buffer, act: StoredAct): Buffer => {
  const { position, actorId, actorName, deed, subject, reason, details, at } = act;
  const fields = [
    String(position),
    actorId === null ? null : String(actorId),
    actorName,
    deed,
    subject,
    reason,
    details,
    at.toISOString(),
  ];
  return createHash('sha256').update(before).update(fields.map(toField).join('')).digest();
};

// With its length before it, so that no two rows read the same.
const toField = (text: string | null): string =>
  text === null ? '-;' : `${Buffer.byteLength(text)}:${text};`;
