import { randomUUID } from 'node:crypto';
import { PATHS } from '@hintha/contract';
import { loadLotteryMessages } from '@hintha/messages';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PASSWORD } from '../../accounts.ts';
import { auditThemes } from '../../audit-page.ts';
import { ask } from '../../payments/savers.ts';
import { accountTexts, openAreaOnPhone, siteTexts, studioTexts } from '../../test-site.ts';
import { givenRegistrationUncounted } from '../../../tools/scenario/index.ts';
import { countTaps } from '../taps.ts';
import { tiles } from '../tiles.ts';
import { testSite } from './play-site.ts';

const { access, play, records, shell } = siteTexts.en;
const { slots } = studioTexts.en;
const NAME = 'sixtaps';

/** One draw of the lottery that is drawn for each order. */
const placeTicket = async (token: string): Promise<void> => {
  const bet = { playType: 'DWD', numbers: '0,1,2,3,4,5,6,7,8,9', unitStake: '200.00' };
  const body = { gameCode: 'E_3D_INSTANT', bets: [bet], prizeMode: 1900, requestId: randomUUID() };
  const [method, path] = PATHS.placeLotteryOrder;
  await ask(testSite.operatorUrl + path, method, { token, body });
};

/** From home to the first round of a slot; what is paid in, and a ticket of a lottery, come by themselves. */
const tapToFirstBet = async (page: Page): Promise<number> => {
  const { tap, count } = countTaps();
  await tap(page.getByRole('button', { name: shell.register, exact: true }).first());
  const form = page.getByRole('dialog').filter({ has: page.locator('[name=confirmPassword]') });
  await form.locator('[name=username]').fill(NAME);
  await form.locator('[name=password]').fill(PASSWORD);
  await form.locator('[name=confirmPassword]').fill(PASSWORD);
  await tap(form.locator('[name=ageAndTermsAccepted]'));
  await tap(form.locator('button[type=submit]'));
  const look = page.getByRole('button', { name: access.welcome.look });
  await look.waitFor();
  await testSite.credit(NAME, '20000.00');
  await placeTicket(await page.evaluate(() => sessionStorage.getItem('token') ?? ''));
  await tap(look);
  await tap(tiles(page).first().getByRole('link'));
  const spun = page.waitForResponse((reply) => reply.url().endsWith('/play/spin'));
  await tap(page.frameLocator('iframe').getByRole('button', { name: slots.deck.spin, exact: true }));
  expect((await spun).status()).toBe(200);
  return count();
};

/** From a bet of the record to what it was drawn by, which is worked out again without a connection. */
const tapToProof = async (bet: Locator, sheet: Locator, context: BrowserContext): Promise<number> => {
  const { tap, count } = countTaps();
  await tap(bet.getByRole('button'));
  await sheet.getByText(records.seedSecret).waitFor();
  expect(await sheet.getByRole('img').count()).toBeGreaterThanOrEqual(15);
  await tap(sheet.getByRole('button', { name: records.revealSeed }));
  const verify = sheet.getByRole('button', { name: slots.history.verify });
  await verify.waitFor();
  await context.setOffline(true);
  await tap(verify);
  await sheet.getByText(slots.history.match).waitFor();
  await context.setOffline(false);
  return count();
};

test('on a phone a newcomer is six taps beside typing from a first bet, and from a bet of the record its proof is three taps away', async () => {
  await givenRegistrationUncounted(testSite.db);
  await using visitor = await testSite.visit({ width: 360, height: 780 });
  const { page, context } = visitor;
  await page.goto('/');
  expect(await tapToFirstBet(page)).toBeLessThanOrEqual(6);
  await page.getByRole('main').getByRole('button', { name: play.back, exact: true }).click();

  const area = await openAreaOnPhone(page, 'en');
  await area.getByRole('button', { name: accountTexts.en.menu.bettingRecord, exact: true }).click();
  const bets = area.getByRole('listitem').filter({ hasText: records.stake });
  const sheet = page.getByRole('dialog', { name: records.details });
  expect(await tapToProof(bets.first(), sheet, context)).toBeLessThanOrEqual(3);
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await bets.nth(1).getByRole('button').click();
  // Awaited here: a module that waits is overtaken by those after it, and wallets are set apart at the end.
  const lottery = await loadLotteryMessages('en');
  await sheet.getByText(lottery.page.commitment).waitFor();
  expect(visitor.complaints).toEqual([]);
});
