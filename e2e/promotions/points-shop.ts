import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { auditThemes } from '../audit-page.ts';
import { PAYMENT_PASSWORD } from '../payments/savers.ts';
import { accountTexts, siteTexts } from '../test-site.ts';

export const ADDRESS = 'No. 1, Bagan Road, Yangon';
const { rewardsStore: shop } = accountTexts.my;

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** What is open meets WCAG 2.2 AA in both themes, and is no wider than the phone. */
export const audit = async (page: Page, within = '[role=dialog]'): Promise<void> => {
  expect(await auditThemes(page, within)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
};

/** Redeems two of the first reward, wrong at first. */
export const redeem = async (page: Page): Promise<void> => {
  const card = page.locator('main').getByRole('listitem').filter({ hasText: '12,000' }).first();
  await button(card, shop.rewards.more).click();
  await card.getByRole('button', { name: shop.rewards.redeem, exact: false }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.locator('form button[type=submit]');
  await send.click();
  for (const missing of [shop.redeem.addressMissing, shop.redeem.mobileMissing, shop.passwordMissing])
    await dialog.getByText(missing).waitFor();
  await audit(page);
  await dialog.getByLabel(shop.redeem.address, { exact: false }).fill(ADDRESS);
  await dialog.getByLabel(shop.redeem.mobile, { exact: false }).fill('09 771 112 233');
  await dialog.locator('[name=paymentPassword]').fill('000000');
  await send.click();
  await dialog.getByText(siteTexts.my.errors.payment_password_wrong).waitFor();
  await dialog.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD);
  await send.click();
  await dialog.waitFor({ state: 'hidden' });
};

/** Reads what was redeemed and what the points did, and the rules. */
export const readRecords = async (page: Page): Promise<void> => {
  await button(page.locator('main'), shop.records).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(shop.record.states.REJECTED).waitFor();
  await dialog.getByText(shop.record.reasons.OUT_OF_STOCK).waitFor();
  await dialog.getByRole('tab', { name: shop.record.entries }).click();
  await dialog.getByText(shop.record.kinds.REDEEM_RETURN).waitFor();
  await dialog.getByText('\u221224,000').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await button(page.locator('main'), shop.rules).click();
  await dialog.getByText(shop.rule.expiry).waitFor();
  await dialog.getByRole('row', { name: /VIP 3/u }).getByText('1.2').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
};

/** Turns points into money, too few at first. */
export const exchange = async (page: Page): Promise<void> => {
  await button(page.locator('main'), shop.exchange).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=points]').fill('999');
  await dialog.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD);
  await dialog.locator('form button[type=submit]').click();
  await dialog.locator('[aria-invalid=true][name=points]').waitFor();
  await dialog.locator('[name=points]').fill('၂,၅၀၀');
  await dialog.getByText(/2,500\.00/u).waitFor();
  await dialog.locator('form button[type=submit]').click();
  await dialog.waitFor({ state: 'hidden' });
};
