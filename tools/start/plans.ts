import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILE_CACHE, ROOT, type Settings, urlOf } from '../settings.ts';
import type { ChildPlan } from './children.ts';

/** The environment that every program is started with. */
function environmentFor(settings: Settings, databaseUrl: string): Record<string, string> {
  return {
    HOST: settings.host,
    PORT: String(settings.port),
    STUDIO_PORT: String(settings.studioPort),
    CASHIER_PORT: String(settings.cashierPort),
    CONSOLE_PORT: String(settings.consolePort),
    FEED_PORT: String(settings.feedPort),
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    DEMO_WORLD: settings.demoWorld,
    OPERATOR_URL: settings.operatorUrl,
    STUDIO_URL: settings.studioUrl,
    ...(settings.production ? {} : { CASHIER_URL: settings.cashierUrl }),
    NODE_COMPILE_CACHE: COMPILE_CACHE,
  };
}

function plan(
  name: 'server' | 'studio' | 'cashier' | 'feed',
  settings: Settings,
  databaseUrl: string,
): ChildPlan {
  const { port: server, studioPort: studio, cashierPort: cashier, feedPort: feed } = settings;
  const port = { server, studio, cashier, feed }[name];
  return {
    name,
    script: join(ROOT, 'apps', name, 'src/main.ts'),
    env: environmentFor(settings, databaseUrl),
    logFile: join(settings.dataDir, 'logs', `${name}.log`),
    healthUrl: `${urlOf(settings.host, port)}/healthz`,
  };
}

export function serverPlan(settings: Settings, databaseUrl: string): ChildPlan {
  return plan('server', settings, databaseUrl);
}

/** The server beside a cashier, which pays out what it lets go; an address that was said otherwise stays. */
export function payingServerPlan(settings: Settings, databaseUrl: string): ChildPlan {
  const { env, ...rest } = serverPlan(settings, databaseUrl);
  if (settings.production) return { ...rest, env };
  return { ...rest, env: { ...env, PAYOUT_URL: process.env.PAYOUT_URL ?? settings.cashierUrl } };
}

export function studioPlan(settings: Settings, databaseUrl: string): ChildPlan {
  return plan('studio', settings, databaseUrl);
}

export function cashierPlan(settings: Settings, databaseUrl: string): ChildPlan {
  return plan('cashier', settings, databaseUrl);
}

export function feedPlan(settings: Settings, databaseUrl: string): ChildPlan {
  return plan('feed', settings, databaseUrl);
}

/** Puts the log of the last run aside, so that a log holds one run and a crash can still be read after it. */
export function turnLogOver(plan: ChildPlan): void {
  if (existsSync(plan.logFile)) renameSync(plan.logFile, plan.logFile.replace(/\.log$/, '.previous.log'));
}
