/** The append-only chain of what staff and the system did; proven anew every night. */
export { latestAuditEntries, listAuditEntries, recordAudit } from './record-audit.ts';
export { type AuditEntry, type Actor, actorName, actorOf, type StoredAuditEntry, SYSTEM } from './types.ts';
export { type AuditProblem, type AuditProof, verifyAudit } from './verify-audit.ts';
export { toChange } from './views.ts';
