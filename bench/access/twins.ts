import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { findFreePort } from '../../tools/start/free-port.ts';
import { startChild } from '../../tools/start/children.ts';
import { ROOT } from '../../tools/settings.ts';
import { processSeconds } from '../cpu-time.ts';
import { readSteadily } from '../http-target.ts';
import type { SocketRates } from '../socket-load.ts';

/** A server of two calls that answer the same; one of them asks first who calls. */
export interface Twins extends AsyncDisposable {
  read(path: '/bare' | '/guarded', seconds: number): Promise<SocketRates>;
  /** Processor time of the server's process so far. */
  cpuSeconds(): number;
}

/** Over the accounts and sessions of a bench's database. */
export const openTwins = async (databaseUrl: string): Promise<Twins> => {
  const port = await findFreePort();
  const child = await startChild({
    name: 'twin server',
    script: join(ROOT, 'bench/access/twin-server.ts'),
    env: { DATABASE_URL: databaseUrl, PORT: String(port) },
    logFile: join(tmpdir(), `hintha-twins-${process.pid}.log`),
    healthUrl: `http://127.0.0.1:${port}/healthz`,
  });
  return {
    read: (path, seconds) => readSteadily(port, [path], { seconds }),
    cpuSeconds: () => processSeconds(child.pid),
    [Symbol.asyncDispose]: () => child.stop(),
  };
};
