import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { givenNotices, givenPiecesOff } from '../../tools/scenario/index.ts';
import { auditPage } from '../audit-page.ts';
import { noteCalls } from '../calls.ts';
import { accountTexts, button, consoleTexts, contentSite, siteTexts, titled } from './content-site.ts';

const ENGLISH = { title: 'A new custom', text: 'You are welcome.' };
const BURMESE = { title: 'ထုံးတမ်းသစ်', text: 'ကြိုဆိုပါသည်' };

/** Staff writes a notice in both languages, and sees what is left of it before it is kept. */
const writeNotice = async (): Promise<void> => {
  const { page } = await contentSite.openConsole('/content');
  await button(page, consoleTexts.create).click();
  const editor = page.getByRole('dialog', { name: consoleTexts.create });
  const preview = editor.getByRole('region', { name: consoleTexts.preview });
  const fill = async (language: string, title: string, content: string) => {
    const column = editor.getByRole('group', { name: language });
    await column.getByLabel(consoleTexts.name, { exact: true }).fill(title);
    await column.getByLabel(consoleTexts.source).check();
    await column.getByRole('textbox', { name: consoleTexts.content }).fill(content);
    await preview.getByText(title).waitFor();
  };
  await fill('မြန်မာ', BURMESE.title, `<p>${BURMESE.text}<script>window.hacked = 1</script></p>`);
  await preview.getByText(BURMESE.text).waitFor();
  expect(await preview.innerHTML()).not.toContain('script');
  await fill('English', ENGLISH.title, '<p>You are <strong>welcome</strong>.</p>');
  await preview.locator('strong').waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await editor.getByLabel(consoleTexts.state).selectOption('PUBLISHED');
  await editor.getByLabel('Reason').fill('the first notice');
  await editor.getByRole('button', { name: consoleTexts.save }).click();
  await page.getByRole('link', { name: ENGLISH.title }).waitFor();
};

/** Opens a notice by its title in the strip. */
const readNotice = async (page: Page, language: 'en' | 'my', { title, text }: typeof ENGLISH) => {
  const { shell } = siteTexts[language];
  const strip = page.getByRole('region', { name: shell.notices });
  await strip.getByRole('button', { name: title }).first().click();
  const dialog = titled(page, shell.notices);
  await dialog.getByRole('article').getByText(text).waitFor();
  return dialog;
};

test('CONTENT-005 CONTENT-016 SHELL-063 staff writes a notice with a preview; visitors read it in both languages, once they have met a popup, which shows once a session', async () => {
  await writeNotice();
  const popup = await contentSite.write('Look here', { kind: 'POPUP' });
  await using visitor = await contentSite.visit('/');
  const { page } = visitor;
  const calls = noteCalls(page);
  const met = titled(page, siteTexts.en.access.popups);
  await met.getByText('About Look here').waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await button(met, siteTexts.en.shell.close).click();
  const opened = await readNotice(page, 'en', ENGLISH);
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
  await page.getByRole('navigation', { name: siteTexts.en.shell.navigation }).getByText('Promotions').click();
  await page.getByRole('heading', { name: accountTexts.promotions.title, level: 1 }).waitFor();
  expect(calls('GET', 'announcement')).toHaveLength(0);

  await page.addInitScript(() => {
    for (const key of ['lang', 'hisLang']) localStorage.setItem(key, 'MY');
  });
  await page.reload();
  await readNotice(page, 'my', BURMESE);
  expect(await titled(page, siteTexts.my.access.popups).count()).toBe(0);
  await givenPiecesOff(contentSite.db, [popup.id]);
});

const CHOSEN = 'A chosen notice';

const readList = async (): Promise<{ id: string }[]> => {
  const reply = await fetch(`${contentSite.operatorUrl}/wps/announcement?types=PL&platform=W`);
  return ((await reply.json()) as { value: { player: { id: string }[] } }).value.player;
};

test('CONTENT-008 LIMITS-002 SHELL-023 nine titles stand on a page of the notices, with the text of the chosen one; of twenty pages the first, the last and three around the chosen one are named', async () => {
  const { id } = await contentSite.write(CHOSEN, { position: 1 });
  const many = await givenNotices(contentSite.db, 20 * 9 - 1 - (await readList()).length);
  await expect.poll(async () => (await readList()).length).toBe(20 * 9 - 1);
  await using visitor = await contentSite.visit(`/noticePage?id=${(await readList())[9 * 9]?.id}`);
  const { page } = visitor;
  const turner = page.getByRole('navigation', { name: siteTexts.en.records.pages });
  await turner.waitFor();
  const named = await turner.evaluate((nav) =>
    [...nav.children].filter((one) => !one.matches('[role=status]')).map((one) => one.textContent ?? ''),
  );
  expect(named.filter((text) => text !== '')).toEqual(['1', '…', '9', '10', '11', '…', '20']);
  const titles = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => titles.count()).toBe(9);
  await turner.getByText('20', { exact: true }).click();
  await expect.poll(() => titles.count()).toBe(8);
  await turner.getByText('1', { exact: true }).click();
  await expect.poll(() => titles.count()).toBe(9);
  // Where it is narrow the text stands in the place of the list.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('article').getByRole('button', { name: siteTexts.en.shell.notices }).click();
  await page.getByRole('main').getByRole('button', { name: CHOSEN }).click();
  await page.getByRole('article').getByText(`About ${CHOSEN}`).waitFor();
  await givenPiecesOff(contentSite.db, [id, ...many]);
});
