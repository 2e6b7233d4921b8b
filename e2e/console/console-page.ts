import { loadConsoleMessages } from '@hintha/messages';
import type { Locator, Page } from 'playwright-core';

export const en = await loadConsoleMessages('en');
export const my = await loadConsoleMessages('my');

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });
/** The name of an action has its key beside it. */
export const act = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: false });
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const drawer = (page: Page): Locator => page.getByRole('complementary');
export const title = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });
export const fieldOf = (within: Page | Locator, name: string): Locator =>
  within.getByLabel(name, { exact: false }).first();
export const waitForText = (page: Page, text: string): Promise<void> =>
  page.getByText(text).first().waitFor();

export const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** A dialog takes the focus a moment after it is drawn; what was typed before would land in its first field. */
export const waitForFocus = (within: Locator): Promise<void> => within.locator(':focus').waitFor();

/** Confirms the dialog that is open with a reason. */
export const confirm = async (page: Page, name: string, reason: string): Promise<void> => {
  await waitForFocus(dialog(page));
  await dialog(page).getByLabel(en.appShell.reason, { exact: false }).last().fill(reason);
  await button(dialog(page), name).click();
};
