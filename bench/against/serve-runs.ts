import { on } from 'node:events';
import { openBenchServer } from '../bench-server.ts';
import { openHttpTarget } from '../http-target.ts';
import { betGrouped, betSingly, openFundedDatabase, warmUp, withCost } from '../wallet/load-wallet.ts';

/** What one revision is asked by the program that compares two: a short run of one load. */
export interface Order {
  readonly run: RunName;
  readonly seconds: number;
}

export interface Rates {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Microseconds of processor time a call, PostgreSQL's and Node's together, where it can be told. */
  readonly processorUs?: number;
}

export type RunName = 'single' | 'grouped' | 'http';

/** The answer to an order; the first one comes without, when all is ready. */
export type Answer = { readonly ready: true } | { readonly rates: Rates };

const answer = (text: Answer): void => void process.send?.(text);

/**
 * Serves the runs of one revision until the asker lets go. This file is laid into the other revision's checkout, so it
 * may use nothing of the bench but what stands there as well.
 */
async function serveRuns(): Promise<void> {
  await using server = await openBenchServer();
  const { url, pid } = server.postgres;
  const database = await openFundedDatabase(url, 'bench');
  await using target = await openHttpTarget(url);
  await warmUp(database);
  const costly = async (play: Parameters<typeof withCost>[1]): Promise<Rates> => {
    const { load, postgresUs, nodeUs } = await withCost(pid, play);
    return { perSecond: load.perSecond, p99Ms: load.p99Ms, processorUs: postgresUs + nodeUs };
  };
  const runs: Record<RunName, (seconds: number) => Promise<Rates>> = {
    single: (seconds) => costly(() => betSingly(database, 'one', seconds)),
    grouped: (seconds) => costly(() => betGrouped(database, seconds)),
    http: async (seconds) => {
      const { calls, seconds: took, p99Ms, failures } = await target.drive(seconds);
      if (failures > 0) throw new Error(`${failures} calls over HTTP were refused`);
      return { perSecond: calls / took, p99Ms };
    },
  };
  // A key of the terminal goes to the asker too, who lets go when it has put everything away.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  const orders = on(process, 'message', { close: ['disconnect'] }) as AsyncIterable<[Order]>;
  answer({ ready: true });
  for await (const [{ run, seconds }] of orders) answer({ rates: await runs[run](seconds) });
  await database.close();
}

if (import.meta.main) await serveRuns();
