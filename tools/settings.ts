import { join, resolve } from 'node:path';
import { Halt } from './halt.ts';

/** The root of the repository. */
export const ROOT = resolve(import.meta.dirname, '..');

/** What Node has compiled once, for the next start: it spares more than a third of the time until a program answers. */
export const COMPILE_CACHE: string = join(ROOT, 'node_modules/.cache/compiled');

const DEMO_WORLDS = ['small', 'full', 'none'] as const;
type DemoWorld = (typeof DEMO_WORLDS)[number];

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly studioPort: number;
  readonly cashierPort: number;
  readonly consolePort: number;
  readonly feedPort: number;
  /** An absolute path. */
  readonly dataDir: string;
  /** A PostgreSQL of one's own, in place of the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly demoWorld: DemoWorld;
  /** Whether real money is played for; cashier and feed, which stand for providers, then stay away. */
  readonly production: boolean;
  readonly operatorUrl: string;
  readonly studioUrl: string;
  readonly cashierUrl: string;
  readonly consoleUrl: string;
}

const MOST_PORT = 65_535;
const FEED_ASIDE = 4;
const CASHIER_ASIDE = 6;
const CONSOLE_ASIDE = 8;

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(env: Environment, name: string, usual: number): number {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > MOST_PORT) {
    throw new Halt(`${name} must be a port between 1 and 65535, not "${text}".`);
  }
  return port;
}

/** A little beside the site's own port, so that two sites on one machine do not meet there. */
function aside(port: number, by: number): number {
  return port + by > MOST_PORT ? port - by : port + by;
}

/** The first port so far beside the site's own that nothing else has. */
function freeAside(port: number, by: number, taken: readonly number[]): number {
  const found = aside(port, by);
  return taken.includes(found) ? freeAside(port, by + 1, taken) : found;
}

function refuseSame(ports: Readonly<Record<string, number>>): void {
  for (const [name, port] of Object.entries(ports)) {
    const other = Object.keys(ports).find((one) => one !== name && ports[one] === port);
    if (other) throw new Halt(`${name} and ${other} are both ${port}: give them different ports.`);
  }
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
  const cashierPort = readPort(env, 'CASHIER_PORT', aside(port, CASHIER_ASIDE));
  const consolePort = readPort(env, 'CONSOLE_PORT', aside(port, CONSOLE_ASIDE));
  const feedPort = readPort(
    env,
    'FEED_PORT',
    freeAside(port, FEED_ASIDE, [studioPort, cashierPort, consolePort]),
  );
  refuseSame({
    PORT: port,
    STUDIO_PORT: studioPort,
    CASHIER_PORT: cashierPort,
    CONSOLE_PORT: consolePort,
    FEED_PORT: feedPort,
  });
  return {
    host,
    port,
    studioPort,
    cashierPort,
    consolePort,
    feedPort,
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    demoWorld: readDemoWorld(env),
    production: env.NODE_ENV === 'production',
    operatorUrl: env.OPERATOR_URL || urlOf(host, port),
    studioUrl: env.STUDIO_URL || urlOf(host, studioPort),
    cashierUrl: env.CASHIER_URL || urlOf(host, cashierPort),
    consoleUrl: urlOf(host, consolePort),
  };
}
