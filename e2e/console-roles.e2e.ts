import { loadConsoleMessages } from '@hintha/messages';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticatorCode } from './authenticator.ts';
import { openOffice, PATIENCE, STAFF_PASSWORD, type Office } from './console/office.ts';
import { auditPage } from './audit-page.ts';

const en = await loadConsoleMessages('EN');

let office: Office;
let chiefs: readonly [string, string];
let deposit = '';

beforeAll(async () => {
  office = await openOffice();
  const [maker, checker] = [await office.hire('thiri'), await office.hire('kyaw')];
  chiefs = [await office.enter(maker), await office.enter(checker)];
  deposit = await office.deposit('payer', '5000.00');
}, 180_000);

afterAll(() => office?.[Symbol.asyncDispose]());

const drawer = (page: Page): Locator => page.getByRole('complementary');
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: false });
const menu = (page: Page): Promise<string[]> =>
  page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const openDrawer = async (page: Page): Promise<void> => {
  await page.goto(`/deposits/${deposit}`);
  await drawer(page).getByText('payer', { exact: true }).waitFor();
};

test('support looks on: it sees the queues and the members, and decides nothing of either', async () => {
  const { token } = await office.employ('mya', ['support'], chiefs);
  await using visitor = await office.visit({ token });
  const { page } = visitor;
  await openDrawer(page);
  expect(await menu(page)).not.toContain('/staff');
  expect(await button(drawer(page), en.deposits.approve).count()).toBe(0);
  expect(await button(drawer(page), en.deposits.reject).count()).toBe(0);
  await page.keyboard.press('a');
  expect(await page.getByRole('dialog').count()).toBe(0);

  await drawer(page).getByRole('link', { name: 'payer', exact: true }).click();
  await button(page, en.members.note).first().waitFor();
  for (const action of [en.members.adjust, en.members.flag, en.members.restrict])
    expect(await button(page.locator('header'), action).count()).toBe(0);

  await page.goto('/channels/kbzpay');
  await drawer(page).getByText('KP-0000-01').waitFor();
  expect(await button(drawer(page), en.channels.takeOut).count()).toBe(0);

  await page.goto('/staff');
  await page.getByText(en.appShell.notYours).waitFor();
  await page.getByText(en.appShell.roles.security, { exact: false }).waitFor();
  // Nothing was asked of the server that it had to refuse.
  expect(visitor.complaints).toEqual([]);
});

test('who pays takes a receiver out of the row and flags a member, and says why of either', async () => {
  const { token } = await office.employ('zeya', ['payments'], chiefs);
  await using visitor = await office.visit({ token });
  const { page } = visitor;
  await page.goto('/channels/kbzpay');
  await button(drawer(page), `${en.channels.takeOut}: KP-0000-01`).click();
  await page.getByLabel(en.appShell.reason, { exact: false }).first().fill('the bank is down');
  await page.keyboard.press('Enter');
  await drawer(page).getByText('the bank is down', { exact: false }).waitFor();
  await drawer(page).getByText(en.channels.unhealthy, { exact: true }).waitFor();
  await openDrawer(page);
  await button(drawer(page), en.deposits.approve).waitFor();
  await drawer(page).getByRole('link', { name: 'payer', exact: true }).click();
  await button(page, en.members.flag).click();
  await page.getByLabel(en.appShell.reason, { exact: false }).first().fill('asked by the bank');
  await page.keyboard.press('Enter');
  await page.getByText(en.members.flags.LOCKED, { exact: true }).waitFor();
  await page.goto('/audit');
  await page.getByText(en.appShell.notYours).waitFor();
  expect(visitor.complaints).toEqual([]);
});

test('after a quarter of an hour without a touch the door closes; the same person comes back to the same place', async () => {
  const { name, token, secret } = await office.employ('hnin', ['payments'], chiefs);
  await using visitor = await office.visit({ token });
  const { page } = visitor;
  await page.clock.install();
  await openDrawer(page);
  await page.keyboard.press('a');
  const reason = () => page.getByLabel(en.appShell.reason, { exact: false }).first();
  await reason().fill('seen on the statement of noon');
  await page.clock.fastForward('14:30');
  await page.mouse.move(200, 200);
  await page.clock.fastForward('14:30');
  expect(await reason().inputValue()).toBe('seen on the statement of noon');
  await page.clock.fastForward('01:00');
  await page.getByText(en.signIn.ended).waitFor();
  expect(await page.getByText('payer', { exact: true }).count()).toBe(0);

  // The token is gone from the operator too, not from this page alone.
  const replies = await fetch(`${office.origin}/console/deposits`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(replies.status).toBe(401);
  expect(await page.getByLabel(en.signIn.name, { exact: false }).first().inputValue()).toBe(name);
  await page.getByLabel(en.signIn.password, { exact: false }).first().fill(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  // The code of this half minute may have counted already; that of the next is taken as well.
  const code = authenticatorCode(secret, Date.now() + 30_000);
  await page.getByLabel(en.signIn.code, { exact: false }).first().fill(code);
  await page.keyboard.press('Enter');
  await drawer(page).getByText('payer', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/deposits/${deposit}`);
  await page.keyboard.press('a');
  await expect.poll(() => reason().inputValue(), PATIENCE).toBe('seen on the statement of noon');
});

const PHONE_PAGES = ['/deposits', '/channels/kbzpay', '/audit', '/settings'];

test('on a phone a row is a card, nothing lies beyond the edge, and WCAG 2.2 AA is kept', async () => {
  await using visitor = await office.visit({ token: chiefs[0], width: 360, height: 780 });
  const { page } = visitor;
  for (const path of PHONE_PAGES) {
    await page.goto(path);
    // What is still to come spans every column.
    await page.locator('tbody td:not([colspan])').first().waitFor();
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, await widest()]).toEqual([path, 360]);
    expect([path, await auditPage(page)]).toEqual([path, []]);
  }
  await page.goto('/deposits');
  const row = page.getByRole('row').filter({ has: page.getByRole('link') });
  await row.waitFor();
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(336);
  expect(height).toBeGreaterThan(100);
  await row.getByRole('link').click();
  await drawer(page).waitFor();
  expect((await drawer(page).boundingBox())?.width).toBe(360);
});
