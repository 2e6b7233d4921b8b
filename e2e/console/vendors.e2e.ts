import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadConsoleMessages } from '@hintha/messages';
import { money } from '@hintha/money';
import { softswiss } from '@hintha/vendor-protocol';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditPage } from '../audit-page.ts';
import { openOffice, PATIENCE, type Office } from './office.ts';

const en = await loadConsoleMessages('EN');
const words = en.integrations;

let office: Office;
const tokens = { maker: '', checker: '' };

const listed = (game: string) => ({
  game,
  provider: 'NORTHSTAR',
  provider_name: 'Northstar',
  provider_emblem: 'owl' as const,
  title: game,
  names: { EN: game },
  category: 'RNG' as const,
  classification: null,
  min_bet: money(10_000n),
  lines: 25,
  theme: { subject: 'owl', palette: 'jade' } as const,
  hot: false,
  released_at: '2026-01-31T00:00:00Z',
  max_bet: null,
  rtp_ppm: null,
  volatility: null,
});

/** A vendor that knows no key but the one it was told. */
const vendor = { secret: '', games: ['Aurora', 'Borealis'] };
const server = createServer((request, response) => {
  void request.toArray().then((chunks) => {
    const body = Buffer.concat(chunks as Buffer[]);
    const signature = request.headers[softswiss.SIGNATURE_HEADER];
    const page = { games: vendor.games.map(listed), problems: [], next: null };
    if (softswiss.verifySignature(body, signature, vendor.secret))
      return response.writeHead(200).end(softswiss.games.reply.write(page));
    const error = softswiss.toErrorReply('403');
    return response.writeHead(error.status).end(JSON.stringify(error.body));
  });
});
const vendorUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  office = await openOffice();
  tokens.maker = await office.enter(await office.hire('thiri'));
  tokens.checker = await office.enter(await office.hire('kyaw'));
}, 180_000);

afterAll(async () => {
  server.close();
  await office?.[Symbol.asyncDispose]();
});

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });
const act = (page: Page, name: string): Locator =>
  page.getByRole('complementary').getByRole('button', { name, exact: false });
const field = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByLabel(name, { exact: false }).first();
const confirm = async (page: Page, name: string, reason: string): Promise<void> => {
  await page.getByRole('dialog').getByLabel(en.appShell.reason, { exact: false }).last().fill(reason);
  await button(page.getByRole('dialog'), name).click();
};

const menuOf = async (category: string): Promise<string[]> => {
  const reply = await fetch(`${office.testSite.operatorUrl}/lgw/games/game_menus`);
  const { value } = (await reply.json()) as {
    value: { gameCategory: string; vendors: { name: string }[] }[];
  };
  const menu = value.find(({ gameCategory }) => gameCategory === category);
  return menu?.vendors.map(({ name }) => name) ?? [];
};

test('a vendor is connected, tested, synced and let in by two, all in the console', async () => {
  await using visitor = await office.visit({ token: tokens.maker });
  const { page } = visitor;
  await page.goto('/integrations');
  await button(page, words.create).click();
  await field(page, words.code).fill('northstar');
  await field(page, words.name).fill('Northstar');
  await field(page, words.vendorUrl).fill(vendorUrl());
  await field(page, words.operatorId).fill('hintha');
  expect(await auditPage(page)).toEqual([]);
  await confirm(page, words.createDo, 'the contract of this year');
  vendor.secret = (await page.locator('[data-secret]').textContent()) ?? '';
  expect(vendor.secret.length).toBeGreaterThan(40);
  await button(page, words.secretKept).click();
  await act(page, words.test).click();
  await page.getByText(words.tested_other.replace('{{count}}', '2')).waitFor();
  await act(page, words.sync).click();
  await page.getByText(words.syncStates.done).last().waitFor(PATIENCE);
  expect(await auditPage(page)).toEqual([]);
  expect(await menuOf('RNG')).not.toContain('Northstar');
  await act(page, words.turnOn).click();
  await confirm(page, en.members.propose, 'tested today');
  await page.getByText(words.proposed).waitFor();

  await using second = await office.visit({ token: tokens.checker });
  await second.page.goto('/approvals');
  await second.page.getByRole('link', { name: en.approvals.actions.integration.activate }).click();
  await second.page.getByText('"NORTHSTAR"').waitFor();
  await second.page.keyboard.press('a');
  await second.page.getByRole('dialog').waitFor();
  await second.page.keyboard.press('Enter');
  await second.page.getByText(en.approvals.approved).waitFor();
  await expect.poll(() => menuOf('RNG'), PATIENCE).toContain('Northstar');

  await act(page, words.rotate).click();
  await confirm(page, en.members.propose, 'once a year');
  await page.locator('[data-secret]').waitFor();
  await button(page, words.secretKept).click();
  // The new key is not in force yet.
  await act(page, words.test).click();
  await page.getByText(words.tested_other.replace('{{count}}', '2')).waitFor();
  expect(visitor.complaints).toEqual([]);
}, 60_000);

test('what keeps a vendor from answering is told apart', async () => {
  await using visitor = await office.visit({ token: tokens.maker });
  const { page } = visitor;
  const { secret } = vendor;
  vendor.secret = 'another one altogether';
  await page.goto('/integrations/NORTHSTAR');
  await act(page, words.test).click();
  await page.getByText(words.failures.refused.split('{{detail}}')[0] ?? '', { exact: false }).waitFor();
  vendor.secret = secret;
}, 60_000);

test('the lobby is ordered by buttons and by keys, and shows it at once', async () => {
  await using visitor = await office.visit({ token: tokens.maker });
  const { page } = visitor;
  const before = await menuOf('RNG');
  expect(before.at(-1)).toBe('Northstar');
  await page.goto('/lobby?tab=vendors&menu=RNG');
  await page.getByRole('button', { name: en.lobby.up.replace('{{name}}', 'Northstar') }).focus();
  for (let place = before.length - 1; place > 0; place -= 1) await page.keyboard.press('Alt+ArrowUp');
  const said = en.lobby.moved.replace('{{name}}', 'Northstar').replace('{{place}}', '1');
  await page.getByText(said.replace('{{count}}', String(before.length))).waitFor({ state: 'attached' });
  await button(page, en.lobby.save).click();
  await confirm(page, en.lobby.save, 'the newest first');
  await expect.poll(async () => (await menuOf('RNG'))[0], PATIENCE).toBe('Northstar');
  await button(page, en.lobby.tabs.hot).click();
  await page.getByLabel(en.lobby.find).fill('aurora');
  await page.getByRole('button', { name: en.lobby.add.replace('{{name}}', 'Aurora'), exact: true }).click();
  expect(await auditPage(page)).toEqual([]);
  await button(page, en.lobby.save).click();
  await confirm(page, en.lobby.save, 'everybody asks for it');
  await page.getByText(en.lobby.saved).last().waitFor();
  await page.goto('/lobby');
  await page.getByRole('switch', { name: en.lobby.show.replace('{{name}}', en.vendors.areas.SV3) }).click();
  await button(page, en.lobby.save).click();
  await confirm(page, en.lobby.save, 'not in this country');
  await expect.poll(() => menuOf('SV3'), PATIENCE).toEqual([]);
  expect(visitor.complaints).toEqual([]);
}, 60_000);

test('a conformance run of the dialect with keys passes against the demo world', async () => {
  const file = (kind: string) => join(office.dataDir, `conformance-hub88.${kind}`);
  const runner = join(import.meta.dirname, '../../packages/vendor-protocol/src/conformance/cli.ts');
  const url = `${office.testSite.operatorUrl}/vendor/CONFORMANCE_HUB88`;
  const token = await readFile(file('token'), 'utf8');
  const where = ['--url', url, '--key', file('pem'), '--token', token, '--account', 'thiri'];
  const run = promisify(execFile)(process.execPath, [runner, '--dialect', 'hub88', ...where]);
  expect((await run).stdout).toMatch(/\n\d{2,} passed, 0 failed\n$/);
}, 120_000);

test('the pages of vendors and lobby, on a phone and a desk, in both languages and themes', async () => {
  const looks = [
    { language: 'MY', width: 390, theme: 'dark' },
    { language: 'EN', width: 390, theme: 'light' },
    { language: 'MY', width: 1440, theme: 'light' },
    { language: 'EN', width: 1440, theme: 'dark' },
  ] as const;
  const pages = [
    '/integrations',
    '/integrations/NORTHSTAR',
    '/integrations/CONFORMANCE_HUB88',
    '/lobby',
    '/lobby?tab=vendors',
    '/lobby?tab=hot',
  ];
  const folder = process.env.HINTHA_PICTURES;
  for (const look of looks) {
    await using visitor = await office.visit({ token: tokens.maker, ...look });
    const { page } = visitor;
    for (const path of pages) {
      await page.goto(path);
      await page.locator('tbody td, ol li').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const name = `${path.replaceAll(/\W+/g, '-')}-${look.language}-${look.width}-${look.theme}`;
      if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
      expect([path, look, await auditPage(page)]).toEqual([path, look, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
    }
    expect(visitor.complaints).toEqual([]);
  }
}, 120_000);
