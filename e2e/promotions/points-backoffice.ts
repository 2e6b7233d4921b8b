import { loadConsoleMessages } from '@hintha/messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { auditPage } from '../audit-page.ts';

const { appShell, redemptions, rewards: words } = await loadConsoleMessages('en');

/** Staff turns down what a member has redeemed, as it is out of stock. */
export const rejectRedemption = async (page: Page, name: string, address: string): Promise<void> => {
  await page.goto('/redemptions');
  await page.getByRole('row').filter({ hasText: name }).first().click();
  await page.getByText(address).waitFor();
  expect(await auditPage(page)).toEqual([]);
  await page.keyboard.press('r');
  const asked = page.getByRole('dialog');
  await asked.getByText(redemptions.reasons.OUT_OF_STOCK).waitFor();
  await page.keyboard.press('Enter');
  await asked.waitFor({ state: 'hidden' });
};

/** Staff puts a reward into the points shop and hides it again. */
export const putAndHideReward = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  const fill = (label: string, text: string) => dialog.getByLabel(label, { exact: false }).first().fill(text);
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await page.goto('/rewards');
  await page.getByRole('button', { name: words.create, exact: true }).click();
  await fill(words.nameIn.en, 'Cup of tea');
  await fill(words.nameIn.my, 'လက်ဖက်ရည်');
  await fill(words.stock, '5');
  await fill(words.points, '200');
  await fill(words.cost, '1');
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await fill(appShell.reason, 'a small one');
  await press(words.createDo);
  await dialog.waitFor({ state: 'hidden' });
  const row = page.getByRole('row').filter({ hasText: 'Cup of tea' }).first();
  await row.click();
  await page.getByText('လက်ဖက်ရည်').waitFor();
  expect(await auditPage(page)).toEqual([]);
  await page.keyboard.press('c');
  await dialog.getByLabel(words.enabled).click();
  await fill(appShell.reason, 'it is drunk up');
  await press(words.change);
  await dialog.waitFor({ state: 'hidden' });
  await row.getByText(words.hidden).waitFor();
};
