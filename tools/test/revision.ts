import { execFileSync } from 'node:child_process';
import { ROOT } from '../settings.ts';

/** Which code stands somewhere. */
export interface Revision {
  /** Absent where there is no repository, as in an unpacked archive. */
  readonly commit?: string;
  /** Something stands there that is not in the commit. */
  readonly dirty: boolean;
}

function git(folder: string, ...parameters: string[]): string {
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  return execFileSync('git', ['-C', folder, ...parameters], { encoding: 'utf8', stdio: [...stdio] }).trim();
}

export function readRevision(folder: string = ROOT): Revision {
  try {
    return {
      commit: git(folder, 'rev-parse', 'HEAD'),
      dirty: git(folder, 'status', '--porcelain') !== '',
    };
  } catch {
    return { dirty: true };
  }
}

/** What a run that began at one revision and ended at the other was a run of. */
export function spanRevisions(before: Revision, after: Revision): Revision {
  return { ...before, dirty: before.dirty || after.dirty || before.commit !== after.commit };
}
