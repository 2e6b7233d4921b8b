import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transaction } from '@hintha/platform';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { givenUsualSettings } from '../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { listedGame } from '../../../../../tools/test/play.ts';
import { putGames } from '../catalogue/index.ts';
import { setSettings } from '../settings/index.ts';
import { listFirstPictures } from './first-visit.ts';
import { type SiteSettings, siteSettings } from './settings.ts';

const db = testDatabase();
const { ctx, clock, http: openHttp } = testContext(db);

beforeAll(async () => {
  const codes = Array.from({ length: 8 }, (_, index) => `title-${index}`);
  const games = ['ONE', 'OTHER'].flatMap((vendor) => codes.map((code) => listedGame(code, { vendor })));
  await transaction(db, (tx) => putGames(tx, 'MAKER', games));
});

test('a lobby shows first the covers of the first games of its first vendor, and no other address has any', async () => {
  const covers = await listFirstPictures(ctx, '/rng');
  expect(covers).toHaveLength(6);
  expect(new Set(covers.map((cover) => cover.split('/').at(-2)))).toHaveLength(1);
  const others = ['/', '/rng?page=all', '/fish', '/live', '/nowhere', '/constructor'];
  expect(await Promise.all(others.map((address) => listFirstPictures(ctx, address)))).toEqual(
    others.map(() => []),
  );
});

const NOT_FOR_ALL: readonly Partial<SiteSettings>[] = [
  { imageCDNs: ['https://pictures.example'] },
  { loginedToHomePage: true },
  { blockedCountries: ['SG'] },
  { maintenance: { on: true, message: {}, until: null } },
];

test('they stand in the page of that address alone, and nowhere unless the site is open to all and serves its pictures itself', async () => {
  const pages = await mkdtemp(join(tmpdir(), 'hintha-pages-'));
  onTestFinished(() => rm(pages, { recursive: true }));
  const index = '<!doctype html><title>Hintha</title><div><!--first-pictures--></div>';
  await writeFile(join(pages, 'index.html'), index);
  ctx.config.pages = pages;
  const http = await openHttp();
  const covers = await listFirstPictures(ctx, '/rng');
  const images = covers.map((cover) => `<img src="${cover}" alt="" fetchpriority="high" />`);
  const lobby = await http.inject('/rng');
  expect(lobby.body).toBe(index.replace('<!--first-pictures-->', images.join('')));
  expect(lobby.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect((await http.inject('/rng?page=all')).body).toBe(index);

  for (const change of NOT_FOR_ALL) {
    await setSettings(db, siteSettings, change);
    clock.advance(1_001);
    expect([change, (await http.inject('/rng')).body]).toEqual([change, index]);
    await givenUsualSettings(db);
    clock.advance(1_001);
    expect((await http.inject('/rng')).body).toBe(lobby.body);
  }
});
