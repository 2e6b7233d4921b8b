import { STREAMS } from '@hintha/contract/first-paths';
import { connect, type Socket } from 'node:net';

export interface ListenOrder {
  readonly port: number;
  readonly listeners: number;
  readonly eventsEach: number;
  readonly events: readonly string[];
}

export interface Heard {
  readonly changes: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly lost: number;
}

const AT_ONCE = 50;
const AROUND = 10_000;
/** The first price of a market, of which four places are the instant at which it was sent. */
const STAMP = /"prices":\["2\.(\d{4})"/g;

const { port, listeners, eventsEach, events }: ListenOrder = JSON.parse(process.argv[2] ?? '');
const latencies: number[] = [];
let lost = 0;
let isCounting = false;

/** Reads how old each change is that comes. Of the bytes no more is looked at: the load takes its time from the server. */
const onBytes = (chunk: Buffer): void => {
  if (!isCounting) return;
  const now = Date.now() % AROUND;
  for (const [, stamp] of chunk.toString('latin1').matchAll(STAMP))
    latencies.push((now - Number(stamp) + AROUND) % AROUND);
};

const open = (n: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const own = Array.from({ length: eventsEach }, (_, k) => events[(n * eventsEach + k) % events.length]);
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => {
      const path = `${STREAMS.sports}?events=${[...new Set(own)].join(',')}`;
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
    });
    socket.once('data', () => resolve(socket));
    socket.on('data', onBytes);
    socket.once('error', reject);
    socket.once('close', () => (lost += 1));
  });

const sockets: Socket[] = [];
while (sockets.length < listeners)
  sockets.push(
    ...(await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, listeners - sockets.length) }, (_, n) =>
        open(sockets.length + n),
      ),
    )),
  );
isCounting = true;
process.send?.({ changes: 0, p50Ms: 0, p99Ms: 0, lost: 0 } satisfies Heard);
process.once('message', () => {
  isCounting = false;
  const sorted = Float64Array.from(latencies).toSorted();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const heard: Heard = { changes: latencies.length, p50Ms: at(0.5), p99Ms: at(0.99), lost };
  process.send?.(heard, () => {
    for (const socket of sockets) socket.destroy();
    process.disconnect();
  });
});
