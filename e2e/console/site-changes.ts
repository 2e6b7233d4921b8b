import { readFile } from 'node:fs/promises';
import { loadMessages } from '@hintha/messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readAudit } from '../../tools/scenario/index.ts';
import { button, confirm, dialog, en, fieldOf, waitForText } from './console-page.ts';
import { type Office } from './office.ts';

const site = await loadMessages('en');

const read = async <Value>(office: Office, path: string): Promise<Value> => {
  const reply = await fetch(`${office.testSite.operatorUrl}${path}`);
  return ((await reply.json()) as { value: Value }).value;
};

const isOn = async (office: Office, wanted: string): Promise<boolean> => {
  const tree = await read<{ code: string; enabled: string; children: { code: string; enabled: string }[] }[]>(
    office,
    '/wps/system/menu',
  );
  const flags = tree.flatMap((flag) => [flag, ...flag.children]);
  return flags.some(({ code, enabled }) => code === wanted && enabled === '1');
};

/** Whoever comes to the site once the switch is turned finds what it switches. */
export const expectFreePlayOnSite = async (office: Office, token: string): Promise<void> => {
  expect(await isOn(office, 'FREEPLAY3')).toBe(false);
  const { page } = await office.openAt(token, '/site');
  await button(page, `${en.site.turnOn}: ${en.site.flags.FREEPLAY3}`).click();
  await confirm(page, en.site.turnOn, 'a week of trying');
  await waitForText(page, en.site.changed);
  await expect.poll(() => isOn(office, 'FREEPLAY3')).toBe(true);
  await using guest = await office.visit({ language: 'en' });
  await guest.page.goto(`${office.testSite.operatorUrl}/login`);
  await guest.page.getByRole('button', { name: site.access.freePlay.open }).waitFor();
};

const words = en.registration;

/** What the site asks for, as its form is told. */
const siteRule = async (office: Office, name: string): Promise<object | undefined> =>
  (await read<Record<string, object>>(office, '/wps/system/setting/register'))[name];

const exportList = async (page: Page): Promise<string[]> => {
  const download = page.waitForEvent('download');
  await button(page, en.table.export).click();
  return (await readFile(await (await download).path(), 'utf8')).split('\n');
};

export const expectFieldAsked = async (office: Office, token: string): Promise<void> => {
  const { page } = await office.openAt(token, '/registration');
  const cell = page.getByRole('cell', { name: 'line', exact: true });
  const row = page.getByRole('row').filter({ has: cell });
  await row.getByText(words.off, { exact: true }).waitFor();
  await row.getByRole('button').click();
  const form = dialog(page);
  const save = button(form, words.save);
  await page.getByRole('switch', { name: words.enabled }).click();
  await fieldOf(form, words.accepts).selectOption('digits');
  const pattern = form.getByLabel(words.pattern, { exact: false }).last();
  await pattern.fill('[0-9');
  await fieldOf(form, words.minLength).fill('4');
  await fieldOf(form, words.maxLength).fill('8');
  await form.getByLabel(en.appShell.reason, { exact: false }).last().fill('asked for by support');
  await save.click();
  await form.getByText(words.patternWrong).waitFor();
  await pattern.fill('[0-9]{4,8}');
  await save.click();
  await form.waitFor({ state: 'hidden' });
  const rule = { enabled: true, required: false, acceptedPattern: '[0-9]{4,8}', patternId: 1 };
  const lengths = { minLength: 4, maxLength: 8 };
  await expect.poll(() => siteRule(office, 'line')).toEqual({ ...rule, ...lengths });
  const lines = await exportList(page);
  expect(lines.find((line) => line.includes(',line,') || line.includes('"line"'))).toContain('digits');
  const [entry] = await readAudit(office.db, { action: 'registration.field' });
  expect(entry).toMatchObject({ subject: 'register-field:line', reason: 'asked for by support' });
};
