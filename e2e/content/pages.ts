import { expect, test } from 'vitest';
import { auditThemes } from '../audit-page.ts';
import { goInside } from '../site/go-inside.ts';
import { button, consoleTexts, contentSite, siteTexts, titled, words } from './content-site.ts';

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

const titleOf = async (id: string): Promise<string | undefined> => {
  const pieces = await contentSite.askConsole<{ id: string; texts: { en: { title: string } } }[]>(
    'GET',
    '/content?kind=JOIN',
  );
  return pieces.find((piece) => piece.id === id)?.texts.en.title;
};

test('a save of the console is undone from the history', async () => {
  const { id, version } = await contentSite.write('Written once', { kind: 'JOIN', state: 'DRAFT' });
  const body = { version, reason: 'a second thought', draft: await draftOf(id, 'Written twice') };
  await contentSite.askConsole('PUT', `/content/${id}`, body);
  const { page } = await contentSite.openConsole(`/content/${id}?kind=JOIN`);
  const drawer = page.getByRole('complementary', { name: 'Written twice' });
  await drawer.getByText('a second thought').waitFor();
  await button(drawer, consoleTexts.restore).click();
  const dialog = page.getByRole('dialog', { name: consoleTexts.restore });
  await dialog.getByLabel('Reason').fill('the first was better');
  await button(dialog, consoleTexts.restore).click();
  await page.getByRole('complementary', { name: 'Written once' }).waitFor();
  expect(await titleOf(id)).toBe('Written once');
});

const setResources = (...types: string[]): Promise<unknown> =>
  contentSite.askConsole('PUT', '/settings/site.resources', {
    value: types.map((resourceType) => ({ resourceType, url: '/', qrCodeUrl: '' })),
    reason: 'for a journey',
    requestId: crypto.randomUUID(),
  });

const readOffered = async (): Promise<string[]> => {
  const reply = await fetch(`${contentSite.operatorUrl}/wps/system/permission?url=localhost`);
  const { value } = (await reply.json()) as { value: { resources: { resourceType: string }[] } };
  return value.resources.map(({ resourceType }) => resourceType);
};

/** The operator remembers its settings for a moment. */
const offer = async (...types: string[]): Promise<void> => {
  await setResources(...types);
  await expect.poll(readOffered).toEqual(types);
};

test('CONTENT-001 CONTENT-002 SHELL-031 SHELL-086 SHELL-103 three guides with codes, which are drawn without their logo too; at the side the apps that there are', async () => {
  await offer('IOS', 'MOBILECONFIG', 'ANDROID');
  await using visitor = await contentSite.visit('/join');
  const { page } = visitor;
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  const logos = page.waitForResponse((answer) => answer.url().endsWith('/favicon.svg'));
  await goInside(page, '/down');
  await expect.poll(() => main.getByRole('img', { name: 'Code:' }).count()).toBe(3);
  expect((await logos).ok()).toBe(true);
  expect(await main.locator('ol').count()).toBe(3);
  await expect.poll(() => main.locator('[role="img"] image').count()).toBe(3);
  const sidebar = page.getByRole('navigation', { name: siteTexts.en.shell.navigation });
  const names = () =>
    sidebar
      .getByRole('img', { name: 'Code:' })
      .evaluateAll((all) => all.map((code) => code.getAttribute('aria-label')));
  await expect.poll(names).toEqual(['Code: IOS', 'Code: IOS-LITE-APP', 'Code: ANDROID']);

  await offer('IOS', 'ANDROID');
  await page.route('**/favicon.svg', (route) => route.abort());
  await page.reload();
  await expect.poll(() => main.getByRole('img', { name: 'Code:' }).count()).toBe(3);
  await page.waitForLoadState('networkidle');
  // Without its logo a code is drawn whole.
  const drawn = await main
    .locator('[role="img"] path')
    .evaluateAll((all) => all.map((one) => one.getAttribute('d')?.length ?? 0));
  expect(drawn.every((length) => length > 1_000)).toBe(true);
  expect([drawn.length, await main.locator('[role="img"] image').count()]).toEqual([3, 0]);
  await expect.poll(names).toEqual(['Code: IOS', 'Code: ANDROID']);
  await sidebar.getByRole('button', { name: 'Code: IOS' }).click();
  await titled(page, words.download).getByRole('img', { name: 'Code:' }).first().waitFor();
});

test('CONTENT-003 CONTENT-006 SHELL-007 SHELL-029 SHELL-030 SHELL-078 the help is searched, opened by its titles, and stands over the page; that of members stands alone', async () => {
  await using visitor = await contentSite.visit('/join');
  const { page } = visitor;
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  const asked = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/wps/system/helpCenter' && !searchParams.has('titles');
  });
  await goInside(page, '/helpXYZ');
  await page.getByRole('heading', { name: words.help, level: 1 }).waitFor();
  expect(new URL((await asked).url()).search).toBe('?lang=EN&device=WEB');
  await goInside(page, '/help');
  await main.getByLabel(words.searchHelp).fill('withdraw');
  await expect.poll(() => main.getByRole('listitem').count()).toBeLessThan(5);
  await main.getByRole('listitem').getByRole('button', { name: 'Withdraw' }).click();
  await page.waitForURL(/\/help\/\d+$/);
  await main.getByRole('heading', { name: 'Withdraw', level: 2 }).waitFor();
  expect(await auditThemes(page)).toEqual([]);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Pay in' }).click();
  await main.getByRole('heading', { name: 'Pay in', level: 2 }).waitFor();
  await button(footer, siteTexts.en.shell.help).click();
  await titled(page, words.help).getByRole('button', { name: 'Pay in' }).waitFor();
  // It has none of the program of the site around it.
  await page.goto('/helpmc');
  await page.getByRole('heading', { name: words.memberHelp, level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Your balance', level: 2 }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
});
