import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MEMORY_PLACE } from '../tools/test/memory-place.ts';
import { fillTemplate } from './world.ts';

const PREFIX = 'hintha-templates-';

/**
 * Fills the world that all files of a run are given copies of, and takes it away after the run; also what killed runs
 * left.
 */
export const setup = async (): Promise<() => void> => {
  for (const name of readdirSync(MEMORY_PLACE)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) remove(join(MEMORY_PLACE, name));
  }
  const folder = mkdtempSync(join(MEMORY_PLACE, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  process.env.HINTHA_TEMPLATES = folder;
  await fillTemplate();
  return () => remove(folder);
};

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
