import { createHash } from 'node:crypto';
import { accessSync, chownSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Stopped } from '@hintha/platform';
import { canReach, type ServerUser } from './server-user.ts';

const MEGABYTE = 1024 * 1024;
const REACHABLE_ROOT = '/var/lib/hintha';

/** Where the server's user can go when it cannot reach the path; always the same for the same path. */
export const fallbackFor = (path: string): string =>
  join(REACHABLE_ROOT, createHash('sha256').update(path).digest('hex').slice(0, 12));

/** The folder of the server's files: the wanted one, or one the server's user can reach when that lies closed. */
export const makePlace = (wanted: string, user: ServerUser, log: (line: string) => void): string => {
  const asked = resolve(wanted);
  const place = canReach(dirname(asked), user) ? asked : fallbackFor(asked);
  if (place !== asked) log(`user ${user?.name} cannot reach ${asked}: the database lives in ${place}`);
  try {
    mkdirSync(place, { recursive: true });
    if (user) chownSync(place, user.uid, user.gid);
    accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Stopped(`The database cannot live in ${place}: ${(cause as Error).message}.`, { cause });
  }
  return place;
};

export const freeMegabytes = (path: string): number => {
  const { bavail, bsize } = statfsSync(path);
  return Math.floor((bavail * bsize) / MEGABYTE);
};
