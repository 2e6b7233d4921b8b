import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('the feed, which invents what it reports, does not start in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production', FEED_KEY: 'of our own' })).toThrow('Refused to start');
  expect(readConfig({ FEED_KEY: 'of our own' }).key).toBe('of our own');
});

test('an empty environment plays for the operator of this machine, three minutes a minute', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8084,
    operatorUrl: 'http://127.0.0.1:8080',
    key: 'hintha-feed-demo-key',
    pace: 3,
    hasFaults: true,
  });
});

test.each([
  [{ FEED_PORT: '70000' }, /FEED_PORT is 70000, which is not a number from 0 to 65535/],
  [{ FEED_PACE: '0' }, /FEED_PACE is 0/],
  [{ FEED_PACE: '1.5' }, /FEED_PACE is 1.5/],
  [{ FEED_SEED: 'a b' }, /FEED_SEED is a b/],
  [{ FEED_FAULTS: 'some' }, /FEED_FAULTS is some/],
  [{ OPERATOR_URL: 'here' }, /OPERATOR_URL is here/],
])('%o is refused', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
