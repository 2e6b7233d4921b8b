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
  /** A password that must be changed at the next login; null when there is no such. It never leaves the server. */
  defaultPassword: string | null;
  /** After how many days a password is too old. */
  passwordExpiryDays: number;
  /** The mail server as `smtp://user:password@host:port`; null keeps mails in the house. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Where short messages are posted to; null keeps them in the house. */
  smsUrl: string | null;
  smsToken: string;
  smsSender: string;
  /** The built pages. */
  pages: string;
}

type Environment = Record<string, string | undefined>;

export const readConfig = (env: Environment): Config => ({
  host: text(env, 'HOST', '127.0.0.1'),
  port: readPort(env, 'PORT', 8080),
  databaseUrl: required(env, 'DATABASE_URL'),
  studioUrl: text(env, 'STUDIO_URL', 'http://127.0.0.1:8082'),
  dataDir: text(env, 'DATA_DIR', '.data'),
  demoWorld: readDemoWorld(env.DEMO_WORLD ?? 'small'),
  conformanceKey: text(env, 'CONFORMANCE_KEY', 'hintha-conformance-demo-key'),
  studioKey: text(env, 'STUDIO_KEY', 'hintha-studio-demo-key'),
  logLevel: text(env, 'LOG_LEVEL', 'info'),
  trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').filter((hop) => hop !== ''),
  defaultPassword: filled(env.DEFAULT_PASSWORD),
  passwordExpiryDays: readDays(env, 'PASSWORD_EXPIRY_DAYS', 90),
  smtpUrl: filled(env.SMTP_URL),
  mailFrom: text(env, 'MAIL_FROM', 'Hintha <no-reply@localhost>'),
  smsUrl: filled(env.SMS_URL),
  smsToken: text(env, 'SMS_TOKEN', ''),
  smsSender: text(env, 'SMS_SENDER', 'Hintha'),
  pages: fileURLToPath(new URL('../../web/dist/', import.meta.url)),
});

const text = (env: Environment, name: string, usual: string): string => env[name] ?? usual;

/** What was left empty counts as not set. */
const filled = (value: string | undefined): string | null => value?.trim() || null;

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

const readDays = (env: Environment, name: string, usual: number): number => {
  const text = env[name] ?? String(usual);
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new Stopped(`${name} is ${text}, which is not a number of days from 1 to 99999.`);
  return Number(text);
};

const readDemoWorld = (text: string): DemoWorld => {
  if (text === 'small' || text === 'full' || text === 'none') return text;
  throw new Stopped(`DEMO_WORLD is ${text}; it can be small, full or none.`);
};
