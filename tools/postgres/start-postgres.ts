import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stopped } from '@hintha/platform';
import { lastLine, openCluster, runAs } from './cluster.ts';
import { freeMegabytes, makePlace } from './place.ts';
import { choosePort } from './port.ts';
import { findPrograms } from './programs.ts';
import { findRunningServer } from './running-server.ts';
import { chooseServerUser } from './server-user.ts';
import { sizedSettings, type Settings } from './settings.ts';

export interface StartOptions {
  /** The folder that holds the database, its password and its log. */
  readonly dataDir: string;
  readonly port?: number;
  /** Settings of the server that go over the ones sized from the machine. */
  readonly settings?: Settings;
  /** Whether its address goes through a socket in its folder, which costs a quarter less a call than the port does. */
  readonly bySocket?: boolean;
  readonly log: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** Address of the database `postgres` for the owner of the server. */
  readonly url: string;
  readonly pid: number;
  /** It was running before; somebody else may be using it. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

/** Systems take 103 characters at least, of which the socket's own name has 19. */
const LONGEST_SOCKET_FOLDER = 84;

/**
 * Starts the embedded PostgreSQL on 127.0.0.1, or adopts the one that a killed run left working on the same folder.
 * Expected conditions (no programs for this machine, port taken, disk full, folder closed) are `Stopped` errors.
 */
export const startPostgres = async (options: StartOptions): Promise<EmbeddedPostgres> => {
  const user = chooseServerUser(options.dataDir);
  const programs = findPrograms(user, options.log);
  const control = programs('pg_ctl');
  const place = makePlace(options.dataDir, user, options.log);
  const cluster = await openCluster(place, user, programs('initdb'));
  const bySocket = options.bySocket === true && place.length <= LONGEST_SOCKET_FOLDER;

  const start = async () => {
    removeSockets(place);
    const port = await choosePort(place, options.port);
    const settings = { ...sizedSettings(freeMegabytes(place)), ...options.settings };
    const flags = toFlags({
      ...settings,
      port: `${port}`,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: bySocket ? place : '',
    });
    const logFile = join(place, 'server.log');
    try {
      const target = ['--pgdata', cluster.directory, '--log', logFile];
      await runAs(user, control, ['start', '--wait', '--timeout', '60', ...target, '--options', flags]);
    } catch {
      throw new Stopped(`The database did not start: ${lastWords(logFile)} (${logFile})`);
    }
    return findRunningServer(cluster.directory);
  };

  const adopted = await findRunningServer(cluster.directory);
  if (adopted) options.log(`adopted the database left running by an earlier run (process ${adopted.pid})`);
  const server = adopted ?? (await start());
  if (!server) throw new Stopped(`The database stopped right after its start; see ${place}/server.log.`);
  const url = `postgresql://postgres:${cluster.password}@127.0.0.1:${server.port}/postgres`;
  return {
    url: `${url}${bySocket ? `?host=${encodeURIComponent(place)}` : ''}`,
    pid: server.pid,
    adopted: adopted !== undefined,
    stop: () =>
      runAs(user, control, [
        'stop',
        '--pgdata',
        cluster.directory,
        '--mode',
        'fast',
        '--wait',
        '--timeout',
        '60',
      ]),
  };
};

/** Who was killed leaves its socket with a lock that names its process, which may still be counted as there. */
const removeSockets = (place: string): void => {
  for (const name of readdirSync(place)) if (name.startsWith('.s.PGSQL.')) rmSync(join(place, name));
};

// The flags pass through a shell, hence the quotes.
const toFlags = (settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');

/** Why it ended, where it says so, rather than that it did. */
const lastWords = (logFile: string): string => {
  if (!existsSync(logFile)) return 'it left no log';
  const lines = readFileSync(logFile, 'utf8').slice(-4096);
  return lines.split('\n').findLast((line) => / (?:FATAL|PANIC): /.test(line)) ?? lastLine(lines);
};
