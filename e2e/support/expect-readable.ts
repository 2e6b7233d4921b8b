import { expect } from 'vitest';
import { auditPage, auditThemes } from '../audit-page.ts';
import { goInside } from '../site/go-inside.ts';
import { button, ACCOUNT_TEXTS, CONSOLE_TEXTS, type Counter } from './counter.ts';
import { answer, openChatOf, saidTo } from './talk.ts';

const own = ACCOUNT_TEXTS.my.support;
const { chats } = CONSOLE_TEXTS.en;
const EVIL = '<img src=x onerror="window.hacked = 1">';

/** Somebody new writes script in the window of the chat, and reads what the staff answers. */
export const expectWordsAlone = async (counter: Counter): Promise<void> => {
  await using newcomer = await counter.visit({ language: 'my', width: 440, height: 500 });
  const { page } = newcomer;
  await page.goto('/chat');
  await page.getByText(own.hello).waitFor();
  await page.getByLabel(own.name).fill('<b onclick=1>me</b>');
  await page.getByLabel(own.message, { exact: true }).fill(EVIL);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText(EVIL, { exact: true }).waitFor();
  const staff = await counter.openConsole('/chats');
  await openChatOf(staff, '<b onclick=1>me</b>');
  await saidTo(staff, chats.log, EVIL);
  await answer(staff, EVIL);
  await page.getByRole('log').getByText(EVIL, { exact: true }).nth(1).waitFor();
  for (const side of [page, staff]) {
    expect(await side.evaluate(() => (window as never as { hacked?: number }).hacked)).toBeUndefined();
    expect(await side.locator('[role=log] img').count()).toBe(0);
  }
  const expectReadable = async () => {
    expect(await auditThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await auditPage(page)).toEqual([]);
    await page.setViewportSize({ width: 440, height: 500 });
  };
  await expectReadable();
  await page.getByRole('tab', { name: own.tabs.cases }).click();
  await page.getByText(own.feedback.empty).waitFor();
  await expectReadable();
};

/** The helper turns the console to Burmese, and looks at what the tests before have left. */
export const expectQueuesReadable = async (counter: Counter): Promise<void> => {
  const staff = await counter.openConsole('/chats');
  await staff.getByRole('button', { name: /^EN, / }).click();
  await staff.getByRole('menuitem', { name: 'မြန်မာ' }).click();
  const texts = CONSOLE_TEXTS.my.chats;
  await staff.getByRole('heading', { name: texts.title, exact: true }).waitFor();
  await staff.getByRole('row').filter({ hasText: 'I am a VIP' }).click();
  await staff.getByRole('log').waitFor();
  expect(await auditThemes(staff)).toEqual([]);
  await goInside(staff, '/chats?view=canned');
  await button(staff, texts.add).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel(texts.shortcut).fill('greeting');
  await dialog.getByLabel(texts.english).fill('Hello');
  await dialog.getByLabel(texts.burmese).fill('မင်္ဂလာပါ');
  expect(await auditThemes(staff, '[role=dialog]')).toEqual([]);
  await button(dialog, texts.keep).click();
  await dialog.waitFor({ state: 'hidden' });
  await staff.getByRole('table').getByText('/greeting').waitFor();
  expect(await auditThemes(staff, 'main')).toEqual([]);
  await goInside(staff, '/cases?state=ANSWERED');
  await staff.getByRole('row').filter({ hasText: 'since Monday' }).click();
  await staff.getByText('It was paid this morning.').waitFor();
  expect(await auditThemes(staff, 'main')).toEqual([]);
};
