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

/** Transactions a second of its simple-update script with prepared statements. */
export const runPgbench = async (
  pgbench: string,
  url: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> => {
  const load = ['-N', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-n'];
  const { stdout } = await execute(pgbench, [...load, url]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
};
