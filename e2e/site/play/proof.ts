import { randomUUID } from 'node:crypto';
import { PATHS } from '@hintha/contract';
import { loadLotteryMessages } from '@hintha/messages';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountTexts, openAreaOnPhone, siteTexts, studioTexts, type Member } from '../../test-site.ts';
import { auditThemes } from '../../audit-page.ts';
import { ask } from '../../payments/savers.ts';
import { countTaps } from '../taps.ts';
import { testSite } from './play-site.ts';

/** What is open meets WCAG 2.2 AA in both themes. */
const audit = async (page: Page): Promise<void> =>
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);

const GAME = '/seamless?vendor=PADAUK&gameCode=bagan-temple&gameType=RNG&isGame=1';

/** One draw of the lottery that is drawn for each order. */
const placeTicket = async ({ token }: Member): Promise<void> => {
  const bet = { playType: 'DWD', numbers: '0,1,2,3,4,5,6,7,8,9', unitStake: '200.00' };
  const body = { gameCode: 'E_3D_INSTANT', bets: [bet], prizeMode: 1900, requestId: randomUUID() };
  const [method, path] = PATHS.placeLotteryOrder;
  await ask(testSite.operatorUrl + path, method, { token, body });
};

/** A round of a slot, played to its end. */
const playSlot = async (page: Page): Promise<void> => {
  await page.goto(GAME);
  const spun = page.waitForResponse((reply) => reply.url().endsWith('/play/spin'));
  const { spin } = studioTexts.en.slots.deck;
  await page.frameLocator('iframe').getByRole('button', { name: spin, exact: true }).click();
  expect((await spun).status()).toBe(200);
  await page.goto('/');
};

test('from a bet of the record its proof is three taps away on a phone, and is worked out without a connection', async () => {
  const member = await testSite.openMember('prover');
  await testSite.credit(member.name, '20000.00');
  await placeTicket(member);
  await using visitor = await testSite.visitAs(member, { width: 360, height: 780 });
  const { page, context } = visitor;
  await playSlot(page);
  const area = await openAreaOnPhone(page, 'en');
  await area.getByRole('button', { name: accountTexts.en.menu.bettingRecord, exact: true }).click();
  const bets = area.getByRole('listitem').filter({ hasText: siteTexts.en.records.stake });

  const { tap, count } = countTaps();
  const { records: words } = siteTexts.en;
  const { slots } = studioTexts.en;
  await tap(bets.first().getByRole('button'));
  const sheet = page.getByRole('dialog', { name: words.details });
  await sheet.getByText(words.seedSecret).waitFor();
  expect(await sheet.getByRole('img').count()).toBeGreaterThanOrEqual(15);
  await audit(page);
  await tap(sheet.getByRole('button', { name: words.revealSeed }));
  const verify = sheet.getByRole('button', { name: slots.history.verify });
  await verify.waitFor();
  await context.setOffline(true);
  await tap(verify);
  await sheet.getByText(slots.history.match).waitFor();
  expect(count()).toBeLessThanOrEqual(3);
  await context.setOffline(false);
  await audit(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });

  await bets.nth(1).getByRole('button').click();
  // Awaited here: a module that waits is overtaken by those after it, and wallets are set apart at the end.
  const lottery = await loadLotteryMessages('en');
  await sheet.getByText(lottery.page.commitment).waitFor();
  await audit(page);
  expect(visitor.complaints).toEqual([]);
});
