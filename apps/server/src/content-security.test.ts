import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givenUsualSettings } from '../../../tools/scenario/index.ts';
import { testDatabase } from '../../../tools/test-database.ts';
import { testContext } from '../../../tools/test-context.ts';
import { contentSecurity } from './content-security.ts';
import { setSettings } from './modules/settings/index.ts';
import { openExternalOrigins, siteSettings } from './modules/site/index.ts';

const db = testDatabase();
const { ctx, clock, call, http: openHttp } = testContext(db);

const sources = (directives: ReturnType<typeof contentSecurity>, kind: string): string[] =>
  (directives[kind] ?? [])
    .map((source) => (typeof source === 'string' ? source : source()))
    .filter((source) => source !== '');

test('GAMES-059 a page may load pictures and games from the hosts of the operator, and count visits once an id is set', async () => {
  const origins = await openExternalOrigins(ctx);
  const directives = contentSecurity(ctx.config, origins);
  expect(sources(directives, 'img-src')).toEqual(["'self'", 'data:']);
  expect(sources(directives, 'connect-src')).toEqual(["'self'"]);
  const studio = new URL(ctx.config.studioUrl).origin;
  expect(sources(directives, 'frame-src')).toEqual([studio]);

  await setSettings(db, siteSettings, { imageCDNs: ['https://pictures.example/one', 'mailto:nobody'] });
  await setSettings(db, siteSettings, { domainList: ['two.example', 'three.example:8443'] });
  await setSettings(db, siteSettings, { launchGameCDNs: ['https://games.example/studio', 'mailto:nobody'] });
  await setSettings(db, siteSettings, { gtagId: 'G-ABC123' });
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
  expect(sources(directives, 'connect-src')).toContain('https://two.example https://three.example:8443');
  expect(sources(directives, 'frame-src')).toEqual([studio, 'https://games.example']);
});

const readTag = async (): Promise<string | null> => {
  const { body } = await call('GET', '/wps/system/permission');
  const { analytics }: { analytics: { gtagId: string | null } } = body.value;
  return analytics.gtagId;
};

test('CONTENT-004 a page whose policy lets the counter in is told of its tag', async () => {
  await givenUsualSettings(db);
  clock.advance(1_000);
  const pages = await mkdtemp(join(tmpdir(), 'hintha-pages-'));
  await writeFile(join(pages, 'index.html'), '<!doctype html><title>Hintha</title>');
  ctx.config.pages = pages;
  const http = await openHttp();
  const readPolicy = async () => String((await http.inject('/')).headers['content-security-policy']);
  expect(await readPolicy()).not.toContain('googletagmanager');
  clock.advance(500);
  expect(await readTag()).toBeNull();
  await setSettings(db, siteSettings, { gtagId: 'G-ABC123' });
  clock.advance(501);
  await expect.poll(readPolicy).toContain('https://www.googletagmanager.com');
  expect(await readTag()).toBe('G-ABC123');
  await rm(pages, { recursive: true });
});
