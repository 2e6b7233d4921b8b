import { beforeAll, expect, test } from 'vitest';
import { untilGamesAreListed } from '../../games-listed.ts';
import { siteTexts } from '../../test-site.ts';
import { auditThemes } from '../../audit-page.ts';
import { operate } from '../../operate.ts';
import { hrefsToCodes, namesOf, noteCalls, tiles } from '../tiles.ts';
import { testSite } from '../frame/frame-site.ts';

const { lobby, game } = siteTexts.en;

beforeAll(() => untilGamesAreListed(testSite.operatorUrl, { all: true }), 180_000);

test('the order of the list is the server’s, stands in the address, holds over pages and typing, and goes with the filters', async () => {
  await using visitor = await testSite.visit({ width: 1440, height: 6_000 });
  const { page } = visitor;
  const calls = noteCalls(page, '/lgw/games/list');
  await page.goto('/rng?page=all');
  await tiles(page).first().waitFor();
  const usual = await namesOf(page);
  const sort = page.getByRole('main').getByLabel(lobby.sort);
  expect(await sort.locator('option').allInnerTexts()).toEqual([
    lobby.orders.popular,
    lobby.orders.newest,
    lobby.orders.name,
  ]);
  await sort.selectOption({ label: lobby.orders.name });
  await expect.poll(() => new URL(page.url()).searchParams.get('sortBy')).toBe('name');
  const { compare } = new Intl.Collator('en', { numeric: true });
  const titles = () => tiles(page).locator('a').evaluateAll(titlesOf);
  await expect.poll(async () => (await titles())[0]?.startsWith('A')).toBe(true);
  await page.getByRole('button', { name: lobby.loadMore }).click();
  await expect.poll(() => tiles(page).count()).toBe(48);
  const sorted = await titles();
  expect(sorted).toEqual(sorted.toSorted(compare));
  expect(new Set(hrefsToCodes(await namesOf(page))).size).toBe(48);
  expect(calls.map((query) => [query.get('sortBy'), query.get('pageNo')])).toEqual([
    ['', '1'],
    ['name', '1'],
    ['name', '2'],
  ]);

  // What is there already is searched while the answer is on its way, and keeps its order.
  await page.route('**/lgw/games/list?*gameName=ca*', () => undefined);
  const search = page.getByRole('main').getByRole('textbox', { name: lobby.search });
  await search.fill('ca');
  await expect.poll(() => tiles(page).count()).toBeLessThan(48);
  const kept = await titles();
  expect(kept.length).toBeGreaterThan(1);
  expect(kept).toEqual(sorted.filter((name) => kept.includes(name)));
  await expect.poll(() => new URL(page.url()).searchParams.get('gameName')).toBe('ca');

  await page.getByRole('button', { name: lobby.clearAll }).click();
  await expect.poll(() => namesOf(page)).toEqual(usual);
  await expect.poll(() => new URL(page.url()).searchParams.has('sortBy')).toBe(false);
  expect(await sort.inputValue()).toBe('');
});

const titlesOf = (cards: readonly Element[]): string[] =>
  cards.map((card) => card.querySelector(':scope > :last-child')?.previousElementSibling?.textContent ?? '');

test('two changes at once both stand, and a list that is chosen anew begins without what was still being typed', async () => {
  await using visitor = await testSite.visit({ width: 1440 });
  const { page } = visitor;
  await page.goto('/rng?page=all&minBet=0.5');
  await tiles(page).first().waitFor();
  const main = page.getByRole('main');
  const taps = [
    main
      .getByRole('group', { name: lobby.studios, exact: true })
      .getByRole('listitem')
      .nth(3)
      .getByRole('button'),
    main.getByRole('group', { name: lobby.gameClass, exact: true }).getByRole('button').first(),
  ];
  // Both within one task of the page, so that nothing is drawn between them.
  const buttons = await Promise.all(taps.map((tap) => tap.elementHandle()));
  await page.evaluate((all) => {
    for (const button of all) (button as HTMLElement | null)?.click();
  }, buttons);
  const asked = () => Object.keys(Object.fromEntries(new URL(page.url()).searchParams)).toSorted();
  await expect.poll(asked).toEqual(['gameClassify', 'minBet', 'type', 'vassalage']);

  const search = main.getByRole('textbox', { name: lobby.search });
  await search.fill('ca');
  await page.getByRole('button', { name: lobby.clearAll }).first().click();
  await expect.poll(() => search.inputValue()).toBe('');
  await expect.poll(asked).toEqual(['page']);
});

test('on a phone the order stands in the sheet of the filters', async () => {
  await using visitor = await testSite.visit({ width: 390, height: 844 });
  const { page } = visitor;
  const calls = noteCalls(page, '/lgw/games/list');
  await page.goto('/rng?page=all&sortBy=newest');
  await tiles(page).first().waitFor();
  expect(calls[0]?.get('sortBy')).toBe('newest');
  await page.getByRole('button', { name: lobby.filters }).click();
  const sheet = page.getByRole('dialog');
  expect(await sheet.getByLabel(lobby.sort).inputValue()).toBe('newest');
  await sheet.getByRole('button', { name: lobby.clearAll }).click();
  await expect.poll(() => sheet.getByLabel(lobby.sort).inputValue()).toBe('');
  expect(await auditThemes(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await auditThemes(page, 'main')).toEqual([]);
});

const labelOf = (text: string, name: string): string => text.replace('{{name}}', name);

test('a game is told about by its key and its button, and the focus comes back', async () => {
  await using visitor = await testSite.visit({ width: 1440 });
  const { page, complaints } = visitor;
  await page.goto('/rng?page=all&sortBy=name');
  const card = tiles(page).nth(2);
  await card.waitFor();
  const [name = ''] = await card.locator('a').evaluateAll(titlesOf);
  await card.locator('a').focus();
  await page.keyboard.press('i');
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByText(game.features.wilds).waitFor();
  expect(await sheet.locator('dd').allInnerTexts()).toEqual([
    expect.any(String),
    expect.stringMatching(/^9[4-7]\.\d\d%$/u),
    expect.stringMatching(/^Ks\u00A0\d+\.00 – Ks\u00A0\d+,000\.00$/u),
    expect.stringMatching(new RegExp(`^(${Object.values(game.volatilities).join('|')})$`)),
    expect.stringContaining(game.features.wilds),
  ]);
  expect(await sheet.getByRole('button', { name: labelOf(game.favourite, name) }).count()).toBe(1);
  expect(await auditThemes(page, '[role="dialog"]')).toEqual([]);
  expect(await sheet.getByRole('button', { name: game.demo }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  const link = card.locator('a');
  await expect.poll(() => link.evaluate((own) => own === document.activeElement)).toBe(true);

  const button = card.getByRole('button', { name: labelOf(game.about, name) });
  await button.click();
  await sheet.getByRole('button', { name: game.start }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((own) => own === document.activeElement)).toBe(true);

  await button.click();
  await sheet.getByRole('button', { name: game.start }).click();
  await page.getByRole('dialog', { name: siteTexts.en.access.login.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/rng');
  expect(complaints).toEqual([]);
});

test('with free play on, the sheet leads a visitor to it, and a member not', async () => {
  await operate(testSite.databaseUrl, 'flag', 'FREEPLAY3', 'on');
  await using visitor = await testSite.visit({ width: 390, height: 844 });
  const { page } = visitor;
  await page.goto('/rng?page=all');
  await tiles(page)
    .first()
    .getByRole('button', { name: /^About/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: game.demo }).click();
  await page.getByRole('dialog', { name: siteTexts.en.access.freePlay.title }).waitFor();

  await using visit = await testSite.visitAs(await testSite.openMember('teller'), {
    width: 390,
    height: 844,
    address: '/rng?page=all',
  });
  await tiles(visit.page)
    .first()
    .getByRole('button', { name: /^About/ })
    .click();
  const sheet = visit.page.getByRole('dialog');
  await sheet.getByText(game.features.wilds).waitFor();
  expect(await sheet.getByRole('button', { name: game.demo }).count()).toBe(0);
  await sheet.getByRole('button', { name: game.start }).click();
  await visit.page.waitForURL(/\/seamless\?/);
  expect(await visit.page.getByRole('dialog').count()).toBe(0);
  await operate(testSite.databaseUrl, 'flag', 'FREEPLAY3', 'off');
});

/** Whether the browser's menu would come up for a link, as it asks on the way to it. */
const showsMenu = (link: Element): boolean =>
  link.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));

test('a finger that is held tells about a game; a tap starts it, and a scroll does neither', async () => {
  await using visitor = await testSite.visit({ width: 390, height: 844 });
  const { page, context } = visitor;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await page.goto('/rng?page=all');
  const card = tiles(page).nth(4).locator('a');
  await card.waitFor();
  const mayShowMenu = () => card.evaluate(showsMenu);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) => {
    const box = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const point = { x: box.x + box.width / 2, y };
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [point] });
  };
  expect(await mayShowMenu()).toBe(true);
  const { y: top, height } = (await card.boundingBox()) ?? { y: 0, height: 0 };
  const middle = top + height / 2;
  const dialogs = page.getByRole('dialog');

  await touch('touchStart', middle);
  for (let moved = 20; moved <= 120; moved += 20) await touch('touchMove', middle - moved);
  await page.waitForTimeout(700);
  expect(await dialogs.count()).toBe(0);
  await touch('touchEnd', middle);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(40);

  const now = ((await card.boundingBox())?.y ?? 0) + height / 2;
  await touch('touchStart', now);
  await dialogs.getByRole('button', { name: game.start }).waitFor();
  expect(await mayShowMenu()).toBe(false);
  await touch('touchEnd', now);
  await page.waitForTimeout(500);
  expect(await dialogs.count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/rng');
  await page.keyboard.press('Escape');
  await dialogs.waitFor({ state: 'detached' });
  expect(await card.evaluate((link) => link === document.activeElement)).toBe(true);

  await touch('touchStart', now);
  await touch('touchEnd', now);
  await page.getByRole('dialog', { name: siteTexts.en.access.login.title }).waitFor();
});
