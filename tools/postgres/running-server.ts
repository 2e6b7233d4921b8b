import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Stopped } from '@hintha/platform';

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

const ADOPT_TIMEOUT_MS = 60_000;
const ORPHANS_TIMEOUT_MS = 10_000;

const readPidFile = (cluster: string): string[] => {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
};

// Every process of a server works inside its data directory: unlike a process id, that cannot be taken over by a
// stranger after a reboot of the machine or the container.
const worksIn = (pid: string, cluster: string): boolean => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
};

const processesIn = (cluster: string): string[] =>
  readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && worksIn(entry, cluster));

/**
 * The server that an earlier run left behind on this data directory, once it accepts connections; undefined when
 * there is none, after making sure that nothing of a killed one is still at work.
 */
export const findRunningServer = async (dataDirectory: string): Promise<RunningServer | undefined> => {
  const cluster = realpathSync(dataDirectory);
  const [pid = ''] = readPidFile(cluster);
  if (pid !== '' && worksIn(pid, cluster)) return waitUntilReady(pid, cluster);
  const until = Date.now() + ORPHANS_TIMEOUT_MS;
  while (processesIn(cluster).length > 0) {
    if (Date.now() > until) throw new Stopped(`Processes of a killed server still work in ${cluster}.`);
    await sleep(50);
  }
  // A stale file is the server's own business, except when its id now belongs to a stranger: then it would refuse
  // to start.
  if (pid !== '' && existsSync(`/proc/${pid}`)) unlinkSync(join(cluster, 'postmaster.pid'));
  return undefined;
};

const waitUntilReady = async (pid: string, cluster: string): Promise<RunningServer> => {
  const until = Date.now() + ADOPT_TIMEOUT_MS;
  while (Date.now() < until && worksIn(pid, cluster)) {
    const lines = readPidFile(cluster);
    if (lines[7]?.trim() === 'ready') return { pid: Number(pid), port: Number(lines[3]) };
    await sleep(50);
  }
  throw new Stopped(`The server found running in ${cluster} (process ${pid}) does not accept connections.`);
};
