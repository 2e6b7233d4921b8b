import { readFile } from 'node:fs/promises';
import { loadConsoleMessages } from '@hintha/messages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAudit } from '../../tools/scenario/index.ts';
import { auditPage } from '../audit-page.ts';
import { openOffice, PATIENCE, type Office } from './office.ts';

const en = await loadConsoleMessages('EN');
const my = await loadConsoleMessages('MY');
const words = en.registration;

let office: Office;
let token = '';

beforeAll(async () => {
  office = await openOffice();
  token = await office.enter(await office.hire('thiri'));
}, 180_000);

afterAll(() => office?.[Symbol.asyncDispose]());

const rowOf = (page: Page, code: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: code, exact: true }) });
const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByLabel(name, { exact: false }).first();

/** What the site asks for, as its form is told. */
const siteRule = async (name: string): Promise<object | undefined> => {
  const reply = await fetch(`${office.testSite.operatorUrl}/wps/system/setting/register`);
  return ((await reply.json()) as { value: Record<string, object> }).value[name];
};

test('staff has the registration ask for a field, with a pattern of its own, and takes the list along', async () => {
  await using visitor = await office.visit({ token, width: 1440 });
  const { page } = visitor;
  await page.goto('/registration');
  const row = rowOf(page, 'line');
  await row.getByText(words.off, { exact: true }).waitFor();
  expect(await auditPage(page)).toEqual([]);
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: words.save, exact: true });
  await page.getByRole('switch', { name: words.enabled }).click();
  await field(page, words.accepts).selectOption('digits');
  const pattern = dialog.getByLabel(words.pattern, { exact: false }).last();
  expect(await pattern.inputValue()).toBe('[0-9]+');
  await pattern.fill('[0-9');
  await field(page, words.minLength).fill('4');
  await field(page, words.maxLength).fill('3');
  await dialog.getByLabel(en.appShell.reason, { exact: false }).last().fill('asked for by support');
  expect(await save.isDisabled()).toBe(true);
  await field(page, words.maxLength).fill('8');
  await save.click();
  await dialog.getByText(words.patternWrong).waitFor();
  expect(await auditPage(page)).toEqual([]);
  await pattern.fill('[0-9]{4,8}');
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  await row.getByText('4–8', { exact: true }).waitFor();
  await row.getByText(/^thiri · /).waitFor();
  const rule = { enabled: true, required: false, acceptedPattern: '[0-9]{4,8}', patternId: 1 };
  await expect.poll(() => siteRule('line'), PATIENCE).toEqual({ ...rule, minLength: 4, maxLength: 8 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en.table.export, exact: true }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\n').find((line) => line.includes(',line,') || line.includes('"line"'))).toContain(
    'digits',
  );
  const [entry] = await readAudit(office.db, { action: 'registration.field' });
  expect(entry).toMatchObject({ subject: 'register-field:line', reason: 'asked for by support' });
});

test('what nobody can register without stays asked for, and the page speaks Burmese', async () => {
  await using visitor = await office.visit({ token, language: 'MY', width: 1440 });
  const { page } = visitor;
  await page.goto('/registration');
  await rowOf(page, 'username').getByRole('button').click();
  await page.getByRole('dialog').getByText(my.registration.alwaysHelp).waitFor();
  for (const name of [my.registration.enabled, my.registration.required])
    expect(await page.getByRole('switch', { name }).isDisabled()).toBe(true);
  expect(await auditPage(page)).toEqual([]);
});
