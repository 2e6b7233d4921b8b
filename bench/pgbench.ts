import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const DEBIAN = '/usr/lib/postgresql';

/** PostgreSQL's own load tool, which Debian brings with postgresql-contrib; undefined when it is not there. */
export const findPgbench = (): string | undefined => {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions];
  return folders.map((folder) => join(folder, 'pgbench')).find(existsSync);
};

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
  const load = ['-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-n'];
  const { stdout } = await execute(pgbench, [...script, ...load, url]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
};
