/** The append-only chain of what staff and the system did; proven anew every night. */
export { latestActs, listActs, recordAct } from './record-audit.ts';
export { type Act, type Actor, actorOf, type StoredAct, SYSTEM } from './types.ts';
export { type AuditFlaw, type AuditProof, verifyAudit } from './verify-audit.ts';
export { toChange } from './views.ts';
