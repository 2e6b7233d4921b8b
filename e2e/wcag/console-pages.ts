import type { Page } from 'playwright-core';
import { goInside } from '../site/go-inside.ts';
import { WIDE } from './area.ts';
import { openBehindButtons, openDialogs, untilItStands } from './dialogs.ts';

/** A row that opens leads to what is known of it, beside the list or over it. */
const ROW_LINK = 'main tbody a[href^="/"]';

/** Opens every page that the navigation of the console leads to, the dialogs of each, and what its first row leads to with its dialogs. */
export async function* openConsolePages(page: Page): AsyncGenerator<string> {
  const asked = page.viewportSize() ?? WIDE;
  await page.setViewportSize(WIDE);
  await page.goto('/');
  const links = page.locator('nav a[href^="/"]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  await page.setViewportSize(asked);
  for (const path of new Set(paths)) {
    // Where it stood a tooltip may come up while the page is judged.
    await page.mouse.move(0, 0);
    await goInside(page, path);
    const main = page.locator('main');
    await main.waitFor();
    // Its script comes late, as what it asks for does.
    await page.locator('.mantine-Loader-root').waitFor({ state: 'detached' });
    await untilItStands(main);
    yield `console, ${path}`;
    for await (const opened of openBehindButtons(main)) yield `console, ${path}, ${opened}`;
    const row = page.locator(ROW_LINK).first();
    if ((await row.count()) === 0) continue;
    await row.click();
    await untilItStands(page.locator('body'));
    yield `console, ${path}, the first row`;
    const drawer = page.getByRole('complementary');
    for await (const opened of openDialogs(drawer)) yield `console, ${path}, the first row, ${opened}`;
  }
}
