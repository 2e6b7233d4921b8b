import { expect, test } from 'vitest';
import { givenNotices, givenPiecesOff } from '../../tools/scenario/index.ts';
import { auditPage } from '../audit-page.ts';
import { noteCalls } from '../calls.ts';
import { accountTexts, button, consoleTexts, contentSite, siteTexts, titled } from './content-site.ts';

test('CONTENT-005 SHELL-063 staff writes a notice with a preview, and visitors read it in both languages', async () => {
  await using colleague = await contentSite.visitConsole('/content');
  const { page } = colleague;
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
  await fill('မြန်မာ', 'ထုံးတမ်းသစ်', '<p>ကြိုဆိုပါသည်<script>window.hacked = 1</script></p>');
  await preview.getByText('ကြိုဆိုပါသည်').waitFor();
  expect(await preview.innerHTML()).not.toContain('script');
  await fill('English', 'A new custom', '<p>You are <strong>welcome</strong>.</p>');
  await preview.locator('strong').waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await editor.getByLabel(consoleTexts.state).selectOption('PUBLISHED');
  await editor.getByLabel('Reason').fill('the first notice');
  await editor.getByRole('button', { name: consoleTexts.save }).click();
  await page.getByRole('link', { name: 'A new custom' }).waitFor();

  for (const [language, title, text] of [
    ['en', 'A new custom', 'You are welcome.'],
    ['my', 'ထုံးတမ်းသစ်', 'ကြိုဆိုပါသည်'],
  ] as const) {
    await using visitor = await contentSite.visit('/', { language });
    const strip = visitor.page.getByRole('region', { name: siteTexts[language].shell.notices });
    await strip.getByRole('button', { name: title }).first().click();
    const dialog = titled(visitor.page, siteTexts[language].shell.notices);
    await dialog.getByRole('article').getByText(text).waitFor();
    expect(await auditPage(visitor.page, '[role=dialog]')).toEqual([]);
  }
});

test('a save of the console is undone from the history', async () => {
  const { id, version } = await contentSite.write('Written once', { kind: 'JOIN', state: 'DRAFT' });
  const body = { version, reason: 'a second thought', draft: await draftOf(id, 'Written twice') };
  await contentSite.askConsole('PUT', `/content/${id}`, body);
  await using colleague = await contentSite.visitConsole(`/content/${id}?kind=JOIN`, { theme: 'dark' });
  const { page } = colleague;
  const drawer = page.getByRole('complementary', { name: 'Written twice' });
  await drawer.getByText('a second thought').waitFor();
  await button(drawer, consoleTexts.restore).click();
  const dialog = page.getByRole('dialog', { name: consoleTexts.restore });
  await dialog.getByLabel('Reason').fill('the first was better');
  await button(dialog, consoleTexts.restore).click();
  await page.getByRole('complementary', { name: 'Written once' }).waitFor();
  expect(await auditPage(page, 'main')).toEqual([]);
});

const draftOf = async (id: string, title: string): Promise<object> => {
  const pieces = await contentSite.askConsole<Record<string, unknown>[]>('GET', '/content?kind=JOIN');
  const {
    version: _,
    shown: _s,
    changedAt: _a,
    changedBy: _b,
    id: _i,
    ...draft
  } = pieces.find((piece) => piece.id === id) ?? {};
  return { ...draft, texts: { en: { title, lead: '', content: '<p>Twice</p>', action: '' } } };
};

test('CONTENT-008 SHELL-023 nine titles stand on a page of the notices, with the text of the chosen one', async () => {
  for (let number = 1; number <= 8; number += 1)
    await contentSite.write(`Notice ${number}`, { position: number });
  await using visitor = await contentSite.visit('/noticePage', { width: 360 });
  const { page } = visitor;
  const titles = page.getByRole('main').getByRole('listitem');
  for (const width of [360, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => titles.count()).toBe(9);
    await button(page, siteTexts.en.records.nextPage).click();
    await expect.poll(() => titles.count()).toBe(2);
    await button(page, siteTexts.en.records.previousPage).click();
    await page.getByRole('main').getByRole('button', { name: 'Notice 2' }).click();
    await page.getByRole('article').getByText('About Notice 2').waitFor();
  }
});

test('CONTENT-016 a popup shows once a session, and the notices are read once', async () => {
  const popup = await contentSite.write('Look here', { kind: 'POPUP' });
  await using visitor = await contentSite.visit('/');
  const { page } = visitor;
  const calls = noteCalls(page);
  const dialog = titled(page, siteTexts.en.access.popups);
  await dialog.getByText('About Look here').waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await button(dialog, siteTexts.en.shell.close).click();
  await page.getByRole('navigation', { name: siteTexts.en.shell.navigation }).getByText('Promotions').click();
  await page.getByRole('heading', { name: accountTexts.promotions.title, level: 1 }).waitFor();
  expect(calls('GET', 'announcement')).toHaveLength(0);
  await page.reload();
  await page.getByRole('heading', { name: accountTexts.promotions.title, level: 1 }).waitFor();
  await page.getByRole('region', { name: siteTexts.en.shell.notices }).waitFor();
  expect(await dialog.count()).toBe(0);
  await using another = await contentSite.visit('/');
  await titled(another.page, siteTexts.en.access.popups).waitFor();
  await givenPiecesOff(contentSite.db, [popup.id]);
});

test('LIMITS-002 of twenty pages the first, the last and three around the chosen one are named', async () => {
  const read = async () => {
    const reply = await fetch(`${contentSite.operatorUrl}/wps/announcement?types=PL&platform=W`);
    return ((await reply.json()) as { value: { player: { id: string }[] } }).value.player;
  };
  const many = await givenNotices(contentSite.db, 20 * 9 - (await read()).length);
  await expect.poll(async () => (await read()).length).toBe(20 * 9);
  await using visitor = await contentSite.visit(`/noticePage?id=${(await read())[9 * 9]?.id}`);
  const turner = visitor.page.getByRole('navigation', { name: siteTexts.en.records.pages });
  await turner.waitFor();
  const named = await turner.evaluate((nav) =>
    [...nav.children].filter((one) => !one.matches('[role=status]')).map((one) => one.textContent ?? ''),
  );
  expect(named.filter((text) => text !== '')).toEqual(['1', '…', '9', '10', '11', '…', '20']);
  await givenPiecesOff(contentSite.db, many);
});
