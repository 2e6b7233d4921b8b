import { expect, test } from 'vitest';
import { drawPng } from '../../tools/test/picture.ts';
import { givenPiecesOff } from '../../tools/scenario/index.ts';
import { goInside } from '../site/go-inside.ts';
import { button, consoleTexts, contentSite, siteTexts, words } from './content-site.ts';

test('SHELL-027 SHELL-032 SHELL-040 promotions, joining and the banners of a route', async () => {
  const { id } = await contentSite.write('Rain of gold', {
    kind: 'PROMOTION',
    art: '/art/hero.svg',
    linkageType: 'INTERNAL',
    linkageUrl: '/rng',
    texts: {
      en: {
        title: 'Rain of gold',
        lead: '',
        content: '<p>Every <em>Friday</em></p>',
        action: 'To the slots',
      },
    },
  });
  const { id: banner } = await contentSite.write('To the rain', {
    kind: 'BANNER',
    place: 'w_promotion',
    art: '/art/hero.svg',
    linkageType: 'PROMO',
    linkageUrl: id,
  });
  await using visitor = await contentSite.visit('/promotions');
  const { page } = visitor;
  const carousel = page.getByRole('region', { name: siteTexts.en.home.banners });
  await carousel.getByRole('heading', { name: 'To the rain' }).waitFor();
  await page.getByRole('list', { name: words.news }).getByRole('link', { name: 'Rain of gold' }).click();
  await page.waitForURL(`**/promoDetail?id=${id}`);
  await page.getByRole('heading', { name: 'Rain of gold', level: 1 }).waitFor();
  expect(await carousel.count()).toBe(0);
  expect(await page.getByRole('main').locator('em').innerText()).toBe('Friday');
  expect(await page.getByRole('link', { name: 'To the slots' }).getAttribute('href')).toBe('/rng');
  await page.goBack();
  await carousel.getByRole('link').click();
  await page.waitForURL(`**/promoDetail?id=${id}`);
  await goInside(page, '/promoDetail?id=999999');
  await page.getByText(words.noPromotion).waitFor();
  await goInside(page, '/join');
  await page.getByRole('heading', { name: words.join, level: 1 }).waitFor();
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await givenPiecesOff(contentSite.db, [id, banner]);
});

/** The routes that have banners, each with the group of its own. */
const ROUTES = [
  ['/', 'w_home'],
  ['/rng', 'w_rng'],
  ['/live', 'w_live'],
  ['/fish', 'w_fish'],
  ['/pvp', 'w_pvp'],
  ['/sports', 'w_sports'],
  ['/esports', 'w_esports'],
  ['/elott', 'w_lott'],
  ['/down', 'w_down'],
  ['/pointMall', 'w_shop'],
  ['/help', 'w_help'],
  ['/sv3', 'w_cockfight'],
  ['/promotions', 'w_promotion'],
] as const;

test('SHELL-041 SHELL-042 SHELL-044 SHELL-045 SHELL-046 a route shows the banners of its group; two have dots, move by themselves, and lead where they are to lead', async () => {
  const ids: string[] = [];
  const put = async (place: string, title: string, more: object = {}) =>
    void ids.push(
      (await contentSite.write(title, { kind: 'BANNER', place, art: '/art/hero.svg', ...more })).id,
    );
  for (const [, group] of ROUTES) await put(group, `Of ${group}`);
  await using visitor = await contentSite.visit('/help', { reducedMotion: 'no-preference' });
  const { page } = visitor;
  const carousel = page.getByRole('region', { name: siteTexts.en.home.banners });
  const titles = () => carousel.locator('h2').allTextContents();
  for (const [path, group] of ROUTES) {
    await goInside(page, path);
    await expect
      .poll(async () => [path, (await titles()).filter((title) => title.startsWith('Of '))])
      .toEqual([path, [`Of ${group}`]]);
  }
  await goInside(page, '/join');
  await carousel.waitFor({ state: 'detached' });

  await goInside(page, '/promotions');
  await expect.poll(titles).toEqual(['Of w_promotion']);
  expect(await carousel.getByRole('button').count()).toBe(0);
  expect(await carousel.getByRole('link').count()).toBe(0);
  await put('w_promotion', 'To the slots', { linkageType: 'INTERNAL', linkageUrl: '/rng', position: 1 });
  await page.clock.install();
  await page.reload();
  await expect.poll(titles).toEqual(['Of w_promotion', 'To the slots']);
  const dots = carousel.getByRole('button', { name: /^Banner \d of 2$/ });
  expect(await dots.count()).toBe(2);
  const shown = async () =>
    (await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current')))).indexOf('true');
  await page.clock.pauseAt(Date.now() + 60_000);
  // From a press on, five seconds pass; neither the press nor a pointer above holds them up.
  await dots.nth(1).click();
  await expect.poll(shown).toBe(1);
  await carousel.hover();
  for (const next of [0, 1]) {
    await page.clock.runFor(4_900);
    expect(await shown()).toBe(1 - next);
    await page.clock.runFor(200);
    await expect.poll(shown).toBe(next);
  }
  await carousel.getByRole('link').click();
  await page.waitForURL('**/rng');
  await givenPiecesOff(contentSite.db, ids);
});

test('SHELL-043 a picture that staff puts up stands in the preview and on the banner', async () => {
  await using colleague = await contentSite.visitConsole('/content?kind=BANNER', { theme: 'dark' });
  const { page } = colleague;
  await button(page, consoleTexts.create).click();
  const editor = page.getByRole('dialog', { name: consoleTexts.create });
  const english = editor.getByRole('group', { name: 'English' });
  await english.getByLabel(consoleTexts.name, { exact: true }).fill('A grey picture');
  const picture = { name: 'grey.png', mimeType: 'image/png', buffer: drawPng(80, 36) };
  await editor.locator('input[type=file]').setInputFiles(picture);
  const art = editor.getByRole('region', { name: consoleTexts.preview }).locator('img[src^="/art/picture/"]');
  await art.waitFor();
  await expect.poll(() => art.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(80);
  await editor.getByLabel(consoleTexts.state).selectOption('PUBLISHED');
  await editor.getByLabel(consoleTexts.place).selectOption('w_shop');
  await editor.getByLabel('Reason').fill('a new picture');
  await editor.getByRole('button', { name: consoleTexts.save, exact: true }).click();
  await page.getByRole('link', { name: 'A grey picture' }).waitFor();
  await using visitor = await contentSite.visit('/pointMall');
  await visitor.page.getByRole('heading', { name: 'A grey picture' }).waitFor();
  const path = await visitor.page.locator('img[src^="/art/picture/"]').getAttribute('src');
  expect((await visitor.page.request.get(path ?? '')).headers()['content-type']).toBe('image/png');
});
