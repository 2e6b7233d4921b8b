import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Halt } from '../tools/halt.ts';

const execute = promisify(execFile);

const DEBIAN = '/usr/lib/postgresql';
/** Its time begins before its clients have connected, though its rate does not count that; a crowd takes seconds. */
const CONNECTING_SECONDS = 0.02;

const findVersions = (): string[] =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];

/** Debian leaves a `pgbench` in the path that only looks for the real one, which may not be there. */
const canRun = async (program: string): Promise<boolean> => {
  try {
    await execute(program, ['--version']);
    return true;
  } catch {
    return false;
  }
};

/** PostgreSQL's own load tool, the yardstick; where it is not to be had there is nothing to measure by. */
export const needPgbench = async (folders: readonly string[] = placesOfPgbench()): Promise<string> => {
  for (const program of folders.map((folder) => join(folder, 'pgbench')))
    if (existsSync(program) && (await canRun(program))) return program;
  throw new Halt(
    "This bench measures against pgbench, PostgreSQL's own load tool, which the embedded PostgreSQL does not bring " +
      `and which is neither in the PATH nor under ${DEBIAN}: install it (Debian: the package postgresql).`,
  );
};

const placesOfPgbench = (): string[] => [...(process.env.PATH ?? '').split(delimiter), ...findVersions()];

/** Makes pgbench's tables with 100,000 accounts for each step of the scale. */
export const fillPgbench = async (pgbench: string, url: string, scale: number): Promise<void> => {
  await execute(pgbench, ['--initialize', '--quiet', '--scale', String(scale), url]);
};

interface PgbenchLoad {
  readonly clients: number;
  readonly seconds: number;
}

/** Transactions a second of its simple-update script with prepared statements. */
export const runPgbench = (pgbench: string, url: string, load: PgbenchLoad): Promise<number> =>
  run(pgbench, url, ['-N'], load);

/** Transactions a second of a script of one's own, from a file, with prepared statements. */
export const runScript = (
  pgbench: string,
  url: string,
  { file, ...load }: PgbenchLoad & { file: string },
): Promise<number> => run(pgbench, url, ['-f', file], load);

const run = async (
  pgbench: string,
  url: string,
  script: readonly string[],
  { clients, seconds }: PgbenchLoad,
): Promise<number> => {
  const patience = Math.ceil(seconds + clients * CONNECTING_SECONDS);
  const load = ['-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(patience), '-n'];
  const { stdout } = await execute(pgbench, [...script, ...load, url]);
  const tps = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (Number.isNaN(tps))
    throw new Halt('pgbench did not say how many transactions a second there were.', [stdout]);
  return tps;
};
