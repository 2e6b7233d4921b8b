import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  accountIdOf,
  givenAccount,
  givenContractKinds,
  givenDecided,
  givenFieldsAsked,
  givenOffer,
  givenUpline,
} from '../../tools/scenario/index.ts';
import { openAccount, PASSWORD } from '../accounts.ts';
import { auditThemes } from '../audit-page.ts';
import { until } from '../operate.ts';
import { ask, openSaver, PAYMENT_PASSWORD } from '../payments/savers.ts';
import { accountTexts, siteTexts, type Member } from '../test-site.ts';
import { testSite } from './member-site.ts';

const { accountRecord, agent: words, contracts, teams, upline, wallet } = accountTexts.en;
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
  await openSaver(testSite, TOP, '100000');
  for (const name of [BELOW, DEEPER]) await openAccount(testSite, name);
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
  await givenDecided(db, { accountId: member, at: new Date(), stake: 250_000n });
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

test('AGENT-008 AGENT-009 AGENT-023 AGENT-026 AGENT-028 an agent finds a member, makes a link, answers an offer and may make one', async () => {
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
  for (const name of [contracts.rate, contracts.activeMember, contracts.dayBet])
    await area(page).getByText(name, { exact: true }).first().waitFor();
  await press(area(page), contracts.accept);
  const asked = page.getByRole('dialog').last();
  await asked.getByText(contracts.acceptTitle.replace('{{party}}', contracts.operator)).waitFor();
  await press(asked, contracts.accept);
  await area(page).getByText(contracts.states.ACTIVE).first().waitFor();
  await press(area(page), contracts.offer);
  await page.getByRole('dialog', { name: contracts.offerTitle }).waitFor();
  await audit(page);
  await page.keyboard.press('Escape');
  await press(area(page), words.close);
  await area(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('');
});

test('AGENT-002 AGENT-003 AGENT-004 AGENT-005 AGENT-006 AGENT-010 AGENT-011 AGENT-012 AGENT-013 ACCESS-110 the centre is shown once it is there, the overview first, and each entry leads to its page', async () => {
  await using visitor = await testSite.visitAs(top);
  const { page } = visitor;
  await page.getByRole('button', { name: siteTexts.en.shell.agentArea, exact: true }).waitFor();
  const [held, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await visitor.context.route(/\/assets\/.*\.js$/u, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await press(page.locator('body'), siteTexts.en.shell.agentArea);
  await asked.promise;
  expect(await page.getByRole('dialog').count()).toBe(0);
  held.resolve();
  const current = area(page).locator('[aria-current=page]');
  await current.getByText(words.menu.agentTeamOverview).waitFor();
  const entries = area(page).getByRole('navigation', { name: words.menuName }).getByRole('button');
  const names = Object.values(words.menu);
  await expect.poll(async () => (await entries.allInnerTexts()).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    await press(area(page).getByRole('navigation', { name: words.menuName }), name);
    await current.getByText(name, { exact: true }).waitFor();
    await area(page).getByRole('heading', { name, exact: true }).waitFor();
  }
  await turnTo(page, 'announcement');
  await area(page).getByRole('article').first().waitFor();
  await turnTo(page, 'teamBetting');
  await area(page).getByText(DEEPER).first().waitFor();
  await turnTo(page, 'userLoss');
  await area(page).getByText(BELOW).first().waitFor();
  await turnTo(page, 'myIncome');
  await area(page).getByText(teams.figures.rebates).first().waitFor();
  await press(area(page), words.close);
  await area(page).waitFor({ state: 'hidden' });
});

/** The switches of contracts, as the page reads them. */
const readKinds = (): Promise<Record<string, string>> =>
  ask(testSite.url('/contract/consolidated'), 'GET', { token: top.token });

test('AGENT-014 AGENT-015 AGENT-016 AGENT-017 AGENT-018 a kind of contract that is switched off has no entry', async () => {
  const { db } = testSite;
  const { dividend, dailyWages, hourlySalary, realTimeSalary } = words.menu;
  const all = [dividend, dailyWages, hourlySalary, realTimeSalary];
  await using visitor = await testSite.visitAs(top, { address: '/join#agent/announcement' });
  const { page } = visitor;
  const entries = area(page).getByRole('navigation', { name: words.menuName }).getByRole('button');
  const expectKinds = async (kinds: readonly string[]): Promise<void> => {
    await page.reload();
    await expect
      .poll(async () => (await entries.allInnerTexts()).filter((name) => all.includes(name)))
      .toEqual(kinds);
  };
  await givenContractKinds(db, ['DIVIDEND', 'HOURLY']);
  // What is known of settings is asked anew after a second.
  await until('only two kinds are on', async () => {
    const { dailysalinfotype, divtypeinfo } = await readKinds();
    return dailysalinfotype === '0' && divtypeinfo === '1' ? true : undefined;
  });
  await expectKinds([dividend, hourlySalary]);
  await givenContractKinds(db, ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME']);
  await until('all kinds are on', async () =>
    (await readKinds()).dailysalinfotype === '1' ? true : undefined,
  );
  await expectKinds(all);
});

test('AGENT-001 money goes down the team from wallet to wallet', async () => {
  await using visitor = await testSite.visitAs(top, { address: '/join#agent/teamManagement' });
  const { page } = visitor;
  const below = area(page).getByRole('article', { name: BELOW, exact: true });
  await press(below, words.team.send);
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel(wallet.amount).fill('5000');
  await press(dialog, upline.next);
  const sure = page.getByRole('dialog', { name: words.send.sure });
  await sure.locator('input[type=password]').fill(PAYMENT_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(new RegExp(`5,000\\.00 sent to ${BELOW}`, 'u')).waitFor();
  const { token } = await testSite.logIn(BELOW);
  const { sumBalance }: { sumBalance: string } = await ask(testSite.url('/v2/wallets/balance'), 'GET', {
    token,
  });
  expect(sumBalance).toBe('5000.00');
});

test('AGENT-034 whoever registers by the link of an agent stands in its team', async () => {
  await givenFieldsAsked(testSite.db, ['affiliateCode']);
  await using agent = await testSite.visitAs(top, { address: '/join#agent/agentTeamOverview' });
  const link = await area(agent.page)
    .getByRole('img', { name: /^QR code/u })
    .first()
    .getAttribute('aria-label');
  const code = /[A-Z0-9]{8}/u.exec(link ?? '')?.[0] ?? '';
  await using visitor = await testSite.visit({ language: 'en' });
  const { page } = visitor;
  await page.goto(`/register?affiliateCode=${code}`);
  const { access } = siteTexts.en;
  const register = page.getByRole('dialog', { name: access.register.title });
  for (const [name, value] of Object.entries({
    username: 'byalink1',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }))
    await register.locator(`[name=${name}]`).fill(value);
  await register.locator('[name=ageAndTermsAccepted]').check();
  await register.locator('button[type=submit]').click();
  await register.waitFor({ state: 'hidden' });
  await turnTo(agent.page, 'teamManagement');
  const opened = area(agent.page).getByRole('article', { name: 'byalink1', exact: true });
  await opened.waitFor();
  expect(await opened.innerText()).toContain(words.types.member);
});
