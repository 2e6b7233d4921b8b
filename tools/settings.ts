import { resolve } from 'node:path';
import { Halt } from './halt.ts';

/** The root of the repository. */
export const ROOT = resolve(import.meta.dirname, '..');

const DEMO_WORLDS = ['small', 'full', 'none'] as const;
type DemoWorld = (typeof DEMO_WORLDS)[number];

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly studioPort: number;
  /** An absolute path. */
  readonly dataDir: string;
  /** A PostgreSQL of one's own, in place of the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly demoWorld: DemoWorld;
  readonly operatorUrl: string;
  readonly studioUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(env: Environment, name: string, usual: number): number {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Halt(`${name} must be a port between 1 and 65535, not "${text}".`);
  }
  return port;
}

function readDemoWorld(env: Environment): DemoWorld {
  const text = env.DEMO_WORLD || 'small';
  const found = DEMO_WORLDS.find((world) => world === text);
  if (!found) throw new Halt(`DEMO_WORLD must be one of ${DEMO_WORLDS.join(', ')}, not "${text}".`);
  return found;
}

/** Where something that listens on `host` is reached from this machine. */
export function urlOf(host: string, port: number): string {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

/** Reads the environment once; a value that cannot be is refused in a sentence that names it. */
export function readSettings(env: Environment): Settings {
  const host = env.HOST || '127.0.0.1';
  const port = readPort(env, 'PORT', 8080);
  const studioPort = readPort(env, 'STUDIO_PORT', 8082);
  if (port === studioPort)
    throw new Halt(`PORT and STUDIO_PORT are both ${port}: give them different ports.`);
  return {
    host,
    port,
    studioPort,
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    demoWorld: readDemoWorld(env),
    operatorUrl: env.OPERATOR_URL || urlOf(host, port),
    studioUrl: env.STUDIO_URL || urlOf(host, studioPort),
  };
}
