import { readMetricsAccess, Stopped, type MetricsAccess } from '@hintha/platform';

/** The environment, read once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where the operator is told, without a slash at its end. */
  readonly operatorUrl: string;
  /** Shared with the operator; signs what is posted. */
  readonly key: string;
  /** What all chance is drawn from: the same one brings the same seasons. */
  readonly seed: string;
  /** How many minutes of a match a minute is. */
  readonly pace: number;
  /** Whether messages now and then come twice, late or not at all. */
  readonly hasFaults: boolean;
  readonly logLevel: string;
  /** Who may read the figures of the program. */
  readonly metricsAccess: MetricsAccess;
}

type Environment = Record<string, string | undefined>;

const PORT = '8084';
const OPERATOR_URL = 'http://127.0.0.1:8080';
const SEED = 'hintha';
/** A match of football takes about half an hour. */
const PACE = '3';
const MOST_PACE = 60;

export const readConfig = (env: Environment): Config => {
  if (env.NODE_ENV === 'production')
    throw new Stopped('Refused to start with NODE_ENV=production: the feed invents what it reports.');
  return {
    host: env.HOST ?? '127.0.0.1',
    port: readNumber('FEED_PORT', env.FEED_PORT ?? PORT, 0, 65_535),
    operatorUrl: readUrl('OPERATOR_URL', env.OPERATOR_URL ?? OPERATOR_URL),
    key: env.FEED_KEY ?? 'hintha-feed-demo-key',
    seed: readSeed(env.FEED_SEED ?? SEED),
    pace: readNumber('FEED_PACE', env.FEED_PACE ?? PACE, 1, MOST_PACE),
    hasFaults: readNumber('FEED_FAULTS', env.FEED_FAULTS ?? '1', 0, 1) === 1,
    logLevel: env.LOG_LEVEL ?? 'info',
    metricsAccess: readMetricsAccess(env),
  };
};

const readNumber = (name: string, text: string, least: number, most: number): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) < least || Number(text) > most)
    throw new Stopped(`${name} is ${text}, which is not a number from ${least} to ${most}.`);
  return Number(text);
};

const readUrl = (name: string, text: string): string => {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new Stopped(`${name} is ${text}, which is not a web address.`);
  return text.replace(/\/+$/, '');
};

const readSeed = (text: string): string => {
  if (!/^[\w-]{1,64}$/.test(text))
    throw new Stopped(`FEED_SEED is ${text}, which is not up to 64 letters, digits and dashes.`);
  return text;
};
