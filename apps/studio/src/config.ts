import { fileURLToPath } from 'node:url';
import { readMetricsAccess, Stopped, type MetricsAccess } from '@hintha/platform';

/** The environment, read once. Addresses have no slash at the end. */
export interface Config {
  host: string;
  port: number;
  /** Signs in as the owner of the tables, which migrations need. */
  databaseUrl: string;
  /** The login that the program works by; null has it made from the owner's. */
  studioDatabaseUrl: string | null;
  /** Where the operator takes wallet calls. */
  walletUrl: string;
  /** The origins whose pages may show a game in a frame. */
  frameOrigins: string[];
  /** Where players reach this program. */
  studioUrl: string;
  /** Shared with the operator; signs the calls both ways. */
  studioKey: string;
  logLevel: string;
  /** Who may read the figures of the program. */
  metricsAccess: MetricsAccess;
  /** The built game client. */
  pages: string;
}

type Environment = Record<string, string | undefined>;

const PORT = 8082;
const OPERATOR_URL = 'http://127.0.0.1:8080';

export const readConfig = (env: Environment): Config => {
  const host = env.HOST ?? '127.0.0.1';
  const port = readPort(env);
  const operator = readUrl(env, 'OPERATOR_URL', OPERATOR_URL);
  return {
    host,
    port,
    databaseUrl: required(env, 'DATABASE_URL'),
    studioDatabaseUrl: env.STUDIO_DATABASE_URL || null,
    walletUrl: `${withoutSlash(operator.href)}/vendor/${encodeURIComponent(env.STUDIO_CODE ?? 'STUDIO')}`,
    frameOrigins: frameOrigins([operator, ...(env.PUBLIC_URL ? [readUrl(env, 'PUBLIC_URL', '')] : [])]),
    studioUrl: withoutSlash(readUrl(env, 'STUDIO_URL', `http://127.0.0.1:${port}`).href),
    studioKey: readKey(env),
    logLevel: env.LOG_LEVEL ?? 'info',
    metricsAccess: readMetricsAccess(env),
    pages: fileURLToPath(new URL('../client/dist/', import.meta.url)),
  };
};

const required = (env: Environment, name: string): string => {
  const value = env[name];
  if (value === undefined || value === '') throw new Stopped(`${name} is not set; npm start sets it.`);
  return value;
};

const DEMO_KEY = 'hintha-studio-demo-key';

/** Everybody can read the key of the demo, so that where real money is played for another one has to be set. */
const readKey = (env: Environment): string => {
  const key = env.STUDIO_KEY ?? DEMO_KEY;
  if (env.NODE_ENV === 'production' && (key === DEMO_KEY || key.trim() === ''))
    throw new Stopped('Refused to start with NODE_ENV=production: STUDIO_KEY must be a key of your own.');
  return key;
};

const readPort = (env: Environment): number => {
  const text = env.STUDIO_PORT ?? String(PORT);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Stopped(`STUDIO_PORT is ${text}, which is not a port number.`);
  return port;
};

const readUrl = (env: Environment, name: string, usual: string): URL => {
  const text = env[name] ?? usual;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Stopped(`${name} is ${text}, which is not a web address.`);
  return url;
};

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

// A player on the machine itself may have typed either name of it, and an origin is compared by its letters.
const LOOPBACK = ['127.0.0.1', 'localhost'];

const frameOrigins = (pages: readonly URL[]): string[] => {
  const origins = pages.flatMap((page) =>
    LOOPBACK.includes(page.hostname)
      ? LOOPBACK.map((name) => Object.assign(new URL(page), { hostname: name }).origin)
      : [page.origin],
  );
  return [...new Set(origins)];
};
