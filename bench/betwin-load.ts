import { parentPort, workerData } from 'node:worker_threads';
import { softswiss } from '@hintha/vendor-protocol';
import { driveSockets, type SocketOrder } from './socket-load.ts';

/** More bets than any server here answers in a second. */
const MOST_A_SECOND = 8_000;

/** What a load needs: where to send, whose wallets to play with, and for how long. */
export interface BetwinLoad extends SocketOrder {
  path: string;
  key: string;
  accounts: readonly string[];
  /** One bet and one win, or more bets and a win that gives them back. */
  betsACall: number;
  /** Makes the ids of this run its own. */
  run: string;
}

const writeCalls = (order: BetwinLoad): Buffer[] =>
  Array.from({ length: Math.ceil((order.durationMs / 1000) * MOST_A_SECOND) }, (_, n) =>
    writeCall(order, order.accounts[n % order.accounts.length] ?? '', `${order.run}-${n}`),
  );

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

if (parentPort !== null) {
  const order = workerData as BetwinLoad;
  driveSockets(order, writeCalls(order)).then(
    (rates) => parentPort?.postMessage(rates),
    (error: unknown) => {
      throw error;
    },
  );
}
