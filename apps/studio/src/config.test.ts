import { Stopped } from '@hintha/platform';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://somewhere';

test('what is not said has a default that fits npm start', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    host: '127.0.0.1',
    port: 8082,
    walletUrl: 'http://127.0.0.1:8080/vendor/STUDIO',
    studioUrl: 'http://127.0.0.1:8082',
    studioKey: 'hintha-studio-demo-key',
    frameOrigins: ['http://127.0.0.1:8080', 'http://localhost:8080'],
  });
});

test('the operator may frame a game from its public address too', () => {
  const { frameOrigins, walletUrl } = readConfig({
    DATABASE_URL,
    OPERATOR_URL: 'http://operator:8080/',
    PUBLIC_URL: 'https://hintha.test/home',
    STUDIO_CODE: 'OTHER',
  });
  expect(frameOrigins).toEqual(['http://operator:8080', 'https://hintha.test']);
  expect(walletUrl).toBe('http://operator:8080/vendor/OTHER');
});

test('in production the studio starts with a key of its own alone', () => {
  const production = { DATABASE_URL, NODE_ENV: 'production' };
  for (const key of [{}, { STUDIO_KEY: '' }, { STUDIO_KEY: 'hintha-studio-demo-key' }])
    expect(() => readConfig({ ...production, ...key })).toThrow('STUDIO_KEY must be a key of your own');
  expect(readConfig({ ...production, STUDIO_KEY: 'ours' }).studioKey).toBe('ours');
});

test.each([
  [{}, 'DATABASE_URL is not set; npm start sets it.'],
  [{ DATABASE_URL, STUDIO_PORT: '80a' }, 'STUDIO_PORT is 80a, which is not a port number.'],
  [{ DATABASE_URL, OPERATOR_URL: 'localhost' }, 'OPERATOR_URL is localhost, which is not a web address.'],
])('%j is told in a sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new Stopped(sentence));
});
