import { loadAccountMessages, loadConsoleMessages, loadMessages } from '@hintha/messages';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitor, shareBrowser, type Visit, type Visitor } from '../browser.ts';
import { noteCalls } from '../calls.ts';
import { openOffice, type Office } from '../console/office.ts';
import { drawPng } from '../../tools/test/picture.ts';
import { auditPage, auditThemes } from '../audit-page.ts';
import { ask } from '../payments/savers.ts';
import { goInside } from '../site/go-inside.ts';

const PATIENCE = 30_000;
const site = { en: await loadMessages('en'), my: await loadMessages('my') };
const accountTexts = await loadAccountMessages('en');
const words = accountTexts.content;
const consoleTexts = (await loadConsoleMessages('en')).content;

let office: Office;
let browser: Browser;
let token = '';

beforeAll(async () => {
  [office, browser] = await Promise.all([openOffice(), shareBrowser({ games: false })]);
  token = await office.enter(await office.hire('thiri'));
}, 180_000);

afterAll(async () => {
  await office?.[Symbol.asyncDispose]();
});

const visit = async (path: string, order: Visit = {}): Promise<Visitor> => {
  const usual = { language: 'en', width: 1100, height: 800 } as const;
  const visitor = await openVisitor(browser, office.testSite.operatorUrl, { ...usual, ...order });
  visitor.context.setDefaultTimeout(PATIENCE);
  await visitor.page.goto(path);
  return visitor;
};

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });
const titled = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

interface Piece {
  id: string;
  version: number;
}

/** Writes a piece by the call of the console. */
const write = (title: string, more: object = {}): Promise<Piece> => {
  const text = { title, lead: '', content: `<p>About ${title}</p>`, action: '' };
  const draft = {
    kind: 'NOTICE',
    place: '',
    texts: { en: text },
    art: null,
    linkageType: null,
    linkageUrl: null,
    audience: 'ALL',
    leastLevel: 1,
    device: 'ANY',
    position: 0,
    state: 'PUBLISHED',
    from: null,
    until: null,
    ...more,
  };
  return ask(`${office.origin}/console/content`, 'POST', { token, body: { draft, reason: 'for a journey' } });
};

/** Puts a text past everything that cleans it, as a hole in the operator would. */
const poison = (id: string, content: string, more = '') =>
  office.db.pool.query(
    `update content_piece set texts = jsonb_set(texts, '{en,content}', to_jsonb($2::text)) ${more} where id = $1`,
    [id, content],
  );

const idOf = async (kind: string, place = ''): Promise<string> => {
  const { rows } = await office.db.pool.query<{ id: bigint }>(
    `select id from content_piece where kind = $1 and place = $2 and state = 'PUBLISHED'
     order by position, id limit 1`,
    [kind, place],
  );
  return String(rows[0]?.id);
};

test('CONTENT-005 SHELL-063 staff writes a notice with a preview, and visitors read it in both languages', async () => {
  await using colleague = await office.visit({ token, width: 1440, height: 900 });
  const { page } = colleague;
  await page.goto('/content');
  await button(page, consoleTexts.create).click();
  const editor = page.getByRole('dialog', { name: consoleTexts.create });
  const preview = editor.getByRole('region', { name: consoleTexts.preview });
  const fill = async (title: string, content: string) => {
    await editor.getByLabel(consoleTexts.name, { exact: true }).fill(title);
    await editor.getByRole('textbox', { name: consoleTexts.content }).fill(content);
    await preview.getByText(title).waitFor();
  };
  await fill('ထုံးတမ်းသစ်', '<p>ကြိုဆိုပါသည်<script>window.hacked = 1</script></p>');
  await preview.getByText('ကြိုဆိုပါသည်').waitFor();
  expect(await preview.innerHTML()).not.toContain('script');
  await editor.getByLabel(consoleTexts.language).selectOption('en');
  await fill('A new custom', '<p>You are <strong>welcome</strong>.</p>');
  await preview.locator('strong').waitFor();
  expect(await auditPage(page)).toEqual([]);
  await editor.getByLabel(consoleTexts.state).selectOption('PUBLISHED');
  await editor.getByLabel('Reason').fill('the first notice');
  await editor.getByRole('button', { name: consoleTexts.save }).click();
  await page.getByRole('link', { name: 'A new custom' }).waitFor();

  for (const [language, title, text] of [
    ['en', 'A new custom', 'You are welcome.'],
    ['my', 'ထုံးတမ်းသစ်', 'ကြိုဆိုပါသည်'],
  ] as const) {
    await using visitor = await visit('/', { language });
    const strip = visitor.page.getByRole('region', { name: site[language].shell.notices });
    await strip.getByRole('button', { name: title }).first().click();
    const dialog = titled(visitor.page, site[language].shell.notices);
    await dialog.getByRole('article').getByText(text).waitFor();
    expect(await auditPage(visitor.page)).toEqual([]);
  }
});

test('a save of the console is undone from the history', async () => {
  const { id, version } = await write('Written once', { kind: 'JOIN', state: 'DRAFT' });
  const body = { version, reason: 'a second thought', draft: await draftOf(id, 'Written twice') };
  await ask(`${office.origin}/console/content/${id}`, 'PUT', { token, body });
  await using colleague = await office.visit({ token, width: 1440, height: 900, theme: 'dark' });
  const { page } = colleague;
  await page.goto(`/content/${id}?kind=JOIN`);
  const drawer = page.getByRole('complementary', { name: 'Written twice' });
  await drawer.getByText('a second thought').waitFor();
  await button(drawer, consoleTexts.restore).click();
  const dialog = page.getByRole('dialog', { name: consoleTexts.restore });
  await dialog.getByLabel('Reason').fill('the first was better');
  await button(dialog, consoleTexts.restore).click();
  await page.getByRole('complementary', { name: 'Written once' }).waitFor();
  expect(await auditPage(page)).toEqual([]);
});

const draftOf = async (id: string, title: string): Promise<object> => {
  const pieces: (Piece & Record<string, unknown>)[] = await ask(
    `${office.origin}/console/content?kind=JOIN`,
    'GET',
    { token },
  );
  const {
    version: _,
    shown: _s,
    changedAt: _a,
    changedBy: _b,
    id: _i,
    ...draft
  } = pieces.find((piece) => piece.id === id) ?? ({} as Piece & Record<string, unknown>);
  return { ...draft, texts: { en: { title, lead: '', content: '<p>Twice</p>', action: '' } } };
};

test('CONTENT-008 SHELL-023 nine titles stand on a page of the notices, with the text of the chosen one', async () => {
  for (let number = 1; number <= 8; number += 1) await write(`Notice ${number}`, { position: number });
  await using visitor = await visit('/noticePage', { width: 360 });
  const { page } = visitor;
  const titles = page.getByRole('main').getByRole('listitem');
  for (const width of [360, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => titles.count(), { timeout: PATIENCE }).toBe(9);
    await button(page, site.en.records.nextPage).click();
    await expect.poll(() => titles.count(), { timeout: PATIENCE }).toBe(2);
    await button(page, site.en.records.previousPage).click();
    await page.getByRole('main').getByRole('button', { name: 'Notice 2' }).click();
    await page.getByRole('article').getByText('About Notice 2').waitFor();
    expect(await auditPage(page)).toEqual([]);
  }
});

test('CONTENT-016 a popup shows once a session, and the notices are read once', async () => {
  const popup = await write('Look here', { kind: 'POPUP' });
  await using visitor = await visit('/');
  const { page } = visitor;
  const calls = noteCalls(page);
  const dialog = titled(page, site.en.access.popups);
  await dialog.getByText('About Look here').waitFor();
  expect(await auditPage(page)).toEqual([]);
  await button(dialog, site.en.shell.close).click();
  await page.getByRole('navigation', { name: site.en.shell.navigation }).getByText('Promotions').click();
  await page.getByRole('heading', { name: accountTexts.promotions.title, level: 1 }).waitFor();
  expect(calls('GET', 'announcement')).toHaveLength(0);
  await page.reload();
  await page.getByRole('heading', { name: accountTexts.promotions.title, level: 1 }).waitFor();
  await page.getByRole('region', { name: site.en.shell.notices }).waitFor();
  expect(await dialog.count()).toBe(0);
  await using another = await visit('/');
  await titled(another.page, site.en.access.popups).waitFor();
  await office.db.pool.query(`update content_piece set state = 'OFF' where id = $1`, [popup.id]);
});

const setResources = (...types: string[]) =>
  ask(`${office.origin}/console/settings/site.resources`, 'PUT', {
    token,
    body: {
      value: types.map((resourceType) => ({ resourceType, url: '/', qrCodeUrl: '' })),
      reason: 'for a journey',
      requestId: crypto.randomUUID(),
    },
  });

const readOffered = async (): Promise<string[]> => {
  const reply = await fetch(`${office.testSite.operatorUrl}/wps/system/permission?url=localhost`);
  const { value } = (await reply.json()) as { value: { resources: { resourceType: string }[] } };
  return value.resources.map(({ resourceType }) => resourceType);
};

test('CONTENT-001 CONTENT-002 SHELL-031 SHELL-086 SHELL-103 three guides with codes; at the side the apps that there are', async () => {
  await using visitor = await visit('/down');
  const { page } = visitor;
  const logos = page.waitForResponse((answer) => answer.url().endsWith('/favicon.svg'));
  await page.reload();
  const main = page.getByRole('main');
  await expect.poll(() => main.getByRole('img', { name: 'Code:' }).count(), { timeout: PATIENCE }).toBe(3);
  expect((await logos).ok()).toBe(true);
  expect(await main.locator('ol').count()).toBe(3);
  await expect.poll(() => main.locator('[role="img"] image').count(), { timeout: PATIENCE }).toBe(3);
  await page.route('**/favicon.svg', (route) => route.abort());
  await page.reload();
  await expect.poll(() => main.getByRole('img', { name: 'Code:' }).count(), { timeout: PATIENCE }).toBe(3);
  await page.waitForLoadState('networkidle');
  // Without its logo a code is drawn whole.
  const drawn = await main
    .locator('[role="img"] path')
    .evaluateAll((all) => all.map((one) => one.getAttribute('d')?.length ?? 0));
  expect(drawn.every((length) => length > 1_000)).toBe(true);
  expect([drawn.length, await main.locator('[role="img"] image').count()]).toEqual([3, 0]);
  await page.unroute('**/favicon.svg');
  const sidebar = page.getByRole('navigation', { name: site.en.shell.navigation });
  expect(await sidebar.getByRole('img', { name: 'Code:' }).count()).toBe(0);
  // The operator remembers its settings for a moment.
  const offer = async (...types: string[]) => {
    await setResources(...types);
    await expect.poll(readOffered, { timeout: PATIENCE }).toEqual(types);
    await page.reload();
  };
  const names = () =>
    sidebar
      .getByRole('img', { name: 'Code:' })
      .evaluateAll((all) => all.map((code) => code.getAttribute('aria-label')));
  await offer('IOS', 'MOBILECONFIG', 'ANDROID');
  await expect
    .poll(names, { timeout: PATIENCE })
    .toEqual(['Code: IOS', 'Code: IOS-LITE-APP', 'Code: ANDROID']);
  expect(await auditPage(page)).toEqual([]);
  await offer('IOS', 'ANDROID');
  await expect.poll(names, { timeout: PATIENCE }).toEqual(['Code: IOS', 'Code: ANDROID']);
  await sidebar.getByRole('button', { name: 'Code: IOS' }).click();
  await titled(page, words.download).getByRole('img', { name: 'Code:' }).first().waitFor();
});

test('CONTENT-003 CONTENT-006 SHELL-007 SHELL-029 SHELL-030 SHELL-078 the help is searched, opened by its titles, and stands over the page', async () => {
  await using visitor = await visit('/');
  const { page } = visitor;
  const main = page.getByRole('main');
  const asked = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/wps/system/helpCenter' && !searchParams.has('titles');
  });
  await page.goto('/help');
  expect(new URL((await asked).url()).search).toBe('?lang=EN&device=WEB');
  await main.getByLabel(words.searchHelp).fill('withdraw');
  await expect.poll(() => main.getByRole('listitem').count(), { timeout: PATIENCE }).toBeLessThan(5);
  await main.getByRole('listitem').getByRole('button', { name: 'Withdraw' }).click();
  await page.waitForURL(/\/help\/\d+$/);
  await main.getByRole('heading', { name: 'Withdraw', level: 2 }).waitFor();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Pay in' }).click();
  await main.getByRole('heading', { name: 'Pay in', level: 2 }).waitFor();
  await button(footer, site.en.shell.help).click();
  await titled(page, words.help).getByRole('button', { name: 'Pay in' }).waitFor();
  await page.goto('/helpXYZ');
  await page.getByRole('heading', { name: words.help, level: 1 }).waitFor();
  await page.goto('/helpmc');
  await page.getByRole('heading', { name: words.memberHelp, level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Your balance', level: 2 }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
});

test('SHELL-027 SHELL-032 SHELL-040 promotions, joining and the banners of a route', async () => {
  const { id } = await write('Rain of gold', {
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
  const { id: banner } = await write('To the rain', {
    kind: 'BANNER',
    place: 'w_promotion',
    art: '/art/hero.svg',
    linkageType: 'PROMO',
    linkageUrl: id,
  });
  await using visitor = await visit('/promotions');
  const { page } = visitor;
  const carousel = page.getByRole('region', { name: site.en.home.banners });
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
  await page.goto('/promoDetail?id=999999');
  await page.getByText(words.noPromotion).waitFor();
  await page.goto('/join');
  await page.getByRole('heading', { name: words.join, level: 1 }).waitFor();
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await office.db.pool.query(`update content_piece set state = 'OFF' where id = any($1)`, [[id, banner]]);
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
    void ids.push((await write(title, { kind: 'BANNER', place, art: '/art/hero.svg', ...more })).id);
  for (const [, group] of ROUTES) await put(group, `Of ${group}`);
  await using visitor = await visit('/help', { reducedMotion: 'no-preference' });
  const { page } = visitor;
  const carousel = page.getByRole('region', { name: site.en.home.banners });
  const titles = () => carousel.locator('h2').allTextContents();
  for (const [path, group] of ROUTES) {
    await goInside(page, path);
    await expect
      .poll(async () => [path, (await titles()).filter((title) => title.startsWith('Of '))], {
        timeout: PATIENCE,
      })
      .toEqual([path, [`Of ${group}`]]);
  }
  await goInside(page, '/join');
  await carousel.waitFor({ state: 'detached' });

  await goInside(page, '/promotions');
  await expect.poll(titles, { timeout: PATIENCE }).toEqual(['Of w_promotion']);
  expect(await carousel.getByRole('button').count()).toBe(0);
  expect(await carousel.getByRole('link').count()).toBe(0);
  await put('w_promotion', 'To the slots', { linkageType: 'INTERNAL', linkageUrl: '/rng', position: 1 });
  await page.clock.install();
  await page.reload();
  await expect.poll(titles, { timeout: PATIENCE }).toEqual(['Of w_promotion', 'To the slots']);
  const dots = carousel.getByRole('button', { name: /^Banner \d of 2$/ });
  expect(await dots.count()).toBe(2);
  const shown = async () =>
    (await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current')))).indexOf('true');
  await page.clock.pauseAt(Date.now() + 60_000);
  // From a press on, five seconds pass; neither the press nor a pointer above holds them up.
  await dots.nth(1).click();
  await expect.poll(shown, { timeout: PATIENCE }).toBe(1);
  await carousel.hover();
  for (const next of [0, 1]) {
    await page.clock.runFor(4_900);
    expect(await shown()).toBe(1 - next);
    await page.clock.runFor(200);
    await expect.poll(shown, { timeout: PATIENCE }).toBe(next);
  }
  await carousel.getByRole('link').click();
  await page.waitForURL('**/rng');
  await office.db.pool.query(`update content_piece set state = 'OFF' where id = any($1)`, [ids]);
});

test('LIMITS-002 of twenty pages the first, the last and three around the chosen one are named', async () => {
  const read = async () => {
    const reply = await fetch(`${office.testSite.operatorUrl}/wps/announcement?types=PL&platform=W`);
    return ((await reply.json()) as { value: { player: { id: string }[] } }).value.player;
  };
  await office.db.pool.query(
    `insert into content_piece
       (kind, place, texts, audience, least_level, device, position, state, published_at, changed_at, changed_by)
     select 'NOTICE', '', '{"en": {"title": "One of many", "lead": "", "content": "<p>Many</p>", "action": ""}}',
            'ALL', 1, 'ANY', 50 + n, 'PUBLISHED', now(), now(), 'many'
     from generate_series(1, $1::int) n`,
    [20 * 9 - (await read()).length],
  );
  await expect.poll(async () => (await read()).length, { timeout: PATIENCE }).toBe(20 * 9);
  await using visitor = await visit(`/noticePage?id=${(await read())[9 * 9]?.id}`);
  const turner = visitor.page.getByRole('navigation', { name: site.en.records.pages });
  await turner.waitFor();
  const named = await turner.evaluate((nav) =>
    [...nav.children].filter((one) => !one.matches('[role=status]')).map((one) => one.textContent ?? ''),
  );
  expect(named.filter((text) => text !== '')).toEqual(['1', '…', '9', '10', '11', '…', '20']);
  await office.db.pool.query(`update content_piece set state = 'OFF' where changed_by = 'many'`);
});

test('SHELL-043 a picture that staff puts up stands in the preview and on the banner', async () => {
  await using colleague = await office.visit({ token, width: 1440, height: 900, theme: 'dark' });
  const { page } = colleague;
  await page.goto('/content?kind=BANNER');
  await button(page, consoleTexts.create).click();
  const editor = page.getByRole('dialog', { name: consoleTexts.create });
  await editor.getByLabel(consoleTexts.language).selectOption('en');
  await editor.getByLabel(consoleTexts.name, { exact: true }).fill('A grey picture');
  const picture = { name: 'grey.png', mimeType: 'image/png', buffer: drawPng(80, 36) };
  await editor.locator('input[type=file]').setInputFiles(picture);
  const art = editor.getByRole('region', { name: consoleTexts.preview }).locator('img[src^="/art/picture/"]');
  await art.waitFor();
  await expect.poll(() => art.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(80);
  await editor.getByLabel(consoleTexts.state).selectOption('PUBLISHED');
  await editor.getByLabel(consoleTexts.place).selectOption('w_shop');
  expect(await auditPage(page)).toEqual([]);
  await editor.getByLabel('Reason').fill('a new picture');
  await editor.getByRole('button', { name: consoleTexts.save, exact: true }).click();
  await page.getByRole('link', { name: 'A grey picture' }).waitFor();
  await using visitor = await visit('/pointMall');
  await visitor.page.getByRole('heading', { name: 'A grey picture' }).waitFor();
  const path = await visitor.page.locator('img[src^="/art/picture/"]').getAttribute('src');
  expect((await visitor.page.request.get(path ?? '')).headers()['content-type']).toBe('image/png');
});

const EVIL = `<p>still here</p><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>
  <svg onload="window.hacked=1"></svg><a href="javascript:window.hacked=1">one</a><a href="//evil.example">two</a>
  <iframe srcdoc="<script>parent.hacked=1</script>"></iframe><p style="position:fixed" onclick="hacked=1">p</p>`;

test('what gets past the operator is harmless on the page: notice, help, promotion, guide, joining, banner link', async () => {
  const notice = await write('Poisoned', { position: 0 });
  const promotion = await write('Poisoned promotion', { kind: 'PROMOTION' });
  const banner = await write('Poisoned banner', {
    kind: 'BANNER',
    place: 'w_promotion',
    art: '/art/hero.svg',
    linkageType: 'INTERNAL',
    linkageUrl: '/rng',
  });
  await poison(notice.id, EVIL);
  await poison(promotion.id, EVIL, `, linkage_type = 'EXTERNAL', linkage_url = 'javascript:window.hacked=1'`);
  await poison(banner.id, EVIL, `, linkage_url = 'javascript:window.hacked=1'`);
  const help = await idOf('HELP', 'SITE');
  await poison(help, EVIL);
  await poison(await idOf('DOWNLOAD', 'IOS'), EVIL);
  await poison(await idOf('JOIN'), EVIL);
  await using visitor = await visit('/');
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
  const promotion = await idOf('PROMOTION');
  const help = await idOf('HELP', 'SITE');
  await using visitor = await visit('/', { language: 'my', width: 390 });
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
    await expect.poll(() => page.locator('main [aria-busy="true"]').count(), { timeout: PATIENCE }).toBe(0);
    expect([path, await auditThemes(page)]).toEqual([path, []]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([path, over]).toEqual([path, 0]);
  }
});
