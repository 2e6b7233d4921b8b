import { expect, test } from 'vitest';
import { testDatabase } from '../../../tools/test-database.ts';
import { testHouse } from '../../../tools/test-house.ts';
import { contentSecurity } from './content-security.ts';
import { openOutside, setSetting } from './modules/site/index.ts';

const db = testDatabase();
const { house, clock } = testHouse(db);

const sources = (directives: ReturnType<typeof contentSecurity>, kind: string): string[] =>
  (directives[kind] ?? [])
    .map((source) => (typeof source === 'string' ? source : source()))
    .filter((source) => source !== '');

test('GAMES-059 a page may load pictures from the hosts of the operator, and count visits once an id is set', async () => {
  const outside = await openOutside(house);
  const directives = contentSecurity(house.config, outside);
  expect(sources(directives, 'img-src')).toEqual(["'self'", 'data:']);
  expect(sources(directives, 'connect-src')).toEqual(["'self'"]);

  await setSetting(db, 'imageCDNs', ['https://pictures.example/one', 'mailto:nobody']);
  await setSetting(db, 'gtagId', 'G-ABC123');
  clock.advance(1_000);
  await expect
    .poll(() => sources(directives, 'img-src'))
    .toEqual([
      "'self'",
      'data:',
      'https://pictures.example',
      'https://www.googletagmanager.com https://*.google-analytics.com',
    ]);
  expect(sources(directives, 'script-src')).toContain('https://www.googletagmanager.com');
});
