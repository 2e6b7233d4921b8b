import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
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
import type { Visitor } from '../browser.ts';
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

/** The switches of contracts, as the page reads them. */
const readKinds = (): Promise<Record<string, string>> =>
  ask(testSite.url('/contract/consolidated'), 'GET', { token: top.token });

/** Comes when the site tells them so: what is known of settings is asked anew after a second. */
const switchKinds = async (
  kinds: readonly ('DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME')[],
): Promise<void> => {
  await givenContractKinds(testSite.db, [...kinds]);
  const isOn = kinds.includes('DAILY') ? '1' : '0';
  await until(`the kinds are ${kinds.join(', ')}`, async () =>
    (await readKinds()).dailysalinfotype === isOn ? true : undefined,
  );
};
const switchAllOn = (): Promise<void> => switchKinds(['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME']);

const entriesOf = (page: Page): Locator =>
  area(page).getByRole('navigation', { name: words.menuName }).getByRole('button');
const currentOf = (page: Page): Locator => area(page).locator('[aria-current=page]');

/** The button of the header opens it; no frame is drawn before what stands in it is there. */
const openOnceThere = async ({ page, context }: Visitor): Promise<void> => {
  await page.getByRole('button', { name: siteTexts.en.shell.agentArea, exact: true }).waitFor();
  const [held, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await context.route(/\/assets\/.*\.js$/u, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await press(page.locator('body'), siteTexts.en.shell.agentArea);
  await asked.promise;
  expect(await page.getByRole('dialog').count()).toBe(0);
  held.resolve();
  await currentOf(page).getByText(words.menu.agentTeamOverview).waitFor();
};

/** From a figure to the accounts behind it and the record of one; a new start in between, and back by the browser. */
const followFigure = async (page: Page): Promise<void> => {
  const figure = new RegExp(`^${teams.figures.online}`, 'u');
  await press(area(page), figure);
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
  await area(page).getByRole('button', { name: figure }).waitFor();
};

/** Every entry leads to its page, with what only its page shows. */
const openEveryPage = async (page: Page): Promise<void> => {
  const names = Object.values(words.menu);
  const shown = new Map([
    [words.menu.announcement, area(page).getByRole('article')],
    [words.menu.teamBetting, area(page).getByText(DEEPER)],
    [words.menu.userLoss, area(page).getByText(BELOW)],
    [words.menu.myIncome, area(page).getByText(teams.figures.rebates)],
  ]);
  await expect.poll(async () => (await entriesOf(page).allInnerTexts()).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    await press(area(page).getByRole('navigation', { name: words.menuName }), name);
    await currentOf(page).getByText(name, { exact: true }).waitFor();
    await area(page).getByRole('heading', { name, exact: true }).waitFor();
    await shown.get(name)?.first().waitFor();
  }
};

test('AGENT-002 AGENT-003 AGENT-004 AGENT-005 AGENT-006 AGENT-007 AGENT-010 AGENT-011 AGENT-012 AGENT-013 AGENT-014 AGENT-015 AGENT-016 AGENT-017 AGENT-018 ACCESS-024 ACCESS-110 SHELL-055 the centre is shown once it is there, with an entry for each kind of contract that is on; a figure leads to its rows, and each entry to its page', async () => {
  onTestFinished(switchAllOn);
  const { dividend, dailyWages, hourlySalary, realTimeSalary } = words.menu;
  const all = [dividend, dailyWages, hourlySalary, realTimeSalary];
  await switchKinds(['DIVIDEND', 'HOURLY']);
  await using visitor = await testSite.visitAs(top);
  const { page } = visitor;
  await openOnceThere(visitor);
  const kindsShown = async () => (await entriesOf(page).allInnerTexts()).filter((name) => all.includes(name));
  await expect.poll(kindsShown).toEqual([dividend, hourlySalary]);
  // The new start of the page comes to know of the others.
  await switchAllOn();
  await followFigure(page);
  await page.goBack();
  await area(page).waitFor({ state: 'hidden' });
  await press(page.locator('body'), siteTexts.en.shell.agentArea);
  await openEveryPage(page);
  await press(area(page), words.close);
  await area(page).waitFor({ state: 'hidden' });
});

const fillIn = async (form: Locator, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
};

/** Somebody new registers by the link that the overview shows as a picture. */
const registerByLink = async (agentPage: Page, username: string): Promise<void> => {
  await givenFieldsAsked(testSite.db, ['affiliateCode']);
  const picture = area(agentPage).getByRole('img', { name: /^QR code/u });
  const link = await picture.first().getAttribute('aria-label');
  const code = /[A-Z0-9]{8}/u.exec(link ?? '')?.[0] ?? '';
  await using visitor = await testSite.visit({ language: 'en' });
  const { page } = visitor;
  await page.goto(`/register?affiliateCode=${code}`);
  const register = page.getByRole('dialog', { name: siteTexts.en.access.register.title });
  await fillIn(register, { username, password: PASSWORD, confirmPassword: PASSWORD });
  await register.locator('[name=ageAndTermsAccepted]').check();
  await register.locator('button[type=submit]').click();
  await register.waitFor({ state: 'hidden' });
};

const cardOf = (page: Page, name: string): Locator => area(page).getByRole('article', { name, exact: true });

const sendMoney = async (page: Page): Promise<void> => {
  await press(cardOf(page, BELOW), words.team.send);
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel(wallet.amount).fill('5000');
  await press(dialog, upline.next);
  const sure = page.getByRole('dialog', { name: words.send.sure });
  await sure.locator('input[type=password]').fill(PAYMENT_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(new RegExp(`5,000\\.00 sent to ${BELOW}`, 'u')).waitFor();
  const { token } = await testSite.logIn(BELOW);
  const address = testSite.url('/v2/wallets/balance');
  const { sumBalance }: { sumBalance: string } = await ask(address, 'GET', { token });
  expect(sumBalance).toBe('5000.00');
};

const makeLink = async (page: Page): Promise<void> => {
  await turnTo(page, 'registerAccount');
  await press(area(page), words.link.make);
  const dialog = page.getByRole('dialog', { name: words.link.make, exact: true });
  await dialog.locator('[name=remark]').fill('market');
  await press(dialog, words.link.make);
  await area(page).getByText('market').waitFor();
};

/** Accepts the offer of the operator, and opens the form of an own one. */
const agree = async (page: Page): Promise<void> => {
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
  await page.keyboard.press('Escape');
};

test('AGENT-001 AGENT-008 AGENT-009 AGENT-023 AGENT-026 AGENT-028 AGENT-034 an agent finds in its team who registered by its link, sends money down, makes a link, answers an offer and may make one', async () => {
  await using visitor = await testSite.visitAs(top, { address: '/join#agent/agentTeamOverview' });
  const { page } = visitor;
  await registerByLink(page, 'byalink1');
  await turnTo(page, 'teamManagement');
  const opened = cardOf(page, 'byalink1');
  await opened.waitFor();
  expect(await opened.innerText()).toContain(words.types.member);
  await sendMoney(page);
  await area(page).getByLabel(words.team.search).fill(DEEPER);
  await press(area(page), words.team.find);
  const path = area(page).getByRole('navigation', { name: words.team.path });
  await path.getByRole('button', { name: BELOW }).waitFor();
  await cardOf(page, DEEPER).waitFor();
  await makeLink(page);
  await agree(page);
  await press(area(page), words.close);
  await area(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('');
});
