import { expect, test } from 'vitest';
import { givenUncleaned, pieceIdOf } from '../../tools/scenario/index.ts';
import { auditThemes } from '../audit-page.ts';
import { goInside } from '../site/go-inside.ts';
import { button, contentSite, siteTexts, titled, words } from './content-site.ts';

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

test('CONTENT-001 CONTENT-002 SHELL-031 SHELL-086 SHELL-103 three guides with codes; at the side the apps that there are', async () => {
  await using visitor = await contentSite.visit('/join');
  const { page } = visitor;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const logos = page.waitForResponse((answer) => answer.url().endsWith('/favicon.svg'));
  await goInside(page, '/down');
  const main = page.getByRole('main');
  await expect.poll(() => main.getByRole('img', { name: 'Code:' }).count()).toBe(3);
  expect((await logos).ok()).toBe(true);
  expect(await main.locator('ol').count()).toBe(3);
  await expect.poll(() => main.locator('[role="img"] image').count()).toBe(3);
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
  await page.unroute('**/favicon.svg');
  const sidebar = page.getByRole('navigation', { name: siteTexts.en.shell.navigation });
  expect(await sidebar.getByRole('img', { name: 'Code:' }).count()).toBe(0);
  // The operator remembers its settings for a moment.
  const offer = async (...types: string[]) => {
    await setResources(...types);
    await expect.poll(readOffered).toEqual(types);
    await page.reload();
  };
  const names = () =>
    sidebar
      .getByRole('img', { name: 'Code:' })
      .evaluateAll((all) => all.map((code) => code.getAttribute('aria-label')));
  await offer('IOS', 'MOBILECONFIG', 'ANDROID');
  await expect.poll(names).toEqual(['Code: IOS', 'Code: IOS-LITE-APP', 'Code: ANDROID']);
  await offer('IOS', 'ANDROID');
  await expect.poll(names).toEqual(['Code: IOS', 'Code: ANDROID']);
  await sidebar.getByRole('button', { name: 'Code: IOS' }).click();
  await titled(page, words.download).getByRole('img', { name: 'Code:' }).first().waitFor();
});

test('CONTENT-003 CONTENT-006 SHELL-007 SHELL-029 SHELL-030 SHELL-078 the help is searched, opened by its titles, and stands over the page', async () => {
  await using visitor = await contentSite.visit('/join');
  const { page } = visitor;
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  const asked = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/wps/system/helpCenter' && !searchParams.has('titles');
  });
  await goInside(page, '/help');
  expect(new URL((await asked).url()).search).toBe('?lang=EN&device=WEB');
  await main.getByLabel(words.searchHelp).fill('withdraw');
  await expect.poll(() => main.getByRole('listitem').count()).toBeLessThan(5);
  await main.getByRole('listitem').getByRole('button', { name: 'Withdraw' }).click();
  await page.waitForURL(/\/help\/\d+$/);
  await main.getByRole('heading', { name: 'Withdraw', level: 2 }).waitFor();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Pay in' }).click();
  await main.getByRole('heading', { name: 'Pay in', level: 2 }).waitFor();
  await button(footer, siteTexts.en.shell.help).click();
  await titled(page, words.help).getByRole('button', { name: 'Pay in' }).waitFor();
  await page.goto('/helpXYZ');
  await page.getByRole('heading', { name: words.help, level: 1 }).waitFor();
  await page.goto('/helpmc');
  await page.getByRole('heading', { name: words.memberHelp, level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Your balance', level: 2 }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
});

const EVIL = `<p>still here</p><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>
  <svg onload="window.hacked=1"></svg><a href="javascript:window.hacked=1">one</a><a href="//evil.example">two</a>
  <iframe srcdoc="<script>parent.hacked=1</script>"></iframe><p style="position:fixed" onclick="hacked=1">p</p>`;

const poison = (id: string, address?: string): Promise<void> =>
  givenUncleaned(contentSite.db, id, { content: EVIL, ...(address === undefined ? {} : { address }) });

test('what gets past the operator is harmless on the page: notice, help, promotion, guide, joining, banner link', async () => {
  const notice = await contentSite.write('Poisoned', { position: 0 });
  const promotion = await contentSite.write('Poisoned promotion', {
    kind: 'PROMOTION',
    linkageType: 'EXTERNAL',
    linkageUrl: 'https://news.example/rain',
  });
  const banner = await contentSite.write('Poisoned banner', {
    kind: 'BANNER',
    place: 'w_promotion',
    art: '/art/hero.svg',
    linkageType: 'INTERNAL',
    linkageUrl: '/rng',
  });
  await poison(notice.id);
  await poison(promotion.id, 'javascript:window.hacked=1');
  await poison(banner.id, 'javascript:window.hacked=1');
  const help = await pieceIdOf(contentSite.db, 'HELP', 'SITE');
  await poison(help);
  await poison(await pieceIdOf(contentSite.db, 'DOWNLOAD', 'IOS'));
  await poison(await pieceIdOf(contentSite.db, 'JOIN'));
  await using visitor = await contentSite.visit('/');
  const { page } = visitor;
  for (const path of [
    `/noticePage?id=${notice.id}`,
    `/help/${help}`,
    `/promoDetail?id=${promotion.id}`,
    '/promotions',
    '/down',
    '/join',
  ]) {
    await goInside(page, path);
    const main = page.getByRole('main');
    if (path === '/promotions') await page.getByRole('heading', { name: 'Poisoned banner' }).waitFor();
    else await main.getByText('still here').first().waitFor();
    expect(await main.locator('script, iframe, svg[onload], [onerror], [onclick]').count()).toBe(0);
    expect(await main.locator('a[href^="javascript"], a[href^="//"], p[style]').count()).toBe(0);
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  }
});

test('the pages of content are for everybody in both themes, in Burmese, 390 px wide', async () => {
  const promotion = await pieceIdOf(contentSite.db, 'PROMOTION');
  const help = await pieceIdOf(contentSite.db, 'HELP', 'SITE');
  await using visitor = await contentSite.visit('/', { language: 'my', width: 390 });
  const { page } = visitor;
  for (const path of [
    '/help',
    `/help/${help}`,
    '/down',
    '/join',
    '/noticePage',
    `/promoDetail?id=${promotion}`,
    '/promotions',
    '/helpmc',
  ]) {
    // The last stands alone, without the program of the site around it.
    await (path === '/helpmc' ? page.goto(path) : goInside(page, path));
    await page.waitForURL((url) => url.pathname + url.search === path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
    // What is around the page is looked at once; the last has nothing around it.
    const within = path === '/help' || path === '/helpmc' ? 'html' : 'main';
    expect([path, await auditThemes(page, within)]).toEqual([path, []]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([path, over]).toEqual([path, 0]);
  }
});
