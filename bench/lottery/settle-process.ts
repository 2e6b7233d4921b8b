import { openDatabase } from '@hintha/platform';
import { setTimeout as sleep } from 'node:timers/promises';
import { type NamedNumero, openLottery } from './play-lottery.ts';

export interface SettleOrder {
  readonly url: string;
  readonly numeroId: string;
  /** What members bet on meanwhile. */
  readonly other: NamedNumero;
}

export interface Settled {
  readonly seconds: number;
  readonly mostMb: number;
  readonly p99Ms: number;
}

const CONNECTIONS = 16;
/** Who bets on another game while a numero is settled, each so often. */
const OTHERS = 4;
const EVERY_MS = 40;
/** Members who have no bet in the numero, as most of those who play something else. */
const FIRST_OTHER = 50_000;
const WARM_UP = 200;
const MB = 1_048_576;
const LOOK_MS = 50;

const { url, numeroId, other }: SettleOrder = JSON.parse(process.argv[2] ?? '');
const db = openDatabase(url, { max: CONNECTIONS, session: { role: 'hintha_app' } });
const lottery = openLottery(db);
for (let n = 0; n < WARM_UP; n += 1) await lottery.place(other, n, 1);

let mostMb = 0;
const look = setInterval(() => (mostMb = Math.max(mostMb, process.memoryUsage().rss / MB)), LOOK_MS);
const over = new AbortController();
const times: number[] = [];
/** A bet that is due while the one before is not answered waits for it, which counts as its own time. */
const bet = async (caller: number) => {
  for (let n = 0; !over.signal.aborted; n += 1) {
    const due = start + (n + caller / OTHERS) * EVERY_MS;
    await sleep(Math.max(0, due - performance.now()));
    await lottery.place(other, FIRST_OTHER + caller + n * OTHERS, 1);
    times.push(performance.now() - due);
  }
};
const start = performance.now();
const others = Promise.all(Array.from({ length: OTHERS }, (_, caller) => bet(caller)));
await lottery.finish({ id: BigInt(numeroId) });
const seconds = (performance.now() - start) / 1_000;
over.abort();
await others;
clearInterval(look);
await db.close();
const p99Ms = times.toSorted((one, another) => one - another)[Math.floor((times.length - 1) * 0.99)];
const settled: Settled = { seconds, mostMb, p99Ms: p99Ms ?? Number.NaN };
process.send?.(settled);
process.disconnect();
