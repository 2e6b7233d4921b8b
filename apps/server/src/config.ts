import { fileURLToPath } from 'node:url';
import { Stopped } from '@hintha/platform';

export type DemoWorld = 'small' | 'full' | 'none';

/** The environment, read once. */
export interface Config {
  host: string;
  port: number;
  databaseUrl: string;
  studioUrl: string;
  dataDir: string;
  demoWorld: DemoWorld;
  conformanceKey: string;
  studioKey: string;
  logLevel: string;
  trustedProxies: string[];
  /** The built pages. */
  pages: string;
}

type Environment = Record<string, string | undefined>;

export const readConfig = (env: Environment): Config => ({
  host: env.HOST ?? '127.0.0.1',
  port: readPort(env, 'PORT', 8080),
  databaseUrl: required(env, 'DATABASE_URL'),
  studioUrl: env.STUDIO_URL ?? 'http://127.0.0.1:8082',
  dataDir: env.DATA_DIR ?? '.data',
  demoWorld: readDemoWorld(env.DEMO_WORLD ?? 'small'),
  conformanceKey: env.CONFORMANCE_KEY ?? 'hintha-conformance-demo-key',
  studioKey: env.STUDIO_KEY ?? 'hintha-studio-demo-key',
  logLevel: env.LOG_LEVEL ?? 'info',
  trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').filter((hop) => hop !== ''),
  pages: fileURLToPath(new URL('../../web/dist/', import.meta.url)),
});

const required = (env: Environment, name: string): string => {
  const value = env[name];
  if (value === undefined || value === '') throw new Stopped(`${name} is not set; npm start sets it.`);
  return value;
};

const readPort = (env: Environment, name: string, usual: number): number => {
  const text = env[name] ?? String(usual);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Stopped(`${name} is ${text}, which is not a port number.`);
  return port;
};

const readDemoWorld = (text: string): DemoWorld => {
  if (text === 'small' || text === 'full' || text === 'none') return text;
  throw new Stopped(`DEMO_WORLD is ${text}; it can be small, full or none.`);
};
