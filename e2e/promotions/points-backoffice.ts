import { loadConsoleMessages } from '@hintha/messages';
import type { Page } from 'playwright-core';

const { redemptions } = await loadConsoleMessages('en');

/** Staff turns down what a member has redeemed, as it is out of stock. */
export const rejectRedemption = async (page: Page, name: string, address: string): Promise<void> => {
  await page.getByRole('row').filter({ hasText: name }).first().click();
  await page.getByText(address).waitFor();
  await page.keyboard.press('r');
  const asked = page.getByRole('dialog');
  await asked.getByText(redemptions.reasons.OUT_OF_STOCK).waitFor();
  await page.keyboard.press('Enter');
  await asked.waitFor({ state: 'hidden' });
};
