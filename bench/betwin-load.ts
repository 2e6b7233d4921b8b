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

/** Sends signed bets with a win over raw sockets, one call at a time each: the client must cost next to nothing. */
const load = async (order: BetwinLoad): Promise<BetwinRates> => {
  const latencies: number[] = [];
  let failures = 0;
  const endsAt = performance.now() + order.durationMs;
  const one = async (index: number): Promise<void> => {
    const socket = await open(order);
    const account = order.accounts[index % order.accounts.length] ?? '';
    for (let n = 0; performance.now() < endsAt; n += 1) {
      const startedAt = performance.now();
      const status = await exchange(socket, request(order, account, `${order.run}-${index}-${n}`));
      latencies.push(performance.now() - startedAt);
      if (status !== 200) failures += 1;
    }
    socket.destroy();
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: order.connections }, (_, index) => one(index)));
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { calls: latencies.length, failures, seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
};

const open = (order: BetwinLoad): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: order.host, port: order.port, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });

const request = (order: BetwinLoad, account: string, id: string): string => {
  const body = JSON.stringify({
    account_id: account,
    currency: 'MMK',
    game_id: 'bench',
    round_id: id,
    finished: true,
    transactions: [
      ...Array.from({ length: order.betsACall }, (_, n) => ({
        id_provider: `${id}-b${n}`,
        type: 'bet',
        amount: '1.00',
      })),
      { id_provider: `${id}-w`, type: 'win', amount: `${order.betsACall}.00` },
    ],
  });
  return [
    `POST ${order.path} HTTP/1.1`,
    `host: ${order.host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `${softswiss.SIGNATURE_HEADER}: ${softswiss.signBody(body, order.key)}`,
    '',
    body,
  ].join('\r\n');
};

const LENGTH = /content-length: (\d+)/i;

/** Writes the call and reads one whole reply; answers its status. */
const exchange = (socket: Socket, call: string): Promise<number> =>
  new Promise((resolve, reject) => {
    let text = '';
    const onText = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(LENGTH.exec(text)?.[1] ?? 0);
      if (text.length < head + 4 + length) return;
      done();
      resolve(Number(text.slice(9, 12)));
    };
    const onEnd = () => {
      done();
      reject(new Error('the server hung up'));
    };
    const done = () => {
      socket.off('data', onText);
      socket.off('close', onEnd);
    };
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
