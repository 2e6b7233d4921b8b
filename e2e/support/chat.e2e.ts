import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditPage, auditThemes } from '../audit-page.ts';
import { operate, untilPermission } from '../operate.ts';
import { button, ACCOUNT_TEXTS, CONSOLE_TEXTS, openCounter, SITE, type Counter } from './counter.ts';

const words = ACCOUNT_TEXTS.EN.support;
const { chats } = CONSOLE_TEXTS.EN;
const EVIL = '<img src=x onerror="window.hacked = 1">';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
}, 180_000);
afterAll(() => counter?.[Symbol.asyncDispose]());

const openPopup = async (page: Page): Promise<Page> => {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    button(page, SITE.EN.shell.supportTitle).click(),
  ]);
  await popup.waitForURL('**/chat');
  return popup;
};

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel(words.message, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
};

const saidTo = (page: Page, log: string, text: string): Promise<void> =>
  page.getByRole('log', { name: log }).getByText(text, { exact: true }).waitFor();

const answer = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel(chats.message).fill(text);
  await page.keyboard.press('Enter');
};

const openChatOf = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('row').filter({ hasText: text }).first().click();
  await page.getByRole('log', { name: chats.log }).waitFor();
};

test('CONTENT-024 a visitor and the staff talk between two browsers, over reloads, and the transcript is whole', async () => {
  await using guest = await counter.visit();
  await guest.context.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...asked) => {
      (window as never as { asked: unknown }).asked = asked;
      return open(...asked);
    };
  });
  await guest.page.goto('/');
  const popup = await openPopup(guest.page);
  expect(await guest.page.evaluate(() => (window as never as { asked: unknown }).asked)).toEqual([
    '',
    'hintha-chat',
    'popup,width=440,height=500',
  ]);
  await popup.getByText(words.unstaffed).waitFor();
  await using staff = await counter.openConsole('/chats');
  await staff.page.getByLabel(chats.here).click();
  await popup.getByLabel(words.name).fill('Ko Ko');
  await say(popup, 'my deposit is not there');
  await openChatOf(staff.page, 'my deposit is not there');
  await button(staff.page, new RegExp(chats.take)).click();
  await popup.getByText(words.withAgent.replace('{{agent}}', counter.helper.name)).waitFor();
  await answer(staff.page, 'Which number does it have?');
  await saidTo(popup, words.log, 'Which number does it have?');
  await popup.reload();
  await say(popup, 'number 12');
  await saidTo(staff.page, chats.log, 'number 12');
  await staff.page.reload();
  await answer(staff.page, 'It is there now.');
  await saidTo(popup, words.log, 'It is there now.');
  await say(popup, 'thank you');
  await saidTo(staff.page, chats.log, 'thank you');
  const texts = await popup.getByRole('log').locator('li').allInnerTexts();
  expect(
    texts.map((line) =>
      line
        .replaceAll(/\s*\d\d:\d\d$/g, '')
        .trim()
        .split('\n')
        .at(-1),
    ),
  ).toEqual([
    'my deposit is not there',
    words.lines.TAKEN.replace('{{agent}}', counter.helper.name),
    'Which number does it have?',
    'number 12',
    'It is there now.',
    'thank you',
  ]);
  await button(staff.page, new RegExp(chats.close)).first().click();
  await button(staff.page.getByRole('dialog'), chats.close).click();
  await popup.getByText(words.over).waitFor();
  await staff.page.goto('/chats?view=closed');
  await openChatOf(staff.page, 'Ko Ko');
  await saidTo(staff.page, chats.log, 'It is there now.');
}, 120_000);

test('what is unread stands on the button while the window is shut', async () => {
  await using guest = await counter.visit();
  await guest.page.goto('/');
  const popup = await openPopup(guest.page);
  await say(popup, 'tell me later');
  await saidTo(popup, words.log, 'tell me later');
  await popup.close();
  await using staff = await counter.openConsole('/chats');
  await openChatOf(staff.page, 'tell me later');
  await answer(staff.page, 'later it is');
  await saidTo(staff.page, chats.log, 'later it is');
  await guest.page.reload();
  const unread = button(guest.page, `${SITE.EN.shell.supportTitle} (2)`);
  await unread.waitFor();
  expect(await unread.innerText()).toBe('2');
}, 60_000);

test('where the browser blocks the window the chat is a panel of the page, which the keys can leave', async () => {
  await using guest = await counter.visit();
  await guest.context.addInitScript(() => {
    window.open = () => null;
  });
  await guest.page.goto('/');
  await button(guest.page, SITE.EN.shell.supportTitle).press('Enter');
  const panel = guest.page.getByRole('dialog', { name: words.title });
  await panel.waitFor();
  const box = await panel.boundingBox();
  expect([box?.width, box?.height]).toEqual([440, 500]);
  await say(guest.page, 'from the panel');
  await saidTo(guest.page, words.log, 'from the panel');
  expect(await auditPage(guest.page, '[role=dialog]')).toEqual([]);
  await guest.page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await guest.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(
    SITE.EN.shell.supportTitle,
  );
}, 60_000);

test('CONTENT-026 where the operator does not say the way the window closes', async () => {
  await using guest = await counter.visit();
  await guest.page.route('**/wps/system/serviceRoutes*', async (route) => route.abort());
  await guest.page.goto('/');
  const [popup] = await Promise.all([
    guest.page.waitForEvent('popup'),
    button(guest.page, SITE.EN.shell.supportTitle).click(),
  ]);
  if (!popup.isClosed()) await popup.waitForEvent('close');
  await guest.page.getByText(SITE.EN.failures.network).waitFor();
  expect(popup.isClosed()).toBe(true);
}, 60_000);

test('SHELL-012 CONTENT-027 a member above the fourth level comes to the VIP desk and stands first', async () => {
  await using guest = await counter.visit();
  await counter.signIn(guest, 'vipmember');
  await counter.office.db.pool.query(
    `insert into members_level (account_id, level, highest, since)
     select id, 5, 5, now() from identity_account where name = 'vipmember'`,
  );
  await guest.page.goto('/');
  await guest.page
    .getByRole('button', { name: /vipmember/ })
    .first()
    .waitFor();
  const popup = await openPopup(guest.page);
  await say(popup, 'I am a VIP');
  await saidTo(popup, words.log, 'I am a VIP');
  await using staff = await counter.openConsole('/chats');
  const first = staff.page.getByRole('row').nth(1);
  await first.filter({ hasText: 'I am a VIP' }).waitFor();
  expect(await first.innerText()).toContain(chats.queues.VIP);
  const heading = popup.getByRole('heading', { name: words.vip });
  const paint = await heading.locator('..').evaluate((head) => getComputedStyle(head).backgroundColor);
  expect(paint).toBe('rgb(14, 127, 88)');
}, 60_000);

test('script in a name and in a line is shown as the words that it is, on both sides', async () => {
  await using guest = await counter.visit();
  await guest.page.goto('/chat');
  await guest.page.getByLabel(words.name).fill('<b onclick=1>me</b>');
  await say(guest.page, EVIL);
  await saidTo(guest.page, words.log, EVIL);
  await using staff = await counter.openConsole('/chats');
  await openChatOf(staff.page, '<b onclick=1>me</b>');
  await saidTo(staff.page, chats.log, EVIL);
  await answer(staff.page, EVIL);
  await guest.page.getByRole('log').getByText(EVIL, { exact: true }).nth(1).waitFor();
  for (const page of [guest.page, staff.page]) {
    expect(await page.evaluate(() => (window as never as { hacked?: number }).hacked)).toBeUndefined();
    expect(await page.locator('[role=log] img').count()).toBe(0);
  }
}, 60_000);

test('the customer service is readable by everybody in both themes, in Burmese, on a phone and in its window', async () => {
  for (const [width, height] of [
    [440, 500],
    [360, 740],
  ] as const) {
    await using guest = await counter.visit({ language: 'MY', width, height });
    const own = ACCOUNT_TEXTS.MY.support;
    await guest.page.goto('/chat');
    await guest.page.getByText(own.hello).waitFor();
    await guest.page.getByLabel(own.message, { exact: true }).fill('hello');
    await guest.page.keyboard.press('Enter');
    await guest.page.getByRole('log').getByText('hello', { exact: true }).waitFor();
    expect(await auditThemes(guest.page)).toEqual([]);
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await guest.page.getByRole('tab', { name: own.tabs.cases }).click();
    await guest.page.getByText(own.feedback.empty).waitFor();
    expect(await auditThemes(guest.page)).toEqual([]);
  }
}, 60_000);

test('the desk of chats is readable by everybody in both themes, in Burmese', async () => {
  await using staff = await counter.openConsole('/chats', { language: 'MY' });
  const own = CONSOLE_TEXTS.MY;
  await staff.page.getByRole('row').filter({ hasText: 'I am a VIP' }).click();
  await staff.page.getByRole('log').waitFor();
  expect(await auditThemes(staff.page)).toEqual([]);
  await staff.page.goto('/chats?view=canned');
  await button(staff.page, own.chats.add).click();
  const dialog = staff.page.getByRole('dialog');
  await dialog.getByLabel(own.chats.shortcut).fill('greeting');
  await dialog.getByLabel(own.chats.english).fill('Hello');
  await dialog.getByLabel(own.chats.burmese).fill('မင်္ဂလာပါ');
  expect(await auditThemes(staff.page, '[role=dialog]')).toEqual([]);
  await button(dialog, own.chats.keep).click();
  await dialog.waitFor({ state: 'hidden' });
  await staff.page.getByRole('table').getByText('/greeting').waitFor();
  expect(await auditThemes(staff.page)).toEqual([]);
}, 60_000);

test('SHELL-060 whoever finds the site shut can ask why', async () => {
  await operate(counter.office.testSite.databaseUrl, 'maintenance', 'on');
  try {
    await untilPermission(counter.office.testSite, ({ status }) => status === 1);
    await using guest = await counter.visit();
    await guest.page.goto('/');
    const [popup] = await Promise.all([
      guest.page.waitForEvent('popup'),
      button(guest.page, SITE.EN.failures.contactSupport).click(),
    ]);
    await popup.waitForURL('**/chat');
    await say(popup, 'when do you open?');
    await popup.getByRole('button', { name: words.leave }).waitFor();
    expect(await popup.getByRole('log').innerText()).toContain('when do you open?');
  } finally {
    await operate(counter.office.testSite.databaseUrl, 'maintenance', 'off');
  }
}, 60_000);
