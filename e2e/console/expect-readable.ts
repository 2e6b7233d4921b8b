import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { auditPage, auditThemes } from '../audit-page.ts';
import { dialog, drawer, fieldOf, my, press, title } from './console-page.ts';
import type { Office } from './office.ts';
import { signIn } from './roles.ts';

const PHONE = { width: 360, height: 780 };

/** The list as cards, one of which opens a drawer as wide as the phone. */
const expectCards = async (page: Page): Promise<void> => {
  await page.setViewportSize(PHONE);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();
  await row.waitFor();
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(336);
  expect(height).toBeGreaterThan(100);
  expect(await auditPage(page)).toEqual([]);
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await widest()).toBe(PHONE.width);
  await row.getByRole('link').click();
  await drawer(page).waitFor();
  expect((await drawer(page).boundingBox())?.width).toBe(PHONE.width);
  await expect.poll(widest).toBe(PHONE.width);
};

/** One page of each kind in Burmese; every page in every look is what `npm run wcag` is for. */
export const expectReadable = async (
  office: Office,
  person: { readonly name: string; readonly secret: string },
): Promise<void> => {
  const deposit = await office.deposit('reader', '7000.00', '246810');
  // A token that has ended leads back to the door.
  await using visitor = await office.visit({ language: 'my', token: 'nobody' });
  const { page, complaints } = visitor;
  await page.goto(`/deposits/${deposit}`);
  await title(page, my.signIn.title).waitFor();
  await page.getByText(my.signIn.ended).waitFor();
  expect(await auditThemes(page)).toEqual([]);
  // The browser reports the token that was refused.
  complaints.length = 0;
  await fieldOf(page, my.signIn.name).fill(person.name);
  await signIn(page, my, person.secret);
  await drawer(page).getByText('246810', { exact: true }).waitFor();
  expect(await auditThemes(page)).toEqual([]);
  await press(page, 'a');
  await dialog(page).waitFor();
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await press(page, 'Escape');
  await dialog(page).waitFor({ state: 'hidden' });

  await page.keyboard.press('/');
  await fieldOf(page, my.search.field).fill('reader');
  await page.getByRole('option', { name: 'reader' }).waitFor();
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await press(page, 'Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await press(page, 'Escape');
  await drawer(page).waitFor({ state: 'hidden' });
  await expectCards(page);
  expect(complaints).toEqual([]);
};
