import type { Page } from 'playwright-core';
import { ACCOUNT_TEXTS, CONSOLE_TEXTS, SITE } from './counter.ts';

const words = ACCOUNT_TEXTS.en.support;
const { chats } = CONSOLE_TEXTS.en;

/** By the button of the chat, which also says how many lines are unread. */
export const openPopup = async (page: Page): Promise<Page> => {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: SITE.en.shell.supportTitle }).click(),
  ]);
  await popup.waitForURL('**/chat');
  return popup;
};

export const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel(words.message, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
};

export const saidTo = (page: Page, log: string, text: string): Promise<void> =>
  page.getByRole('log', { name: log }).getByText(text, { exact: true }).waitFor();

export const answer = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel(chats.message).fill(text);
  await page.keyboard.press('Enter');
};

export const openChatOf = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('row').filter({ hasText: text }).first().click();
  await page.getByRole('log', { name: chats.log }).waitFor();
};
