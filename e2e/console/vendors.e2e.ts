import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadConsoleMessages } from '@hintha/messages';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditPage } from '../audit-page.ts';
import { openOffice, PATIENCE, type Office } from './office.ts';

const en = await loadConsoleMessages('EN');
const words = en.integrations;

let office: Office;
const tokens = { maker: '', checker: '' };

beforeAll(async () => {
  office = await openOffice();
  tokens.maker = await office.enter(await office.hire('thiri'));
  tokens.checker = await office.enter(await office.hire('kyaw'));
}, 180_000);

afterAll(() => office?.[Symbol.asyncDispose]());

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

test('a vendor that has another key refuses, which a test of the connection tells', async () => {
  await using visitor = await office.visit({ token: tokens.maker });
  const { page } = visitor;
  await page.goto('/integrations');
  await button(page, words.create).click();
  await field(page, words.code).fill('northstar');
  await field(page, words.name).fill('Northstar');
  await field(page, words.vendorUrl).fill(office.studioUrl);
  await field(page, words.operatorId).fill('hintha');
  await confirm(page, words.createDo, 'the contract of this year');
  const secret = page.locator('[data-secret]');
  expect((await secret.textContent())?.length).toBeGreaterThan(40);
  expect(await auditPage(page)).toEqual([]);
  await button(page, words.secretKept).click();
  await act(page, words.test).click();
  await page.getByText(words.failures.refused.replace('{{detail}}', '403')).waitFor();
  // Its key counts at once while nothing is let in by it.
  await act(page, words.rotate).click();
  await confirm(page, words.rotate, 'the vendor lost it');
  await button(page, words.secretKept).click();
  expect(await secret.count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

test('a menu that is hidden in the console is gone from the site', async () => {
  await using visitor = await office.visit({ token: tokens.maker });
  const { page } = visitor;
  expect(await menuOf('SV3')).not.toEqual([]);
  await page.goto('/lobby');
  const shown = page.getByRole('switch', { name: en.lobby.show.replace('{{name}}', en.vendors.areas.SV3) });
  await shown.press('Space');
  await button(page, en.lobby.save).click();
  await confirm(page, en.lobby.save, 'not in this country');
  await expect.poll(() => menuOf('SV3'), PATIENCE).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

test('a conformance run of the dialect with keys passes against the demo world', async () => {
  const file = (kind: string) => join(office.dataDir, `conformance-hub88.${kind}`);
  const runner = join(import.meta.dirname, '../../packages/vendor-protocol/src/conformance/cli.ts');
  const url = `${office.testSite.operatorUrl}/vendor/CONFORMANCE_HUB88`;
  const token = await readFile(file('token'), 'utf8');
  const where = ['--url', url, '--key', file('pem'), '--token', token, '--account', 'thiri'];
  const run = promisify(execFile)(process.execPath, [runner, '--dialect', 'hub88', ...where]);
  expect((await run).stdout).toMatch(/\n\d{2,} passed, 0 failed\n$/);
}, 120_000);

test('the pages of vendors and lobby keep WCAG 2.2 AA on a phone and a desk', async () => {
  const looks = [
    { language: 'MY', width: 390, theme: 'dark' },
    { language: 'EN', width: 1440, theme: 'light' },
  ] as const;
  const pages = [
    '/integrations',
    '/integrations/NORTHSTAR',
    '/integrations/CONFORMANCE_HUB88',
    '/lobby',
    '/lobby?tab=vendors',
    '/lobby?tab=hot',
  ];
  for (const look of looks) {
    await using visitor = await office.visit({ token: tokens.maker, ...look });
    const { page } = visitor;
    for (const path of pages) {
      await page.goto(path);
      await page.locator('tbody td, main ol li').first().waitFor({ state: 'attached' });
      expect([path, look, await auditPage(page)]).toEqual([path, look, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
    }
    expect(visitor.complaints).toEqual([]);
  }
}, 120_000);
