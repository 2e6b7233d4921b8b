import { join } from 'node:path';
import { readSettings, type Settings } from '../tools/settings.ts';
import type { ChildPlan } from '../tools/start/children.ts';
import { cashierPlan, payingServerPlan, serverPlan, studioPlan } from '../tools/start/plans.ts';
import type { Ports } from './world-template.ts';

/** The worker is a second server on the same database: it runs the jobs, and the first one then only answers calls. */
export type Program = 'server' | 'worker' | 'studio' | 'cashier';

export interface WorldSettings extends Settings {
  /** Those of the worker; undefined where one server does everything. */
  readonly worker: Settings | undefined;
}

/** Long enough for a call to come in between the word to stop and the end. */
const DRAIN_SECONDS = '1';

export function readWorldSettings(
  ports: Omit<Ports, 'postgres'>,
  env: Readonly<Record<string, string>>,
  { worker }: { readonly worker: boolean },
): WorldSettings {
  const { WORKER_PORT: PORT, WORKER_CONSOLE_PORT: CONSOLE_PORT, ...rest } = ports;
  return {
    ...readSettings({ ...rest, ...env }),
    worker: worker ? readSettings({ ...rest, PORT, CONSOLE_PORT, ...env }) : undefined,
  };
}

/** Where calls of the site and of vendors are answered. */
export const operatorUrlsOf = ({ operatorUrl, worker }: WorldSettings): readonly [string, ...string[]] =>
  worker === undefined ? [operatorUrl] : [operatorUrl, worker.operatorUrl];

/** As `npm start` runs it. */
export function planProgram(program: Program, settings: WorldSettings, databaseUrl: string): ChildPlan {
  if (program === 'studio') return studioPlan(settings, databaseUrl);
  if (program === 'cashier') return cashierPlan(settings, databaseUrl);
  const { worker } = settings;
  if (worker === undefined) return serverPlan(settings, databaseUrl);
  const isWorker = program === 'worker';
  const plan = payingServerPlan(isWorker ? worker : settings, databaseUrl);
  return {
    ...plan,
    name: program,
    logFile: join(settings.dataDir, 'logs', `${program}.log`),
    env: { ...plan.env, DRAIN_SECONDS, JOBS: isWorker ? '1' : '0', PUBLIC_URL: settings.operatorUrl },
  };
}
