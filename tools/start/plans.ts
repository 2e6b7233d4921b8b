import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type Settings, urlOf } from '../settings.ts';
import type { ChildPlan } from './children.ts';

/** The environment that both programs are started with. */
function environmentFor(settings: Settings, databaseUrl: string): Record<string, string> {
  return {
    HOST: settings.host,
    PORT: String(settings.port),
    STUDIO_PORT: String(settings.studioPort),
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    DEMO_WORLD: settings.demoWorld,
    OPERATOR_URL: settings.operatorUrl,
    STUDIO_URL: settings.studioUrl,
  };
}

function plan(name: 'server' | 'studio', settings: Settings, databaseUrl: string): ChildPlan {
  const port = name === 'server' ? settings.port : settings.studioPort;
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

export function studioPlan(settings: Settings, databaseUrl: string): ChildPlan {
  return plan('studio', settings, databaseUrl);
}

/** Puts the log of the last run aside, so that a log holds one run and a crash can still be read after it. */
export function turnLogOver(plan: ChildPlan): void {
  if (existsSync(plan.logFile)) renameSync(plan.logFile, plan.logFile.replace(/\.log$/, '.previous.log'));
}
