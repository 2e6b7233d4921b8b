import type { Page } from 'playwright-core';

const DAY_S = 24 * 3600;

/** How many seconds the clock of the header is off. */
export const secondsOff = async (page: Page): Promise<number> => {
  const shown = await page.getByRole('banner').locator('time').innerText();
  const [hours = 0, minutes = 0, seconds = 0] = (shown.match(/\d+/g) ?? []).map(Number);
  const now = (Date.now() / 1000 + 6.5 * 3600) % DAY_S;
  const off = Math.abs(hours * 3600 + minutes * 60 + seconds - now);
  return Math.min(off, DAY_S - off);
};
