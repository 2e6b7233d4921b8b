import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, ROOT, urlOf } from './settings.ts';

test('an empty environment gives the usual addresses', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 8080,
    studioPort: 8082,
    cashierPort: 8086,
    consolePort: 8088,
    feedPort: 8084,
    dataDir: join(ROOT, '.data'),
    databaseUrl: undefined,
    demoWorld: 'small',
    production: false,
    operatorUrl: 'http://127.0.0.1:8080',
    studioUrl: 'http://127.0.0.1:8082',
    cashierUrl: 'http://127.0.0.1:8086',
    consoleUrl: 'http://127.0.0.1:8088',
  });
});

test.each([
  [{ PORT: '0' }, /PORT must be a port/],
  [{ STUDIO_PORT: '8e3' }, /STUDIO_PORT must be a port/],
  [{ PORT: '8082' }, /PORT and STUDIO_PORT are both 8082: give them different ports/],
  [{ CASHIER_PORT: '8082' }, /different ports/],
  [{ CONSOLE_PORT: '8080' }, /PORT and CONSOLE_PORT are both 8080/],
  [{ FEED_PORT: '8082' }, /STUDIO_PORT and FEED_PORT are both 8082/],
  [{ DEMO_WORLD: 'huge' }, /one of small, full, none/],
])('%o is refused', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
});

test('the feed, for which no port is named, makes room for a program that has one', () => {
  expect(readSettings({ STUDIO_PORT: '8084', CASHIER_PORT: '8085' }).feedPort).toBe(8086);
  expect(readSettings({ PORT: '9000' }).feedPort).toBe(9004);
});

test('what listens everywhere is reached on this machine', () => {
  expect(urlOf('0.0.0.0', 80)).toBe('http://127.0.0.1:80');
  expect(urlOf('::', 80)).toBe('http://[::1]:80');
  expect(urlOf('example.test', 80)).toBe('http://example.test:80');
});
