import { parentPort, workerData } from 'node:worker_threads';
import { driveSockets, type SocketOrder } from './socket-load.ts';

/** More reads than any server here answers in a second. */
const MOST_A_SECOND = 40_000;

/** Reads one address after another, over and over, as each of the callers in turn. */
export interface ReadLoad extends SocketOrder {
  paths: readonly string[];
  tokens: readonly string[];
}

const writeCalls = ({ host, paths, tokens, durationMs }: ReadLoad): Buffer[] =>
  Array.from({ length: Math.ceil((durationMs / 1000) * MOST_A_SECOND) }, (_, n) =>
    Buffer.from(
      `GET ${paths[n % paths.length] ?? ''} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${tokens[n % tokens.length] ?? ''}\r\n\r\n`,
    ),
  );

if (parentPort !== null) {
  const order = workerData as ReadLoad;
  driveSockets(order, writeCalls(order)).then(
    (rates) => parentPort?.postMessage(rates),
    (error: unknown) => {
      throw error;
    },
  );
}
