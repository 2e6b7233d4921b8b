import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where to send, how many calls at once and for how long. */
export interface SocketOrder {
  host: string;
  port: number;
  connections: number;
  durationMs: number;
  /**
   * So many calls a second, spread evenly, each timed from when it was due; without it every socket sends its next
   * call as soon as the last one is answered.
   */
  perSecond?: number;
}

export interface SocketRates {
  calls: number;
  failures: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
}

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
  const { perSecond } = order;
  let sent = 0;
  const due = async (): Promise<number> => {
    if (perSecond === undefined) return performance.now();
    const at = startedAt + (sent / perSecond) * 1000;
    sent += 1;
    await sleep(Math.max(0, at - performance.now()));
    return at;
  };
  const one = async (socket: Socket): Promise<void> => {
    for (let call = calls.pop(); call !== undefined && performance.now() < endsAt; call = calls.pop()) {
      const from = await due();
      if (!(await exchange(socket, call))) failures += 1;
      latencies.push(performance.now() - from);
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

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /content-length: (\d+)/i;

/**
 * Writes the call and reads one whole reply; answers whether it was a yes. Of a reply only the head is read: what the
 * load spends on the rest would be counted as the server's.
 */
const exchange = (socket: Socket, call: Buffer): Promise<boolean> =>
  new Promise((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0);
    let missing: number | undefined;
    const onBytes = (chunk: Buffer) => {
      if (missing === undefined) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const length = Number(LENGTH.exec(head.toString('latin1', 0, end))?.[1] ?? 0);
        missing = end + HEAD_END.length + length - head.length;
      } else missing -= chunk.length;
      if (missing > 0) return;
      socket.off('data', onBytes);
      socket.off('close', onEnd);
      resolve(head.toString('latin1', 0, 12) === 'HTTP/1.1 200');
    };
    const onEnd = () => reject(new Error('the server hung up'));
    socket.on('data', onBytes);
    socket.on('close', onEnd);
    socket.write(call);
  });
