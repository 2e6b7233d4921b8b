import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whom the server runs as; undefined means as ourselves. */
export type ServerUser = { readonly name: string; readonly uid: number; readonly gid: number } | undefined;

const findUser = (name: string): ServerUser => {
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
    return { name, uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
};

const ownerOf = (path: string): ServerUser => {
  const { uid, gid } = statSync(path, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  return uid === 0 ? undefined : { name: `with id ${uid}`, uid, gid };
};

/**
 * PostgreSQL refuses to run as root, so root takes the user whose database it is, for a new one the user `postgres`,
 * and makes that user when there is none.
 */
export const chooseServerUser = (dataDir: string): ServerUser => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(join(dataDir, 'cluster'));
  if (owner) return owner;
  const existing = findUser('postgres');
  if (existing) return existing;
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  return findUser('postgres') ?? findUser('nobody');
};

const nearestExisting = (path: string): string => {
  try {
    return statSync(path).isDirectory() ? path : dirname(path);
  } catch {
    return nearestExisting(dirname(path));
  }
};

/** Whether the server's user can walk down to this path, or to the part of it that exists. */
export const canReach = (path: string, user: ServerUser): boolean =>
  user === undefined ||
  spawnSync('test', ['-x', nearestExisting(path)], { uid: user.uid, gid: user.gid }).status === 0;
