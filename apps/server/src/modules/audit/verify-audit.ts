import { appendLine, type Database, readLines } from '@hintha/platform';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../app-context.ts';
import { selectAuditEntriesAfter, readHead } from './store.ts';
import type { Head, StoredAuditEntry } from './types.ts';

/** What is wrong with the audit, and at which place of it. */
export interface AuditProblem {
  readonly position: bigint;
  readonly what: 'missing' | 'edited' | 'unlinked' | 'unlike_export' | 'unlike_head';
}

export interface AuditProof {
  readonly acts: bigint;
  readonly head: Head;
  /** How many exported heads it was held against. */
  readonly exported: number;
  readonly validationErrors: readonly AuditProblem[];
}

const BATCH = 5000;

/** Walks the audit from its first act, and holds it against its head and against the heads that were exported. */
export const verifyAudit = async (db: Database, dataDir: string): Promise<AuditProof> => {
  const exported = await readExported(dataDir);
  // Acts that are added during the walk are beyond the end that was looked up first.
  const end = await readHead(db);
  const validationErrors: AuditProblem[] = [];
  let last: Head = { position: 0n, hash: GENESIS };
  let acts = 0n;
  while (last.position < end.position) {
    const batch = await selectAuditEntriesAfter(db, last.position, BATCH);
    if (batch.length === 0) break;
    for (const act of batch) {
      validationErrors.push(...judgeAct(last, act, exported));
      last = { position: act.position, hash: act.rowHash };
      acts += 1n;
    }
  }
  validationErrors.push(...judgeEnd(last, end), ...judgeExports(last, exported));
  return { acts, head: last, exported: exported.size, validationErrors };
};

const judgeAct = (
  last: Head,
  act: StoredAuditEntry,
  exported: ReadonlyMap<bigint, string>,
): AuditProblem[] => {
  const validationErrors: AuditProblem[] = [];
  if (act.position !== last.position + 1n)
    validationErrors.push({ position: last.position + 1n, what: 'missing' });
  else if (!act.prevHash.equals(last.hash))
    validationErrors.push({ position: act.position, what: 'unlinked' });
  if (!hashAuditEntry(act.prevHash, act).equals(act.rowHash))
    validationErrors.push({ position: act.position, what: 'edited' });
  const told = exported.get(act.position);
  if (told !== undefined && told !== act.rowHash.toString('hex'))
    validationErrors.push({ position: act.position, what: 'unlike_export' });
  return validationErrors;
};

const judgeEnd = (last: Head, end: Head): AuditProblem[] => {
  if (last.position < end.position) return [{ position: last.position + 1n, what: 'missing' }];
  const differs = last.position === end.position && !last.hash.equals(end.hash);
  return differs ? [{ position: end.position, what: 'unlike_head' }] : [];
};

/** Acts that were exported and are no longer there, at the end of the chain. */
const judgeExports = (last: Head, exported: ReadonlyMap<bigint, string>): AuditProblem[] => {
  const beyond = [...exported.keys()].some((position) => position > last.position);
  return beyond ? [{ position: last.position + 1n, what: 'missing' }] : [];
};

const LINE = /^\S+ (\d+) ([0-9a-f]{64})$/;

const readExported = async (dataDir: string): Promise<Map<bigint, string>> => {
  const heads = new Map<bigint, string>();
  for (const line of await readLines(`${dataDir}/${HEADS_FILE}`)) {
    const [, position, hash] = LINE.exec(line) ?? [];
    // The first word on a place stands: a line that was added to cover up comes later.
    if (position !== undefined && hash !== undefined && !heads.has(BigInt(position)))
      heads.set(BigInt(position), hash);
  }
  return heads;
};

/** Looks through the whole audit and raises its voice when something is wrong with it. */
export const proveAudit = async ({ db, config, log }: AppContext): Promise<void> => {
  const { acts, validationErrors } = await verifyAudit(db, config.dataDir);
  if (validationErrors.length > 0)
    log.error(
      {
        validationErrors: validationErrors.map(({ position, what }) => `${position} ${what}`),
        acts: String(acts),
      },
      'the audit was tampered with',
    );
};

/** Below the folder of the program's files; each line holds an hour, a place in the audit and the hash there. */
export const HEADS_FILE = 'audit/heads.log';

/**
 * Writes where the audit ends into a file, so that even the owner of the database cannot rewrite what went before
 * without it showing.
 */
export const exportHead = async ({ db, clock, config }: AppContext): Promise<void> => {
  const { position, hash } = await readHead(db);
  await appendLine(
    `${config.dataDir}/${HEADS_FILE}`,
    `${clock.now().toISOString()} ${position} ${hash.toString('hex')}`,
  );
};

/** What the chain begins with, in place of a hash before the first. */
export const GENESIS = createHash('sha256').update('hintha audit').digest();

/** The hash that the database gave the act when it was written, worked out anew and without asking the database. */
export const hashAuditEntry = (before: Buffer, act: StoredAuditEntry): Buffer => {
  const { position, actorId, actorName, action, subject, reason, details, at } = act;
  const fields = [
    String(position),
    actorId === null ? null : String(actorId),
    actorName,
    action,
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
