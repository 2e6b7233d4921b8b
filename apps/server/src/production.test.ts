import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { PUBLISHED_KEYS } from './production.ts';

const CLEAN = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.example/hintha',
  DEMO_WORLD: 'none',
  FACTOR_KEY: 'c2f1-a-key-of-our-own',
};

const messageOf = (changes: Record<string, string | undefined>): string => {
  try {
    readConfig({ ...CLEAN, ...changes });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('a clean configuration starts in production, with everything outside connected too', () => {
  expect(readConfig(CLEAN).production).toBe(true);
  const connected = {
    STUDIO_KEY: 'k1-of-our-own',
    PAYOUT_URL: 'https://pay.example',
    PAYOUT_KEY: 'k2-of-our-own',
    SMTP_URL: 'smtp://hintha:secret@mail.example:587',
    SMS_URL: 'https://sms.example/send',
    SMS_TOKEN: 'k3-of-our-own',
    PHONE_PROVIDER_URL: 'https://phones.example',
  };
  expect(messageOf(connected)).toBe('');
});

test('a demo world is refused in production, also one that nobody asked for', () => {
  for (const DEMO_WORLD of [undefined, '', 'small', 'full'])
    expect(messageOf({ DEMO_WORLD })).toContain('DEMO_WORLD must be none');
});

test('a password may cost more in production than is recommended, and not less', () => {
  for (const PASSWORD_MEMORY_KIB of ['8', '19455'])
    expect(messageOf({ PASSWORD_MEMORY_KIB })).toContain('PASSWORD_MEMORY_KIB must be 19456 or more');
  expect(messageOf({ PASSWORD_MEMORY_KIB: '47104' })).toBe('');
  expect(messageOf({ PASSWORD_MEMORY_KIB: 'much' })).toContain('PASSWORD_MEMORY_KIB is much');
});

test('the conformance vendor is refused in production, whatever its key', () => {
  expect(messageOf({ CONFORMANCE_KEY: 'k-of-our-own' })).toContain('CONFORMANCE_KEY must not be set');
});

test.each([
  'FACTOR_KEY',
  'PAYOUT_KEY',
  'STUDIO_KEY',
  'CASHIER_KEY',
  'FEED_KEY',
  'SMS_TOKEN',
  'DEFAULT_PASSWORD',
])('%s is refused in production when it stands in the README', (name) => {
  for (const key of PUBLISHED_KEYS)
    expect(messageOf({ [name]: key })).toContain(`${name} must not be a key of the README`);
});

test('a key whose usual value would count has to be set in production', () => {
  for (const FACTOR_KEY of [undefined, '', ' '])
    expect(messageOf({ FACTOR_KEY })).toContain('FACTOR_KEY must be set');
  expect(messageOf({ PAYOUT_URL: 'https://pay.example' })).toContain('PAYOUT_KEY must be set');
});

test.each([
  ['PAYOUT_URL', 'http://127.0.0.1:8086'],
  ['PHONE_PROVIDER_URL', 'http://localhost:8090'],
  ['PHONE_PROVIDER_KEYS', 'http://[::1]:8090/jwks.json'],
  ['SMS_URL', 'http://0.0.0.0:8091'],
  ['SMTP_URL', 'smtp://127.0.0.1:2525'],
])('%s is refused in production when it is a stand-in on this machine', (name, address) => {
  expect(messageOf({ [name]: address, PAYOUT_KEY: 'k-of-our-own' })).toBe(
    `Refused to start with NODE_ENV=production: ${name} must not be on this machine.`,
  );
});

test('every variable that is wrong is named in the one sentence', () => {
  const wrong = {
    DEMO_WORLD: 'small',
    FACTOR_KEY: undefined,
    CONFORMANCE_KEY: 'k',
    SMTP_URL: 'smtp://localhost',
  };
  const message = messageOf({
    ...wrong,
    CASHIER_URL: 'http://127.0.0.1:8086',
    PAYOUT_KEY: PUBLISHED_KEYS[2],
  });
  for (const name of [...Object.keys(wrong), 'STUDIO_KEY', 'CASHIER_KEY', 'CASHIER_URL', 'PAYOUT_KEY'])
    expect(message).toContain(`${name} must`);
  expect(message.split('\n')).toHaveLength(1);
});

test('outside of production nothing of the demo is refused', () => {
  expect(messageOf({ NODE_ENV: 'development', DEMO_WORLD: 'full', FACTOR_KEY: undefined })).toBe('');
});

test('every key that the README writes down is known as published', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const written = [...readme.matchAll(/\| (hintha-[a-z-]+-key) /g)].map(([, key]) => key);
  expect([...PUBLISHED_KEYS].sort()).toEqual(written.sort());
});
