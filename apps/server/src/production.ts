import { Stopped } from '@hintha/platform';

type Environment = Readonly<Record<string, string | undefined>>;

/** The keys that stand in the README: whoever reads it knows them. */
export const PUBLISHED_KEYS: readonly string[] = [
  'hintha-conformance-demo-key',
  'hintha-studio-demo-key',
  'hintha-cashier-demo-key',
  'hintha-factor-demo-key',
  'hintha-feed-demo-key',
];

/** What OWASP recommends for argon2id with two passes and one lane. */
export const LEAST_PASSWORD_MEMORY_KIB = 19_456;

const SECRETS = [
  'FACTOR_KEY',
  'PAYOUT_KEY',
  'STUDIO_KEY',
  'CASHIER_KEY',
  'FEED_KEY',
  'SMS_TOKEN',
  'DEFAULT_PASSWORD',
];

/** What runs beside the program on this machine and stands for somebody outside. */
const STAND_INS = ['PAYOUT_URL', 'PHONE_PROVIDER_URL', 'PHONE_PROVIDER_KEYS', 'SMS_URL', 'SMTP_URL'];

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0|\[::\])$/;

/** Refuses a configuration of the demo where real money is; every variable that is wrong is named at once. */
export const assertFitForProduction = (env: Environment): void => {
  if (env.NODE_ENV !== 'production') return;
  const faults = [...demoFaults(env), ...keyFaults(env), ...standInFaults(env), ...passwordFaults(env)];
  if (faults.length > 0)
    throw new Stopped(`Refused to start with NODE_ENV=production: ${faults.join('; ')}.`);
};

const demoFaults = (env: Environment): string[] => [
  ...(env.DEMO_WORLD === 'none' ? [] : ['DEMO_WORLD must be none']),
  ...(isSet(env.CONFORMANCE_KEY) ? ['CONFORMANCE_KEY must not be set'] : []),
];

const keyFaults = (env: Environment): string[] => {
  const missing = keysInUse(env).filter((name) => !isSet(env[name]));
  const published = SECRETS.filter((name) => PUBLISHED_KEYS.includes(env[name]?.trim() ?? ''));
  return [
    ...missing.map((name) => `${name} must be set to a key of your own`),
    ...published.map((name) => `${name} must not be a key of the README`),
  ];
};

/** Those whose usual value would count if nothing was said. */
const keysInUse = (env: Environment): string[] => [
  'FACTOR_KEY',
  ...(isSet(env.PAYOUT_URL) && !isSet(env.CASHIER_KEY) ? ['PAYOUT_KEY'] : []),
  ...(env.DEMO_WORLD === 'none' ? [] : ['STUDIO_KEY', 'CASHIER_KEY']),
];

const standInFaults = (env: Environment): string[] => [
  ...STAND_INS.filter((name) => isHere(env[name])).map((name) => `${name} must not be on this machine`),
  ...(isSet(env.CASHIER_URL) ? ['CASHIER_URL must not be set'] : []),
];

const passwordFaults = ({ PASSWORD_MEMORY_KIB: memory }: Environment): string[] =>
  isSet(memory) && Number(memory) < LEAST_PASSWORD_MEMORY_KIB
    ? [`PASSWORD_MEMORY_KIB must be ${LEAST_PASSWORD_MEMORY_KIB} or more`]
    : [];

const isSet = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

const isHere = (address: string | undefined): boolean =>
  LOOPBACK.test(URL.parse(address ?? '')?.hostname ?? '');
