import { loadLotteryMessages } from '@hintha/messages';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { givenOpenNumero } from '../../tools/scenario/index.ts';
import { auditThemes } from '../audit-page.ts';
import { siteTexts, type Member } from '../test-site.ts';
import { testSite } from './betting-site.ts';

const my = await loadLotteryMessages('my');
const en = await loadLotteryMessages('en');
const PHONE = { language: 'my', width: 390, height: 844 } as const;
const CHASED = '/lottery?gameCode=SSC_5M&vendor=TCG_LOTTO_VN&playType=DWD';
const ADDRESS = '/lottery?gameCode=MM2D&vendor=TCG_SEA&playType=';

let member: Member;
let other: Member;

beforeAll(async () => {
  // By itself it takes no bets on the evening of a Friday, nor on a Saturday.
  await givenOpenNumero(testSite.db, 'MM2D', '20260101-01', 30);
  member = await testSite.openMember('Yadana');
  other = await testSite.openMember('Zeya');
  await testSite.credit('Yadana', '50000');
});

const press = (within: Locator | Page, name: string | RegExp): Promise<void> =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();

const isNarrow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Whether nothing of a region is reached by scrolling it sideways. */
const isWhole = (region: Locator): Promise<boolean> =>
  region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);

/** The keys behind the question mark, and which game they name. */
const asked = (page: Page): string[] => {
  const { pathname, searchParams } = new URL(page.url());
  return [pathname, searchParams.get('gameCode') ?? '', [...searchParams.keys()].join()];
};

test('LOTTERY-001 LOTTERY-002 GAMES-047 SHELL-025 a member opens 2D from home, picks a number and its reverse, bets, and sees the ticket', async () => {
  await using visitor = await testSite.visitAs(member, { ...PHONE, address: '/' });
  const { page } = visitor;
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /မြန်မာ 2D/u })
    .first()
    .click();
  await page.waitForURL((url) => url.searchParams.has('gameCode'));
  expect(asked(page)).toEqual(['/lottery', 'MM2D', 'gameCode,vendor,playType']);
  await press(page, '16');
  await press(page, my.betting.sets.R);
  await page.getByText(/2 ကွက် × Ks/u).waitFor();
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  expect(await page.locator('.fp-sidebar').count()).toBe(0);
  expect(await isNarrow(page)).toBe(true);
  expect(await auditThemes(page, 'main')).toEqual([]);
  await press(page, /^Ks.2,000\.00 ထိုးမည်/u);
  const slip = page.getByRole('dialog');
  await slip.getByText(my.betting.confirmTitle).waitFor();
  await press(slip, /^Ks.2,000\.00 ထိုးမည်/u);
  await slip.getByText(my.betting.placedTitle).waitFor();
  await press(slip, my.page.close);
  const ticket = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '16 61' }).first();
  await ticket.getByText(my.page.states.OPEN).waitFor();
  expect(await ticket.textContent()).toContain('2,000.00');
});

test('a member plans a chase from the slip, begins it, sees it run, and ends it', async () => {
  await using visitor = await testSite.visitAs(member, { ...PHONE, address: CHASED });
  const { page } = visitor;
  await press(page.getByRole('group', { name: my.betting.place.replace('{{place}}', '1') }), '5');
  await press(page, my.betting.add);
  await press(page, my.betting.openSlip);
  await press(page.getByRole('dialog'), my.chase.open);
  const planner = page.getByRole('dialog', { name: my.chase.title });
  await planner.getByText(/100 ခါ ထိုးလျှင် \d+ ခါ/u).waitFor();
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  expect(await isNarrow(page)).toBe(true);
  const times = planner.getByRole('textbox', { name: my.chase.fields.multiple });
  await times.fill('9999');
  await planner.getByRole('cell', { name: /^1,999,800\.00 19,998,000\.00$/u }).waitFor();
  expect(await isWhole(planner.getByRole('region', { name: my.chase.table }))).toBe(true);
  await times.fill('1');
  await press(planner, /^Ks.2,000\.00 ဖြင့်/u);
  await planner.getByText(my.chase.begun).waitFor();
  await press(planner, my.betting.done);
  await page.getByRole('tab', { name: my.chase.mine }).click();
  const chase = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '2,000.00' }).first();
  await chase.getByText(my.chase.states.RUNNING).waitFor();
  await press(chase, my.chase.end);
  await press(chase, my.chase.end);
  await chase.getByText(my.chase.itemStates.CANCELLED).first().waitFor();
});

test('LOTTERY-002 who is not signed in is asked to log in, and a lottery that does not exist leads back', async () => {
  await using visitor = await testSite.visit({ language: 'en' });
  await visitor.page.goto(ADDRESS);
  await visitor.page.getByRole('dialog', { name: siteTexts.en.access.login.title }).waitFor();

  await using signedIn = await testSite.visitAs(member, {
    address: '/lottery?gameCode=NO_SUCH&vendor=ELOTT',
  });
  await signedIn.page.getByText(en.page.unknownTitle).waitFor();
  await signedIn.page.getByRole('link', { name: en.page.toMenu }).click();
  await signedIn.page.getByRole('heading', { name: en.page.families.SEA }).waitFor();
  expect(new URL(signedIn.page.url()).search).toBe('');
});

test('LOTTERY-005 LOTTERY-013 GAMES-020 the lobby of the electronic lotteries shows each with its picture, and one opens', async () => {
  await using visitor = await testSite.visitAs(member, { address: '/elott' });
  const { page } = visitor;
  const card = page.getByRole('main').getByRole('link', { name: /Swift five digits/u });
  await card.waitFor();
  const kinds = await page
    .locator('main svg[data-kind]')
    .evaluateAll((pictures) => pictures.map((picture) => (picture as SVGElement).dataset.kind));
  expect(new Set(kinds)).toEqual(new Set(['SSC', '11X5', 'PK10', 'LHC', 'LF', 'other']));
  expect(await auditThemes(page, 'main')).toEqual([]);
  await card.click();
  await page.waitForURL((url) => url.pathname === '/lottery');
  expect(asked(page)).toEqual(['/lottery', 'E_SSC', 'gameCode,vendor,playType']);
});

test('LOTTERY-014 lotteries among the favourites are those of the member, and stand first', async () => {
  await using visitor = await testSite.visitAs(member, { address: '/lottery' });
  const { page, context } = visitor;
  const put = page.waitForResponse(
    (reply) => reply.url().includes('/games/favourites') && reply.request().method() !== 'GET',
  );
  await press(page, siteTexts.en.game.favourite.replace('{{name}}', 'Myanmar 3D'));
  // A page that is left before its call was answered takes the favourite off again.
  await (await put).finished();
  const favourites = page.getByRole('heading', { name: en.page.favourites });
  await favourites.waitFor();
  await context.addInitScript(
    ([token, name]) => {
      sessionStorage.setItem('token', token);
      sessionStorage.setItem('username', name);
    },
    [other.token, other.name] as const,
  );
  await page.reload();
  await page.getByRole('heading', { name: en.page.families.SEA }).waitFor();
  expect(await favourites.count()).toBe(0);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('favLott_')),
  );
  expect(kept).toEqual(['favLott_Yadana']);
});
