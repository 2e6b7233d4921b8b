import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Halt } from '../halt.ts';

interface LockRecord {
  readonly pid: number;
  readonly url: string;
}

function readRecord(file: string): LockRecord | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(record) ? record : undefined;
  } catch {
    // Gone in the meantime, or cut short by a crash: either way it holds nobody off.
    return undefined;
  }
}

function isRecord(value: unknown): value is LockRecord {
  return typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number';
}

function commandOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return undefined;
  }
}

/** A number is given to another program sooner or later, so where the system tells, its command must fit as well. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const command = commandOf(pid);
  return command === undefined || command.includes('start.ts');
}

/**
 * Takes `start.json` in the folder, so that two starts never share one folder. Gives what gives it back.
 * A record whose process is gone (killed, or the machine went down) is taken over.
 */
export function takeLock(dataDir: string, url: string): () => void {
  const file = join(dataDir, 'start.json');
  mkdirSync(dataDir, { recursive: true });
  const holder = readRecord(file);
  if (holder && isRunning(holder.pid)) {
    throw new Halt(
      `Hintha already runs from ${dataDir} at ${holder.url} (process ${holder.pid}): ` +
        'stop it first, or set DATA_DIR to another folder.',
    );
  }
  rmSync(file, { force: true });
  const record: LockRecord = { pid: process.pid, url };
  try {
    writeFileSync(file, JSON.stringify(record), { flag: 'wx' });
  } catch {
    throw new Halt(`Another start took ${dataDir} at this very moment: only one can run there.`);
  }
  return () => rmSync(file, { force: true });
}
