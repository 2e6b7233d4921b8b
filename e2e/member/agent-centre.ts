import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accountIdOf, givenAccount, givenOffer, givenUpline } from '../../tools/scenario/index.ts';
import { openAccount } from '../accounts.ts';
import { auditThemes } from '../audit-page.ts';
import { accountTexts, siteTexts, type Member } from '../test-site.ts';
import { testSite } from './member-site.ts';

const { accountRecord, agent: words, contracts, teams } = accountTexts.en;
const [TOP, BELOW, DEEPER] = ['lineone', 'linetwo', 'linethree'] as const;

let top: Member;

/** What is open meets WCAG 2.2 AA in both themes. */
const audit = async (page: Page): Promise<void> =>
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);

const area = (page: Page): Locator => page.getByRole('dialog', { name: words.title, exact: true });
const press = (within: Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
const turnTo = (page: Page, entry: keyof typeof words.menu): Promise<void> =>
  press(area(page).getByRole('navigation', { name: words.menuName }), words.menu[entry]);

beforeAll(async () => {
  for (const name of [TOP, BELOW, DEEPER]) await openAccount(testSite, name);
  const { db } = testSite;
  await givenAccount(db, TOP, { type: 2 });
  await givenAccount(db, BELOW, { type: 1 });
  const [above, agent, member] = [
    await accountIdOf(db, TOP),
    await accountIdOf(db, BELOW),
    await accountIdOf(db, DEEPER),
  ];
  await givenUpline(db, { below: agent, above });
  await givenUpline(db, { below: member, above: agent });
  await givenOffer(db, above);
  top = await testSite.logIn(TOP);
});

test('AGENT-007 a figure leads to its rows, to which a new start, a link and the way back lead as well', async () => {
  await using visitor = await testSite.visitAs(top);
  const { page } = visitor;
  await press(page.locator('body'), siteTexts.en.shell.agentArea);
  await press(area(page), new RegExp(`^${teams.figures.online}`, 'u'));
  await press(page.getByRole('dialog', { name: teams.figures.online, exact: true }), teams.toRows);
  await area(page).getByRole('row', { name: DEEPER }).waitFor();
  await audit(page);
  await page.reload();
  await press(area(page), teams.toRecord.replace('{{account}}', DEEPER));
  await area(page).getByText(accountRecord.emptyTitle).waitFor();
  expect(page.url()).toContain(`#agent/accountDetails?account=${DEEPER}`);
  await page.goBack();
  await area(page).getByRole('row', { name: DEEPER }).waitFor();
  await page.goBack();
  await area(page)
    .getByRole('button', { name: new RegExp(`^${teams.figures.online}`, 'u') })
    .waitFor();
  await page.goBack();
  await area(page).waitFor({ state: 'hidden' });
});

test('AGENT-008 AGENT-009 AGENT-026 an agent finds a member, makes a link and answers an offer', async () => {
  await using visitor = await testSite.visitAs(top, { address: '/join#agent/teamManagement' });
  const { page } = visitor;
  await area(page).getByLabel(words.team.search).fill(DEEPER);
  await press(area(page), words.team.find);
  const path = area(page).getByRole('navigation', { name: words.team.path });
  await path.getByRole('button', { name: BELOW }).waitFor();
  await area(page).getByRole('article', { name: DEEPER, exact: true }).waitFor();
  await turnTo(page, 'registerAccount');
  await press(area(page), words.link.make);
  const dialog = page.getByRole('dialog', { name: words.link.make, exact: true });
  await dialog.locator('[name=remark]').fill('market');
  await press(dialog, words.link.make);
  await area(page).getByText('market').waitFor();
  await turnTo(page, 'dailyWages');
  await press(area(page), contracts.reject);
  await area(page).getByText(contracts.states.REJECTED).first().waitFor();
  await press(area(page), words.close);
  await area(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('');
});
