import { loadLotteryMessages } from '@hintha/messages';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { givenOpenNumero } from '../../tools/scenario/index.ts';
import { auditThemes } from '../audit-page.ts';
import { goInside } from '../site/go-inside.ts';
import type { Member } from '../test-site.ts';
import { askedGame, isNarrow, testSite } from './betting-site.ts';

const my = await loadLotteryMessages('my');
const PHONE = { language: 'my', width: 390, height: 844 } as const;
const CHASED = '/lottery?gameCode=SSC_5M&vendor=TCG_LOTTO_VN&playType=DWD';

let member: Member;

beforeAll(async () => {
  // By itself it takes no bets on the evening of a Friday, nor on a Saturday.
  await givenOpenNumero(testSite.db, 'MM2D', '20260101-01', 30);
  member = await testSite.openMember('Yadana');
  await testSite.credit('Yadana', '50000');
});

const press = (within: Locator | Page, name: string | RegExp): Promise<void> =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();

/** Whether nothing of a region is reached by scrolling it sideways. */
const isWhole = (region: Locator): Promise<boolean> =>
  region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);

/** Plans a chase from the slip, begins it, sees it run, and ends it. */
const chase = async (page: Page): Promise<void> => {
  await goInside(page, CHASED);
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
  const running = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '2,000.00' }).first();
  await running.getByText(my.chase.states.RUNNING).waitFor();
  await press(running, my.chase.end);
  await press(running, my.chase.end);
  await running.getByText(my.chase.itemStates.CANCELLED).first().waitFor();
};

test('LOTTERY-001 LOTTERY-002 GAMES-047 SHELL-025 a member opens 2D from home, picks a number and its reverse, bets, and sees the ticket; then a chase is planned from the slip, begun, seen and ended', async () => {
  await using visitor = await testSite.visitAs(member, { ...PHONE, address: '/' });
  const { page } = visitor;
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /မြန်မာ 2D/u })
    .first()
    .click();
  await page.waitForURL((url) => url.searchParams.has('gameCode'));
  expect(askedGame(page)).toEqual(['/lottery', 'MM2D', 'gameCode,vendor,playType']);
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
  await chase(page);
});
