import { openBenchServer } from './bench-server.ts';
import { serverSeconds } from './cpu-time.ts';
import { median, type Figure } from './figure.ts';
import { openHttpTarget, type HttpTarget } from './http-target.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** Neither does anything of its own; the second asks who calls. */
const BARE = '/wps/system/country';
const GUARDED = '/wps/v2/wallets/merchant';

interface Cost {
  readonly serverUs: number;
  readonly postgresUs: number;
  readonly failures: number;
}

/** What it costs to know the caller, a thousand callers in turn, beside a route that does not ask. */
export async function* measure(): AsyncGenerator<Figure> {
  await using bench = await openBenchServer();
  const { url, pid } = bench.postgres;
  await using target = await openHttpTarget(url);
  const costOf = (path: string) => weigh(target, pid, path);
  await costOf(BARE);
  await costOf(GUARDED);
  const rounds: { bare: Cost; guarded: Cost }[] = [];
  while (rounds.length < ROUNDS) rounds.push({ bare: await costOf(BARE), guarded: await costOf(GUARDED) });
  const middle = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  yield { name: 'a bare call, server', value: middle(({ bare }) => bare.serverUs), unit: 'us' };
  yield {
    name: 'a call with a session, server',
    value: middle(({ guarded }) => guarded.serverUs),
    unit: 'us',
  };
  yield {
    name: 'the session check, server',
    value: middle(({ bare, guarded }) => guarded.serverUs - bare.serverUs),
    unit: 'us',
    bound: { atMost: 40 },
  };
  const inDatabase = middle(({ bare, guarded }) => guarded.postgresUs - bare.postgresUs);
  yield { name: 'the session check, PostgreSQL', value: inDatabase, unit: 'us' };
  const refused = middle(({ bare, guarded }) => bare.failures + guarded.failures);
  yield { name: 'calls refused', value: refused, unit: '', bound: { atMost: 0 } };
}

const weigh = async (target: HttpTarget, postgresPid: number, path: string): Promise<Cost> => {
  const [server, postgres] = [target.cpuSeconds(), serverSeconds(postgresPid)];
  const { calls, failures } = await target.read(path, SECONDS);
  const millions = calls / 1e6;
  return {
    serverUs: (target.cpuSeconds() - server) / millions,
    postgresUs: (serverSeconds(postgresPid) - postgres) / millions,
    failures,
  };
};
