import { readMetricsAccess, Stopped, type MetricsAccess } from '@hintha/platform';

/** The environment, read once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where payers reach this program, without a slash at its end. */
  readonly cashierUrl: string;
  /** Where the operator hears what came into its accounts, without a slash at its end. */
  readonly operatorUrl: string;
  /** Shared with the operator; signs the calls both ways. */
  readonly key: string;
  /** How long a webhook that is made to come late stays away. */
  readonly lateMs: number;
  /** How long the first repetition of a webhook that was not taken waits; each further one waits twice as long. */
  readonly retryMs: number;
  /** How long a transfer of coins stands between two words on its confirmations. */
  readonly blockMs: number;
  /** Money for one coin, with four decimals. */
  readonly rate: string;
  /** The folder that it keeps its book in; null where it need not outlive the program. */
  readonly dataDir: string | null;
  readonly logLevel: string;
  /** Who may read the figures of the program. */
  readonly metricsAccess: MetricsAccess;
}

type Environment = Record<string, string | undefined>;

const PORT = '8086';
const LATE_SECONDS = '1500';
const RETRY_MS = 1_000;
const BLOCK_MS = 1_500;
const RATE = '4500.0000';
const OPERATOR_URL = 'http://127.0.0.1:8080';

export const readConfig = (env: Environment): Config => {
  if (env.NODE_ENV === 'production')
    throw new Stopped('Refused to start with NODE_ENV=production: the cashier pays with play money.');
  const host = env.HOST ?? '127.0.0.1';
  const port = readNumber(env, 'CASHIER_PORT', PORT, 65_535);
  return {
    host,
    port,
    cashierUrl: readUrl('CASHIER_URL', env.CASHIER_URL ?? `http://127.0.0.1:${port}`),
    operatorUrl: readUrl('OPERATOR_URL', env.OPERATOR_URL ?? OPERATOR_URL),
    key: env.CASHIER_KEY ?? 'hintha-cashier-demo-key',
    lateMs: readNumber(env, 'CASHIER_LATE_SECONDS', LATE_SECONDS, 86_400) * 1000,
    retryMs: RETRY_MS,
    blockMs: BLOCK_MS,
    rate: readRate(env.CASHIER_RATE ?? RATE),
    dataDir: env.DATA_DIR ?? null,
    logLevel: env.LOG_LEVEL ?? 'info',
    metricsAccess: readMetricsAccess(env),
  };
};

const readNumber = (env: Environment, name: string, usual: string, most: number): number => {
  const text = env[name] ?? usual;
  if (!/^\d{1,6}$/.test(text) || Number(text) > most)
    throw new Stopped(`${name} is ${text}, which is not a number from 0 to ${most}.`);
  return Number(text);
};

const readUrl = (name: string, text: string): string => {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new Stopped(`${name} is ${text}, which is not a web address.`);
  return text.replace(/\/+$/, '');
};

const readRate = (text: string): string => {
  if (!/^\d{1,9}\.\d{4}$/.test(text))
    throw new Stopped(`CASHIER_RATE is ${text}, which is not an amount with four decimals.`);
  return text;
};
