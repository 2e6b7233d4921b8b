import { openBenchServer } from '../bench-server.ts';
import { measureEnumeration } from './enumeration.ts';
import { serverSeconds } from '../cpu-time.ts';
import { median, type Figure } from '../figure.ts';
import { openHttpTarget } from '../http-target.ts';
import { measureFlood } from './login-flood.ts';
import { openTwins, type Twins } from './twins.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

const BARE = '/bare';
const GUARDED = '/guarded';

interface Cost {
  readonly serverUs: number;
  readonly postgresUs: number;
  readonly failures: number;
}

/** What it costs to know the caller, a thousand callers in turn, beside a call that is the same but does not ask. */
export async function* measure(): AsyncGenerator<Figure> {
  await using bench = await openBenchServer();
  const { url, pid } = bench.postgres;
  await using target = await openHttpTarget(url);
  await using twins = await openTwins(target.databaseUrl);
  const costOf = (path: typeof BARE | typeof GUARDED) => weigh(twins, pid, path);
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
  yield* measureEnumeration(target);
  yield* measureFlood(target);
}

const weigh = async (
  twins: Twins,
  postgresPid: number,
  path: typeof BARE | typeof GUARDED,
): Promise<Cost> => {
  const [server, postgres] = [twins.cpuSeconds(), serverSeconds(postgresPid)];
  const { calls, failures } = await twins.read(path, SECONDS);
  const millions = calls / 1e6;
  return {
    serverUs: (twins.cpuSeconds() - server) / millions,
    postgresUs: (serverSeconds(postgresPid) - postgres) / millions,
    failures,
  };
};
