import { connect, type Socket } from 'node:net';

/** Where to send, how many calls at once and for how long. */
export interface SocketOrder {
  host: string;
  port: number;
  connections: number;
  durationMs: number;
}

export interface SocketRates {
  calls: number;
  failures: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
}

/** More than any server here answers in a second. */
export const MOST_A_SECOND = 8_000;

/**
 * Sends calls over raw sockets, one at a time each. They are written before the clock starts: on this machine the
 * load takes its processor time from what it measures.
 */
export const driveSockets = async (order: SocketOrder, calls: Buffer[]): Promise<SocketRates> => {
  const sockets = await Promise.all(Array.from({ length: order.connections }, () => open(order)));
  const latencies: number[] = [];
  let failures = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + order.durationMs;
  const one = async (socket: Socket): Promise<void> => {
    for (let call = calls.pop(); call !== undefined && performance.now() < endsAt; call = calls.pop()) {
      const sentAt = performance.now();
      if (!(await exchange(socket, call))) failures += 1;
      latencies.push(performance.now() - sentAt);
    }
    socket.destroy();
  };
  await Promise.all(sockets.map(one));
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { calls: latencies.length, failures, seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
};

const open = (order: SocketOrder): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: order.host, port: order.port, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });

const LENGTH = /content-length: (\d+)/i;

/** Writes the call and reads one whole reply; answers whether it was a yes. */
const exchange = (socket: Socket, call: Buffer): Promise<boolean> =>
  new Promise((resolve, reject) => {
    let text = '';
    const onText = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0 || text.length < head + 4 + Number(LENGTH.exec(text)?.[1] ?? 0)) return;
      socket.off('data', onText);
      socket.off('close', onEnd);
      resolve(text.startsWith('HTTP/1.1 200'));
    };
    const onEnd = () => reject(new Error('the server hung up'));
    socket.on('data', onText);
    socket.on('close', onEnd);
    socket.write(call);
  });
