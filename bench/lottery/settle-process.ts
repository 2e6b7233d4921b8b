import { openDatabase } from '@hintha/platform';
import { openLottery } from './play-lottery.ts';

export interface SettleOrder {
  readonly url: string;
  readonly numeroId: string;
}

export interface Settled {
  readonly seconds: number;
  readonly mostMb: number;
}

const CONNECTIONS = 8;
const MB = 1_048_576;
const LOOK_MS = 50;

/** Settles a numero as the worker of an installation does, beside the servers that take bets. */
const { url, numeroId }: SettleOrder = JSON.parse(process.argv[2] ?? '');
const db = openDatabase(url, { max: CONNECTIONS, session: { role: 'hintha_app' } });
let mostMb = 0;
const look = setInterval(() => (mostMb = Math.max(mostMb, process.memoryUsage().rss / MB)), LOOK_MS);
const start = performance.now();
await openLottery(db).finish({ id: BigInt(numeroId) });
const settled: Settled = { seconds: (performance.now() - start) / 1_000, mostMb };
clearInterval(look);
await db.close();
process.send?.(settled);
process.disconnect();
