import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { softswiss } from '@hintha/vendor-protocol';

/** What a load needs: where to send, whose wallets to play with, and for how long. */
export interface BetwinLoad {
  host: string;
  port: number;
  path: string;
  key: string;
  accounts: readonly string[];
  connections: number;
  durationMs: number;
  /** One bet and one win, or more bets and a win that gives them back. */
  betsACall: number;
  /** Makes the ids of this run its own. */
  run: string;
}

export interface BetwinRates {
  calls: number;
  failures: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
}

/** More than any server here answers in a second. */
const MOST_A_SECOND = 8_000;

/**
 * Sends signed bets with a win over raw sockets, one call at a time each. All calls are written and signed before
 * the clock starts: on this machine the load takes its processor time from what it measures.
 */
const load = async (order: BetwinLoad): Promise<BetwinRates> => {
  const calls = writeCalls(order);
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

const writeCalls = (order: BetwinLoad): Buffer[] =>
  Array.from({ length: Math.ceil((order.durationMs / 1000) * MOST_A_SECOND) }, (_, n) =>
    writeCall(order, order.accounts[n % order.accounts.length] ?? '', `${order.run}-${n}`),
  );

const open = (order: BetwinLoad): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: order.host, port: order.port, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });

const writeCall = (order: BetwinLoad, account: string, id: string): Buffer => {
  const bets = Array.from({ length: order.betsACall }, (_, n) => ({
    id_provider: `${id}-b${n}`,
    type: 'bet',
    amount: '1.00',
  }));
  const body = JSON.stringify({
    account_id: account,
    currency: 'MMK',
    game_id: 'bench',
    round_id: id,
    finished: true,
    transactions: [...bets, { id_provider: `${id}-w`, type: 'win', amount: `${order.betsACall}.00` }],
  });
  const head = [
    `POST ${order.path} HTTP/1.1`,
    `host: ${order.host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `${softswiss.SIGNATURE_HEADER}: ${softswiss.signBody(body, order.key)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
};

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

if (parentPort !== null) {
  const order = workerData as BetwinLoad;
  load(order).then(
    (rates) => parentPort?.postMessage(rates),
    (error: unknown) => {
      throw error;
    },
  );
}
