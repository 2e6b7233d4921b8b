import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Stopped } from '@hintha/platform';
import { freeMegabytes } from './place.ts';
import type { ServerUser } from './server-user.ts';

const MAJOR = '18';
const NEEDED_MEGABYTES = 200;
// The built-in collation sorts alike on every machine, whatever libraries it has.
const COLLATION = '--locale-provider=builtin --builtin-locale=C.UTF-8';

const execute = promisify(execFile);

/** Runs a program of the server as the server's user; throws with what it printed. */
export const runAs = async (user: ServerUser, program: string, args: readonly string[]): Promise<void> => {
  await execute(program, args, user ? { uid: user.uid, gid: user.gid, cwd: '/' } : { cwd: '/' });
};

export interface Cluster {
  readonly directory: string;
  readonly password: string;
}

/**
 * The data directory inside the place, made on the first run. It is built under another name and renamed when it is
 * whole, so an interrupted first run leaves nothing that looks like a database; an existing one is never touched.
 */
export const openCluster = async (place: string, user: ServerUser, initdb: string): Promise<Cluster> => {
  const directory = join(place, 'cluster');
  const passwordFile = join(place, 'password');
  if (!existsSync(directory)) await initialise(directory, passwordFile, user, initdb);
  const { uid, name } = user ?? { uid: process.getuid?.(), name: 'who runs this' };
  if (statSync(directory).uid !== uid) throw new Stopped(`${directory} does not belong to the user ${name}.`);
  const version = readIfThere(join(directory, 'PG_VERSION'));
  if (version !== MAJOR)
    throw new Stopped(`${directory} is not a PostgreSQL ${MAJOR} data directory (version '${version}').`);
  const password = readIfThere(passwordFile);
  if (password === '') throw new Stopped(`The password of the database is missing from ${passwordFile}.`);
  return { directory, password };
};

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

const initialise = async (directory: string, passwordFile: string, user: ServerUser, initdb: string) => {
  const place = join(directory, '..');
  if (freeMegabytes(place) < NEEDED_MEGABYTES)
    throw new Stopped(
      `The disk of ${place} has less than ${NEEDED_MEGABYTES} MB left, too little for a database.`,
    );
  if (!existsSync(passwordFile))
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const partial = mkdtempSync(join(place, 'initdb-'));
  if (user) for (const path of [passwordFile, partial]) chownSync(path, user.uid, user.gid);
  try {
    const chosen = `--auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 ${COLLATION} --data-checksums`;
    const files = [`--pgdata=${partial}`, `--pwfile=${passwordFile}`, '--username=postgres'];
    await runAs(user, initdb, [...files, ...chosen.split(' ')]);
    renameSync(partial, directory);
  } catch (cause) {
    rmSync(partial, { recursive: true, force: true });
    throw new Stopped(`A database could not be made in ${place}: ${lastLine((cause as Error).message)}`, {
      cause,
    });
  }
};

export const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
