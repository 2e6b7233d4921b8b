import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  accountTexts,
  entryOf,
  openAccountArea,
  openTestSite,
  PATIENCE,
  siteTexts,
  type Language,
} from '../test-site.ts';
import { auditPage } from '../audit-page.ts';
import { openSaver, PAYMENT_PASSWORD } from './savers.ts';
import { accountIdOf, givenAccount, givenUpline, readPostings } from '../../tools/scenario/index.ts';

const testSite = openTestSite({ games: false });

/** A member below an agent, with the right to send money there unless it says otherwise. */
const openBelow = async (name: string, agent: string, right = true): Promise<void> => {
  await testSite.openMember(agent);
  await openSaver(testSite, name, '20000.00');
  const { db } = testSite;
  const [below, above] = [await accountIdOf(db, name), await accountIdOf(db, agent)];
  await givenUpline(db, { below, above, mayTransferUp: right });
};

const balanceOf = async (name: string): Promise<bigint | undefined> => {
  const { db } = testSite;
  return (await readPostings(db, await accountIdOf(db, name))).at(-1)?.balanceAfter;
};

/** On a phone the list of pages stands behind the one that opens first. */
const openOnPhone = async (page: Page, language: Language): Promise<Locator> => {
  const { shell, accountArea } = siteTexts[language];
  await page.getByRole('button', { name: shell.account, exact: true }).click();
  await page.getByText(shell.myAccount, { exact: true }).click();
  const area = page.getByRole('dialog');
  await area.getByRole('button', { name: accountArea.back }).click();
  return area;
};

test('WALLET-004 the menu entry opens the form, and money goes to the agent once it was said again', async () => {
  await openBelow('sender', 'receiver');
  await using visitor = await testSite.visitAs(await testSite.logIn('sender'));
  const { page } = visitor;
  const { upline } = accountTexts.EN;
  const area = await openAccountArea(page, 'sender');
  await entryOf(area, 'toUpline').click();
  await area.getByRole('heading', { name: 're***r' }).waitFor();
  const next = area.getByRole('button', { name: upline.next });
  await area.locator('[name=amount]').pressSequentially('500');
  await next.click();
  await area.getByText(siteTexts.EN.errors.amount_out_of_range).waitFor();
  await area.locator('[name=amount]').fill('');
  await area.locator('[name=amount]').pressSequentially('7500');
  await next.click();
  const sure = page.getByRole('dialog', { name: upline.sure.title });
  await sure.locator('[name=paymentPassword]').fill('111111');
  await sure.locator('[name=paymentPassword]').press('Enter');
  await sure.getByText(siteTexts.EN.errors.payment_password_wrong).waitFor();
  expect(await auditPage(page)).toEqual([]);
  await sure.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD);
  await sure.locator('[name=paymentPassword]').press('Enter');
  await area.getByRole('listitem').filter({ hasText: '7,500' }).waitFor();
  await expect.poll(() => balanceOf('receiver'), PATIENCE).toBe(750_000n);
  expect(await balanceOf('sender')).toBe(1_250_000n);
  // The wrong password alone.
  expect(visitor.complaints.filter((complaint) => !complaint.includes('status of 400'))).toEqual([]);
}, 180_000);

test('WALLET-004 who may not send money up has no such entry; in Burmese the page says what stands in the way', async () => {
  await openBelow('barred', 'above', false);
  await using visitor = await testSite.visitAs(await testSite.logIn('barred'));
  const area = await openAccountArea(visitor.page, 'barred');
  await entryOf(area, 'withdraw').waitFor();
  expect(await entryOf(area, 'toUpline').count()).toBe(0);

  await openBelow('waiter', 'higher');
  await givenAccount(testSite.db, 'waiter', { credentialsChangedAt: new Date() });
  const look = { language: 'MY', theme: 'light', width: 360, height: 740 } as const;
  await using other = await testSite.visitAs(await testSite.logIn('waiter'), look);
  const own = await openOnPhone(other.page, 'MY');
  await own.getByRole('button', { name: accountTexts.MY.menu.toUpline, exact: true }).click();
  await own.getByText(accountTexts.MY.withdraw.blocks.held.split('{{')[0] ?? '').waitFor();
  expect(await auditPage(other.page)).toEqual([]);
}, 180_000);
