import { readLines, type Database } from '@hintha/platform';
import { listActsAfter, readHead } from './audit-store.ts';
import { HEADS_FILE } from './export-head.ts';
import { GENESIS, hashAct } from './hash-act.ts';
import type { Head, StoredAct } from './types.ts';

/** What is wrong with the audit, and at which place of it. */
export interface AuditFlaw {
  readonly position: bigint;
  readonly what: 'missing' | 'edited' | 'unlinked' | 'unlike_export' | 'unlike_head';
}

export interface AuditProof {
  readonly acts: bigint;
  readonly head: Head;
  /** How many exported heads it was held against. */
  readonly exported: number;
  readonly flaws: readonly AuditFlaw[];
}

const BATCH = 5000;

/** Walks the audit from its first act, and holds it against its head and against the heads that were exported. */
export const verifyAudit = async (db: Database, dataDir: string): Promise<AuditProof> => {
  const exported = await readExported(dataDir);
  // Acts that are added during the walk are beyond the end that was looked up first.
  const end = await readHead(db);
  const flaws: AuditFlaw[] = [];
  let last: Head = { position: 0n, hash: GENESIS };
  let acts = 0n;
  while (last.position < end.position) {
    const batch = await listActsAfter(db, last.position, BATCH);
    if (batch.length === 0) break;
    for (const act of batch) {
      flaws.push(...judgeAct(last, act, exported));
      last = { position: act.position, hash: act.rowHash };
      acts += 1n;
    }
  }
  flaws.push(...judgeEnd(last, end), ...judgeExports(last, exported));
  return { acts, head: last, exported: exported.size, flaws };
};

const judgeAct = (last: Head, act: StoredAct, exported: ReadonlyMap<bigint, string>): AuditFlaw[] => {
  const flaws: AuditFlaw[] = [];
  if (act.position !== last.position + 1n) flaws.push({ position: last.position + 1n, what: 'missing' });
  else if (!act.prevHash.equals(last.hash)) flaws.push({ position: act.position, what: 'unlinked' });
  if (!hashAct(act.prevHash, act).equals(act.rowHash)) flaws.push({ position: act.position, what: 'edited' });
  const told = exported.get(act.position);
  if (told !== undefined && told !== act.rowHash.toString('hex'))
    flaws.push({ position: act.position, what: 'unlike_export' });
  return flaws;
};

const judgeEnd = (last: Head, end: Head): AuditFlaw[] => {
  if (last.position < end.position) return [{ position: last.position + 1n, what: 'missing' }];
  const differs = last.position === end.position && !last.hash.equals(end.hash);
  return differs ? [{ position: end.position, what: 'unlike_head' }] : [];
};

/** Acts that were exported and are no longer there, at the end of the chain. */
const judgeExports = (last: Head, exported: ReadonlyMap<bigint, string>): AuditFlaw[] => {
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
