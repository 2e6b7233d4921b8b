import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountIdOf, givenLevel } from '../../tools/scenario/index.ts';
import { auditPage, auditThemes } from '../audit-page.ts';
import type { Visitor } from '../browser.ts';
import { operate, untilPermission } from '../operate.ts';
import { goInside } from '../site/go-inside.ts';
import { button, ACCOUNT_TEXTS, CONSOLE_TEXTS, findCounter, SITE, type Counter } from './counter.ts';
import { answer, openChatOf, openPopup, saidTo, say } from './talk.ts';

const words = ACCOUNT_TEXTS.en.support;
const { feedback } = words;
const { chats, cases } = CONSOLE_TEXTS.en;
const VIP = 'vipmember';
const COMPLAINT = 'My withdrawal has been on its way since Monday.';

let counter: Counter;
/** A member whose page stays open from test to test, as that of the guest does. */
let member: Visitor;

beforeAll(async () => {
  counter = findCounter();
  member = await counter.visit();
  await counter.signIn(member, VIP);
  const { db } = counter.office;
  await givenLevel(db, await accountIdOf(db, VIP), 5);
});

afterAll(() => member?.[Symbol.asyncDispose]());

/** Opens the chat, and tells how the page has asked for its window. */
const openNoted = async (page: Page): Promise<{ popup: Page; asked: unknown }> => {
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (...asked) => {
      (window as never as { asked: unknown }).asked = asked;
      return open(...asked);
    };
  });
  const popup = await openPopup(page);
  return { popup, asked: await page.evaluate(() => (window as never as { asked: unknown }).asked) };
};

/** What stands on the button of the chat, as when the window of the page is turned to again. */
const unreadOn = async (page: Page, count: number): Promise<string> => {
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const unread = button(page, `${SITE.en.shell.supportTitle} (${count})`);
  return (await unread.count()) === 0 ? '' : unread.innerText();
};

/** The words of every line, without who said them and when; one that is on its way says so until it has arrived. */
const transcriptOf = async (popup: Page): Promise<(string | undefined)[]> => {
  const lines = await popup.getByRole('log').locator('li').allInnerTexts();
  const saidIn = (line: string) => line.replace(/\s*\d\d:\d\d$/, '').trim();
  return lines.map((line) => saidIn(line).split('\n').at(-1));
};

const closeChat = async (staff: Page): Promise<void> => {
  await button(staff, new RegExp(chats.close)).first().click();
  await button(staff.getByRole('dialog'), chats.close).click();
};

test('CONTENT-024 a visitor and the staff talk between two browsers; what is unread stands on the button while the window is shut, and the transcript is whole', async () => {
  const { page } = await counter.openGuest('/');
  const { popup: first, asked } = await openNoted(page);
  expect(asked).toEqual(['', 'hintha-chat', 'popup,width=440,height=500']);
  await first.getByText(words.unstaffed.replace('{{minutes}}', '5')).waitFor();
  const staff = await counter.openConsole('/chats');
  await staff.getByLabel(chats.here).click();
  await first.getByLabel(words.name).fill('Ko Ko');
  await say(first, 'my deposit is not there');
  await openChatOf(staff, 'my deposit is not there');
  await button(staff, new RegExp(chats.take)).click();
  await first.getByText(words.withAgent.replace('{{agent}}', counter.helper.name)).waitFor();
  await answer(staff, 'Which number does it have?');
  await saidTo(first, words.log, 'Which number does it have?');
  await say(first, 'number 12');
  await saidTo(staff, chats.log, 'number 12');
  await first.close();
  await answer(staff, 'It is there now.');
  await saidTo(staff, chats.log, 'It is there now.');
  await expect.poll(() => unreadOn(page, 1)).toBe('1');
  const popup = await openPopup(page);
  await saidTo(popup, words.log, 'It is there now.');
  await say(popup, 'thank you');
  await saidTo(staff, chats.log, 'thank you');
  await expect
    .poll(() => transcriptOf(popup))
    .toEqual([
      'my deposit is not there',
      words.lines.TAKEN.replace('{{agent}}', counter.helper.name),
      'Which number does it have?',
      'number 12',
      'It is there now.',
      'thank you',
    ]);
  expect(await auditThemes(popup)).toEqual([]);
  expect(await auditThemes(staff)).toEqual([]);
  await closeChat(staff);
  await popup.getByText(words.over).waitFor();
  await goInside(staff, '/chats?view=closed');
  await openChatOf(staff, 'Ko Ko');
  await saidTo(staff, chats.log, 'It is there now.');
  await popup.close();
});

test('CONTENT-026 where the operator does not say the way the window closes', async () => {
  const { page } = await counter.openGuest('/');
  await page.route('**/wps/system/serviceRoutes*', async (route) => route.abort());
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: SITE.en.shell.supportTitle }).click(),
  ]);
  if (!popup.isClosed()) await popup.waitForEvent('close');
  await page.getByText(SITE.en.failures.network).waitFor();
  expect(popup.isClosed()).toBe(true);
  await page.unrouteAll();
});

test('where the browser blocks the window the chat is a panel of the page, which the keys can leave', async () => {
  const { page } = await counter.openGuest('/');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: SITE.en.shell.supportTitle }).press('Enter');
  const panel = page.getByRole('dialog', { name: words.title });
  await panel.waitFor();
  const box = await panel.boundingBox();
  expect([box?.width, box?.height]).toEqual([440, 500]);
  await say(page, 'from the panel');
  await saidTo(page, words.log, 'from the panel');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(
    SITE.en.shell.supportTitle,
  );
});

test('CONTENT-007 feedback opens over the page from its foot, and tells the number of the case', async () => {
  const { page } = await counter.openGuest('/');
  await button(page, SITE.en.home.footer.feedback).click();
  const dialog = page.getByRole('dialog', { name: ACCOUNT_TEXTS.en.menu.cases });
  await dialog.getByText(feedback.empty).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel(feedback.along).uncheck();
  await dialog.getByText(feedback.alongShow).waitFor({ state: 'detached' });
  await dialog.getByLabel(feedback.content).fill('More games with elephants, please.');
  await button(dialog, feedback.send).click();
  await dialog.getByText(feedback.sent.split('{{number}}')[0] ?? '').waitFor();
  await dialog.getByRole('button', { name: feedback.number.replace(' {{number}}', '') }).click();
  await dialog.getByText('More games with elephants, please.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('SHELL-012 CONTENT-027 a member above the fourth level comes to the VIP desk and stands first', async () => {
  await member.page.goto('/');
  await member.page.getByRole('button', { name: VIP }).first().waitFor();
  const popup = await openPopup(member.page);
  await say(popup, 'I am a VIP');
  await saidTo(popup, words.log, 'I am a VIP');
  const staff = await counter.openConsole('/chats');
  const first = staff.getByRole('row').nth(1);
  await first.filter({ hasText: 'I am a VIP' }).waitFor();
  expect(await first.innerText()).toContain(chats.queues.VIP);
  const heading = popup.getByRole('heading', { name: words.vip });
  const paint = await heading.locator('..').evaluate((head) => getComputedStyle(head).backgroundColor);
  expect(paint).toBe('rgb(14, 127, 88)');
  await popup.close();
});

test('CONTENT-003 CONTENT-020 CONTENT-021 CONTENT-022 SHELL-091 a member files a complaint with what the page knows, the staff answers, the member reads it', async () => {
  const { page } = member;
  await button(page, SITE.en.shell.accountMenu.replace('{{name}}', VIP)).click();
  await button(page, SITE.en.shell.myAccount).click();
  await page
    .getByRole('navigation')
    .getByRole('button', { name: ACCOUNT_TEXTS.en.menu.cases })
    .first()
    .click();
  await page.getByLabel(feedback.type).selectOption('complaint');
  await page.getByLabel(feedback.content).fill('too short');
  await button(page, feedback.send).click();
  await page.getByText(feedback.tooShort.replace('{{least}}', '10')).waitFor();
  await page.getByLabel(feedback.content).fill('long '.repeat(29));
  await button(page, feedback.send).click();
  await page.getByText(feedback.tooLong.replace('{{most}}', '140')).waitFor();
  await page.getByLabel(feedback.content).fill(COMPLAINT);
  await page.getByText(feedback.alongShow).click();
  const along = page.locator('details dl');
  await along.getByText('"en"').waitFor();
  await button(page, feedback.send).click();
  await page.getByText(feedback.states.OPEN).waitFor();
  const staff = await counter.openConsole('/cases');
  await staff
    .getByRole('row')
    .filter({ hasText: COMPLAINT })
    .filter({ hasText: cases.types.complaint })
    .click();
  const known = staff.getByRole('complementary').locator('dl').filter({ hasText: 'currencySymbol' });
  expect(await known.innerText()).toMatch(/"Ks"[\s\S]*"en"[\s\S]*"dark"/);
  await button(staff.getByRole('complementary'), new RegExp(`^${cases.answer}`)).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel(cases.words).fill('It was paid this morning.');
  await button(dialog, cases.answer).click();
  await staff.getByText(cases.answered, { exact: true }).first().waitFor();
  // The page hears of it by itself.
  await page.getByText(feedback.states.ANSWERED).waitFor();
  await page.getByRole('button', { name: new RegExp(feedback.states.ANSWERED) }).click();
  await page.getByText('It was paid this morning.').waitFor();
});

test('SHELL-060 whoever finds the site shut can ask why', async () => {
  await operate(counter.office.testSite.databaseUrl, 'maintenance', 'on');
  try {
    await untilPermission(counter.office.testSite, ({ status }) => status === 1);
    await using late = await counter.visit();
    await late.page.goto('/');
    const [popup] = await Promise.all([
      late.page.waitForEvent('popup'),
      button(late.page, SITE.en.failures.contactSupport).click(),
    ]);
    await popup.waitForURL('**/chat');
    await say(popup, 'when do you open?');
    await popup.getByRole('button', { name: words.leave }).waitFor();
    expect(await popup.getByRole('log').innerText()).toContain('when do you open?');
  } finally {
    await operate(counter.office.testSite.databaseUrl, 'maintenance', 'off');
    await untilPermission(counter.office.testSite, ({ status }) => status === 0);
  }
});
