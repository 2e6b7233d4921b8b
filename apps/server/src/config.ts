import { fileURLToPath } from 'node:url';
import { readMetricsAccess, Stopped, type MetricsAccess } from '@hintha/platform';
import { assertFitForProduction, LEAST_PASSWORD_MEMORY_KIB } from './production.ts';

export type DemoWorld = 'small' | 'full' | 'none';

/** The environment, read once. */
export interface Config {
  host: string;
  port: number;
  /** Where the staff's console is served. */
  consolePort: number;
  /** The address players know the site by, without a slash at its end; links in notifications begin with it. */
  publicUrl: string;
  /** Signs in as the owner of the tables, which migrations need. */
  databaseUrl: string;
  /** The login that the program works by; null has it made from the owner's. */
  serverDatabaseUrl: string | null;
  studioUrl: string;
  dataDir: string;
  /** Whether real money is played for: nothing of a demo is let in. */
  production: boolean;
  demoWorld: DemoWorld;
  /** Whether the agent of the demo world gets a team with a past. */
  demoTeam: boolean;
  conformanceKey: string;
  studioKey: string;
  /** What the secrets of authenticators are sealed under; another key makes those that are stored useless. */
  factorKey: string;
  logLevel: string;
  /** Who may read the figures of the program. */
  metricsAccess: MetricsAccess;
  trustedProxies: string[];
  /** The header in which a trusted proxy names the caller's country; null when none does. */
  countryHeader: string | null;
  /** A password that must be changed at the next login; null when there is no such. It never leaves the server. */
  defaultPassword: string | null;
  /** After how many days a password is too old. */
  passwordExpiryDays: number;
  /** What hashing a password takes of the memory, in KiB; its time grows with it. */
  passwordMemoryKib: number;
  /** The mail server as `smtp://user:password@host:port`; null keeps mails on the server. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Where short messages are posted to; null keeps them on the server. */
  smsUrl: string | null;
  smsToken: string;
  smsSender: string;
  /** How many codes go out by short message within a day, of UTC; null for as many as are asked for. */
  smsDailyQuota: number | null;
  /** The countries whose phones get codes, as two letters. */
  smsCountries: string[];
  /** What messages to browsers are signed with; null when the site sends none. */
  vapid: VapidSettings | null;
  /** Whether calls that carry a password must come encrypted. */
  requireEncryption: boolean;
  /** The outside provider that verifies phones in place of our own codes; null when there is none. */
  phoneProvider: PhoneProviderSettings | null;
  /** The local payment provider, which stands for a gateway in the demo world; without a slash at its end. */
  cashierUrl: string;
  cashierKey: string;
  /** What feeds of fixtures, prices and results sign with; null when there is none. */
  feedKey: string | null;
  /** Where payouts are asked for; null when people pay them. */
  payoutUrl: string | null;
  /** What the calls to it are signed with. */
  payoutKey: string;
  /** Whether this process runs jobs and keeps its watches, or only answers calls. */
  jobs: boolean;
  /** How long the server goes on answering after it was told to stop, while /readyz already says no. */
  drainMs: number;
  /** The built pages. */
  pages: string;
  /** The built pages of the staff's console. */
  consolePages: string;
}

export interface VapidSettings {
  publicKey: string;
  privateKey: string;
  /** Whom a push service writes to when something is wrong. */
  subject: string;
}

export interface PhoneProviderSettings {
  /** The provider's page, which gives a player the token of a verified phone. */
  url: string;
  /** Where the provider publishes the keys that its tokens are signed with. */
  keysUrl: string;
  issuer: string;
  audience: string;
}

const SECOND_MS = 1000;
const MOST_PORT = 65_535;
const CONSOLE_ABOVE = 8;

const DAYS = { least: 1, most: 99_999, unit: 'days' };
const SECONDS = { least: 0, most: 999, unit: 'seconds' };
const MESSAGES = { least: 0, most: 999_999_999, unit: 'messages' };
/** Argon2 does with no less. */
const MEMORY = { least: 8, most: 9_999_999, unit: 'KiB' };

type Environment = Record<string, string | undefined>;

/** Refuses values that cannot be, and in production those of a demo. */
export const readConfig = (env: Environment): Config => {
  assertFitForProduction(env);
  return readValues(env);
};

const readValues = (env: Environment): Config => ({
  host: text(env, 'HOST', '127.0.0.1'),
  port: readPort(env, 'PORT', 8080),
  consolePort: readConsolePort(env),
  publicUrl: readPublicUrl(env),
  databaseUrl: required(env, 'DATABASE_URL'),
  serverDatabaseUrl: filled(env.SERVER_DATABASE_URL),
  studioUrl: text(env, 'STUDIO_URL', 'http://127.0.0.1:8082'),
  dataDir: text(env, 'DATA_DIR', '.data'),
  production: env.NODE_ENV === 'production',
  demoWorld: readDemoWorld(env.DEMO_WORLD ?? 'small'),
  demoTeam: env.DEMO_TEAM !== 'none',
  conformanceKey: text(env, 'CONFORMANCE_KEY', 'hintha-conformance-demo-key'),
  studioKey: text(env, 'STUDIO_KEY', 'hintha-studio-demo-key'),
  factorKey: text(env, 'FACTOR_KEY', 'hintha-factor-demo-key'),
  logLevel: text(env, 'LOG_LEVEL', 'info'),
  metricsAccess: readMetricsAccess(env),
  trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').filter((hop) => hop !== ''),
  countryHeader: filled(env.COUNTRY_HEADER)?.toLowerCase() ?? null,
  defaultPassword: filled(env.DEFAULT_PASSWORD),
  passwordExpiryDays: readNumber(env, 'PASSWORD_EXPIRY_DAYS', 90, DAYS),
  passwordMemoryKib: readNumber(env, 'PASSWORD_MEMORY_KIB', LEAST_PASSWORD_MEMORY_KIB, MEMORY),
  smtpUrl: filled(env.SMTP_URL),
  mailFrom: text(env, 'MAIL_FROM', 'Hintha <no-reply@localhost>'),
  smsUrl: filled(env.SMS_URL),
  smsToken: text(env, 'SMS_TOKEN', ''),
  smsSender: text(env, 'SMS_SENDER', 'Hintha'),
  smsDailyQuota: readQuota(env, 'SMS_DAILY_QUOTA'),
  smsCountries: readCountries(env, 'SMS_COUNTRIES', 'MM,TH,MY,SG,KH,LA,VN,ID,PH'),
  vapid: readVapid(env),
  requireEncryption: readSwitch(env, 'REQUIRE_ENCRYPTION', env.NODE_ENV === 'production'),
  phoneProvider: readPhoneProvider(env),
  cashierUrl: text(env, 'CASHIER_URL', 'http://127.0.0.1:8086').replace(/\/+$/, ''),
  cashierKey: text(env, 'CASHIER_KEY', 'hintha-cashier-demo-key'),
  feedKey: filled(env.FEED_KEY) ?? (env.NODE_ENV === 'production' ? null : 'hintha-feed-demo-key'),
  payoutUrl: filled(env.PAYOUT_URL)?.replace(/\/+$/, '') ?? null,
  payoutKey: text(env, 'PAYOUT_KEY', text(env, 'CASHIER_KEY', 'hintha-cashier-demo-key')),
  jobs: readSwitch(env, 'JOBS', true),
  drainMs: readNumber(env, 'DRAIN_SECONDS', 0, SECONDS) * SECOND_MS,
  pages: fileURLToPath(new URL('../../web/dist/', import.meta.url)),
  consolePages: fileURLToPath(new URL('../../console/dist/', import.meta.url)),
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
  if (!/^\d+$/.test(text) || port > MOST_PORT)
    throw new Stopped(`${name} is ${text}, which is not a port number.`);
  return port;
};

/** A little above the site's own, so that two sites on one machine do not meet there. */
const readConsolePort = (env: Environment): number => {
  const port = readPort(env, 'PORT', 8080);
  return readPort(
    env,
    'CONSOLE_PORT',
    port === 0 || port > MOST_PORT - CONSOLE_ABOVE ? 0 : port + CONSOLE_ABOVE,
  );
};

const readPublicUrl = (env: Environment): string => {
  const text = filled(env.PUBLIC_URL) ?? `http://127.0.0.1:${readPort(env, 'PORT', 8080)}`;
  const parsed = URL.parse(text);
  const isSite = parsed !== null && ['http:', 'https:'].includes(parsed.protocol) && parsed.search === '';
  if (!isSite || parsed.hash !== '')
    throw new Stopped(`PUBLIC_URL is ${text}, which is not an address of a site.`);
  return parsed.href.replace(/\/+$/, '');
};

const readSwitch = (env: Environment, name: string, usual: boolean): boolean => {
  const text = filled(env[name]) ?? (usual ? '1' : '0');
  if (text !== '0' && text !== '1') throw new Stopped(`${name} is ${text}; it can be 0 or 1.`);
  return text === '1';
};

const isWebAddress = (text: string): boolean => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');

const readPhoneProvider = (env: Environment): PhoneProviderSettings | null => {
  const url = filled(env.PHONE_PROVIDER_URL);
  if (url === null) return null;
  const keysUrl = filled(env.PHONE_PROVIDER_KEYS) ?? `${url.replace(/\/+$/, '')}/.well-known/jwks.json`;
  if (!isWebAddress(url)) throw new Stopped(`PHONE_PROVIDER_URL is ${url}, which is not an address.`);
  if (!isWebAddress(keysUrl))
    throw new Stopped(`PHONE_PROVIDER_KEYS is ${keysUrl}, which is not an address.`);
  const issuer = filled(env.PHONE_PROVIDER_ISSUER) ?? url;
  return { url, keysUrl, issuer, audience: text(env, 'PHONE_PROVIDER_AUDIENCE', 'hintha') };
};

const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

const readVapid = (env: Environment): VapidSettings | null => {
  const given = VAPID.flatMap((name) => filled(env[name]) ?? []);
  if (given.length === 0) return null;
  const [publicKey, privateKey, subject] = given;
  if (publicKey === undefined || privateKey === undefined || subject === undefined)
    throw new Stopped(`${VAPID.join(', ')} are set together or not at all.`);
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey))
    throw new Stopped('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair of npm run operator -- push-keys.');
  if (!/^(mailto:|https:\/\/)./.test(subject))
    throw new Stopped(`VAPID_SUBJECT is ${subject}; it begins with mailto: or https://.`);
  return { publicKey, privateKey, subject };
};

const readNumber = (env: Environment, name: string, usual: number, range: typeof DAYS): number => {
  const text = filled(env[name]) ?? String(usual);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  const { least, most, unit } = range;
  if (value >= least && value <= most) return value;
  throw new Stopped(`${name} is ${text}, which is not a number of ${unit} from ${least} to ${most}.`);
};

const readQuota = (env: Environment, name: string): number | null =>
  filled(env[name]) === null ? null : readNumber(env, name, 0, MESSAGES);

const readCountries = (env: Environment, name: string, usual: string): string[] => {
  const text = filled(env[name]) ?? usual;
  const countries = text.split(',').map((country) => country.trim().toUpperCase());
  if (!countries.every((country) => /^[A-Z]{2}$/.test(country)))
    throw new Stopped(`${name} is ${text}, which is not a list of countries such as MM,TH.`);
  return countries;
};

const readDemoWorld = (text: string): DemoWorld => {
  if (text === 'small' || text === 'full' || text === 'none') return text;
  throw new Stopped(`DEMO_WORLD is ${text}; it can be small, full or none.`);
};
