import type { Visitor } from '../browser.ts';
import { openAreaPages, signIn, WIDE } from './area.ts';

/** A member of the team of the demo world, which has played, paid in and been told things. */
const MEMBER = 'sunny1309';

/** Opens the account area of a member by the menu of the account, whatever the words on it are, and all that is in it. */
export async function* openAccountPages(visitor: Visitor, url: string): AsyncGenerator<string> {
  const { page } = visitor;
  const asked = page.viewportSize() ?? WIDE;
  await signIn(visitor, url, MEMBER);
  await page.setViewportSize(WIDE);
  await page.goto('/');
  const head = page.getByRole('banner');
  await head.getByRole('button', { name: new RegExp(MEMBER) }).click();
  await head.locator('li button:visible').first().click();
  await page.getByRole('dialog').waitFor();
  await page.setViewportSize(asked);
  yield* openAreaPages(page, 'account area');
}
