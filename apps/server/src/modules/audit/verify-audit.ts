import { appendLine, type Database, readLines } from '@hintha/platform';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../app-context.ts';
import { selectAuditEntriesAfter, readHead } from './store.ts';
import type { Head, StoredAuditEntry } from './types.ts';

/** What is wrong with the audit, and at which position. */
export interface AuditProblem {
  readonly position: bigint;
  readonly what: 'missing' | 'edited' | 'unlinked' | 'unlike_export' | 'unlike_head';
}

export interface AuditProof {
  readonly entries: bigint;
  readonly head: Head;
  /** How many exported heads it was held against. */
  readonly exported: number;
  readonly problems: readonly AuditProblem[];
}

const BATCH = 5000;

/** Walks the audit from its first entry, and holds it against its head and against the heads that were exported. */
export const verifyAudit = async (db: Database, dataDir: string): Promise<AuditProof> => {
  const exported = await readExported(dataDir);
  // Entries that are added during the walk are beyond the end that was looked up first.
  const end = await readHead(db);
  const problems: AuditProblem[] = [];
  let last: Head = { position: 0n, hash: GENESIS };
  let entries = 0n;
  while (last.position < end.position) {
    const batch = await selectAuditEntriesAfter(db, last.position, BATCH);
    if (batch.length === 0) break;
    for (const entry of batch) {
      problems.push(...checkEntry(last, entry, exported));
      last = { position: entry.position, hash: entry.rowHash };
      entries += 1n;
    }
  }
  problems.push(...checkEnd(last, end), ...checkExports(last, exported));
  return { entries, head: last, exported: exported.size, problems };
};

const checkEntry = (
  last: Head,
  entry: StoredAuditEntry,
  exported: ReadonlyMap<bigint, string>,
): AuditProblem[] => {
  const problems: AuditProblem[] = [];
  if (entry.position !== last.position + 1n) problems.push({ position: last.position + 1n, what: 'missing' });
  else if (!entry.prevHash.equals(last.hash)) problems.push({ position: entry.position, what: 'unlinked' });
  if (!hashAuditEntry(entry.prevHash, entry).equals(entry.rowHash))
    problems.push({ position: entry.position, what: 'edited' });
  const recorded = exported.get(entry.position);
  if (recorded !== undefined && recorded !== entry.rowHash.toString('hex'))
    problems.push({ position: entry.position, what: 'unlike_export' });
  return problems;
};

const checkEnd = (last: Head, end: Head): AuditProblem[] => {
  if (last.position < end.position) return [{ position: last.position + 1n, what: 'missing' }];
  const differs = last.position === end.position && !last.hash.equals(end.hash);
  return differs ? [{ position: end.position, what: 'unlike_head' }] : [];
};

/** Entries that were exported and are no longer there, at the end of the chain. */
const checkExports = (last: Head, exported: ReadonlyMap<bigint, string>): AuditProblem[] => {
  const beyond = [...exported.keys()].some((position) => position > last.position);
  return beyond ? [{ position: last.position + 1n, what: 'missing' }] : [];
};

const LINE = /^\S+ (\d+) ([0-9a-f]{64})$/;

const readExported = async (dataDir: string): Promise<Map<bigint, string>> => {
  const heads = new Map<bigint, string>();
  for (const line of await readLines(`${dataDir}/${HEADS_FILE}`)) {
    const [, position, hash] = LINE.exec(line) ?? [];
    // The first line for a position counts: a line that was added to cover up comes later.
    if (position !== undefined && hash !== undefined && !heads.has(BigInt(position)))
      heads.set(BigInt(position), hash);
  }
  return heads;
};

/** Verifies the whole audit and logs an error when something is wrong with it. */
export const proveAudit = async ({ db, config, log }: AppContext): Promise<void> => {
  const { entries, problems } = await verifyAudit(db, config.dataDir);
  if (problems.length > 0)
    log.error(
      {
        problems: problems.map(({ position, what }) => `${position} ${what}`),
        entries: String(entries),
      },
      'the audit was tampered with',
    );
};

/** Below the folder of the program's files; each line holds a time, a position of the audit and the hash there. */
const HEADS_FILE = 'audit/heads.log';

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

/** Stands for the hash before the first entry. */
const GENESIS = createHash('sha256').update('hintha audit').digest();

/** The hash that the database gave the entry when it was written, worked out anew and without asking the database. */
const hashAuditEntry = (before: Buffer, entry: StoredAuditEntry): Buffer => {
  const { position, actorId, actorName, action, subject, reason, details, at } = entry;
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
