import { createServer } from 'node:net';
import { Halt } from '../halt.ts';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be used by this account',
  EADDRNOTAVAIL: 'is on an address that this machine does not have (see HOST)',
};

/** Tries the port out; one that cannot be had is told with the variable that changes it. */
export async function checkPortIsFree(host: string, port: number, variable: string): Promise<void> {
  const probe = createServer();
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
    probe.once('error', done);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done(undefined)));
  });
  if (!failure) return;
  const reason = REASONS[failure.code ?? ''] ?? `cannot be opened (${failure.message})`;
  throw new Halt(`Port ${port} on ${host} ${reason}: free it, or set ${variable} to another one.`);
}

/** A port that nothing listens on at the moment. */
export function findFreePort(host = '127.0.0.1'): Promise<number> {
  const probe = createServer();
  return new Promise((done, fail) => {
    probe.once('error', fail);
    probe.listen(0, host, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}
