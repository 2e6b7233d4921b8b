import { createServer } from 'node:net';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stopped } from '@hintha/platform';

const listen = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host: '127.0.0.1' }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });

/** The wanted port; without one the port of the last run, and when that is taken (or on a first run) a free one. */
export const choosePort = async (place: string, wanted: number | undefined): Promise<number> => {
  const file = join(place, 'port');
  if (wanted !== undefined) {
    return listen(wanted).catch((error: Error) => {
      throw new Stopped(`The database cannot listen on port ${wanted}: ${error.message}.`);
    });
  }
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = await listen(last).catch(() => listen(0));
  writeFileSync(file, String(port));
  return port;
};
