import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawPng } from '../../tools/test/picture.ts';
import { givenPiecesOff } from '../../tools/scenario/index.ts';
import { auditPage } from '../audit-page.ts';
import { goInside } from '../site/go-inside.ts';
import { button, consoleTexts, contentSite, siteTexts, words } from './content-site.ts';

/** Pages that have banners, each with the group of its own; which group a route has is worked out without a page. */
const ROUTES = [
  ['/', 'w_home'],
  ['/rng', 'w_rng'],
  ['/pointMall', 'w_shop'],
  ['/help', 'w_help'],
] as const;

const RAIN = {
  kind: 'PROMOTION',
  art: '/art/hero.svg',
  linkageType: 'INTERNAL',
  linkageUrl: '/rng',
  texts: {
    en: { title: 'Rain of gold', lead: '', content: '<p>Every <em>Friday</em></p>', action: 'To the slots' },
  },
} as const;

const carouselOf = (page: Page): Locator => page.getByRole('region', { name: siteTexts.en.home.banners });
const titlesOf = (page: Page): Promise<string[]> => carouselOf(page).locator('h2').allTextContents();
const dotsOf = (page: Page): Locator => carouselOf(page).getByRole('button', { name: /^Banner \d of \d$/ });

const put = async (place: string, title: string, more: object = {}): Promise<string> => {
  const { id } = await contentSite.write(title, { kind: 'BANNER', place, art: '/art/hero.svg', ...more });
  return id;
};

/** Staff puts up a picture of its own, and sees it before it is kept. */
const putUpPicture = async (place: string, title: string): Promise<void> => {
  const { page } = await contentSite.openConsole('/content?kind=BANNER');
  // The list of another kind may still be on the screen, with a button of its own.
  await page.getByRole('button', { name: consoleTexts.kinds.BANNER, exact: true, pressed: true }).waitFor();
  await button(page, consoleTexts.create).click();
  const editor = page.getByRole('dialog', { name: consoleTexts.create });
  const english = editor.getByRole('group', { name: 'English' });
  await english.getByLabel(consoleTexts.name, { exact: true }).fill(title);
  const picture = { name: 'grey.png', mimeType: 'image/png', buffer: drawPng(80, 36) };
  await editor.locator('input[type=file]').setInputFiles(picture);
  const art = editor.getByRole('region', { name: consoleTexts.preview }).locator('img[src^="/art/picture/"]');
  await art.waitFor();
  await expect.poll(() => art.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(80);
  await editor.getByLabel(consoleTexts.state).selectOption('PUBLISHED');
  await editor.getByLabel(consoleTexts.place).selectOption(place);
  await editor.getByLabel('Reason').fill('a new picture');
  await editor.getByRole('button', { name: consoleTexts.save, exact: true }).click();
  await page.getByRole('link', { name: title }).waitFor();
};

const expectGroups = async (page: Page): Promise<void> => {
  for (const [path, group] of ROUTES) {
    await goInside(page, path);
    await expect
      .poll(async () => [path, (await titlesOf(page)).filter((title) => title.startsWith('Of '))])
      .toEqual([path, [`Of ${group}`]]);
    if (group !== 'w_shop') continue;
    const art = await page.locator('img[src^="/art/picture/"]').getAttribute('src');
    expect((await page.request.get(art ?? '')).headers()['content-type']).toBe('image/png');
  }
  // On the last of them the banner is alone and leads nowhere.
  expect(await titlesOf(page)).toHaveLength(1);
  expect(await carouselOf(page).getByRole('button').count()).toBe(0);
  expect(await carouselOf(page).getByRole('link').count()).toBe(0);
};

/** The promotion by its title in the list, and by the first of two banners. */
const expectPromotion = async (page: Page, id: string): Promise<void> => {
  await goInside(page, '/promotions');
  await expect.poll(() => titlesOf(page)).toEqual(['To the rain', 'To the slots']);
  await page.getByRole('list', { name: words.news }).getByRole('link', { name: 'Rain of gold' }).click();
  await page.waitForURL(`**/promoDetail?id=${id}`);
  await page.getByRole('heading', { name: 'Rain of gold', level: 1 }).waitFor();
  expect(await carouselOf(page).count()).toBe(0);
  expect(await page.getByRole('main').locator('em').innerText()).toBe('Friday');
  expect(await page.getByRole('link', { name: 'To the slots' }).getAttribute('href')).toBe('/rng');
  expect(await auditPage(page, 'main')).toEqual([]);
  await page.goBack();
  await carouselOf(page).getByRole('link').click();
  await page.waitForURL(`**/promoDetail?id=${id}`);
  await goInside(page, '/promoDetail?id=999999');
  await page.getByText(words.noPromotion).waitFor();
  await goInside(page, '/join');
  await page.getByRole('heading', { name: words.join, level: 1 }).waitFor();
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await carouselOf(page).waitFor({ state: 'detached' });
};

/** From a press on, five seconds pass; neither the press nor a pointer above holds them up. */
const expectMoves = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await goInside(page, '/promotions');
  const dots = dotsOf(page);
  await expect.poll(() => dots.count()).toBe(2);
  const shown = async () =>
    (await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current')))).indexOf('true');
  await page.clock.pauseAt(Date.now() + 60_000);
  await dots.nth(1).click();
  await expect.poll(shown).toBe(1);
  await carouselOf(page).hover();
  for (const next of [0, 1]) {
    await page.clock.runFor(4_900);
    expect(await shown()).toBe(1 - next);
    await page.clock.runFor(200);
    await expect.poll(shown).toBe(next);
  }
  await carouselOf(page).getByRole('group', { name: 'Banner 2 of 2' }).getByRole('link').click();
  await page.waitForURL('**/rng');
};

test('SHELL-027 SHELL-032 SHELL-040 SHELL-041 SHELL-042 SHELL-043 SHELL-044 SHELL-045 SHELL-046 a route shows the banners of its group, also with a picture that staff puts up; two have dots, move by themselves, and lead where they are to lead', async () => {
  await putUpPicture('w_shop', 'Of w_shop');
  const { id: promotion } = await contentSite.write('Rain of gold', RAIN);
  const ids = [
    promotion,
    await put('w_home', 'Of w_home'),
    await put('w_rng', 'Of w_rng'),
    await put('w_help', 'Of w_help'),
    await put('w_promotion', 'To the rain', { linkageType: 'PROMO', linkageUrl: promotion }),
    await put('w_promotion', 'To the slots', { linkageType: 'INTERNAL', linkageUrl: '/rng', position: 1 }),
  ];
  await using visitor = await contentSite.visit('/help');
  const { page } = visitor;
  await expectGroups(page);
  await expectPromotion(page, promotion);
  await expectMoves(page);
  await givenPiecesOff(contentSite.db, ids);
});
