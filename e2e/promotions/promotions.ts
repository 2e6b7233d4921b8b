import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountIdOf,
  findSlot,
  givenDeposited,
  givenPlayed,
  givenRaffleEnd,
  raffleIdOf,
  readPostings,
} from '../../tools/scenario/index.ts';
import type { Visitor } from '../browser.ts';
import type { Office } from '../console/office.ts';
import { untilGamesAreListed } from '../games-listed.ts';
import { operate } from '../operate.ts';
import { ask, openSaver } from '../payments/savers.ts';
import { goInside } from '../site/go-inside.ts';
import { findCounter, keepOpen, type Counter } from '../support/counter.ts';
import { accountTexts, siteTexts } from '../test-site.ts';
import { ADDRESS, audit, exchange, readRecords, redeem } from './points-shop.ts';
import { rejectRedemption } from './points-backoffice.ts';
import { createRaffle, drawRaffle } from './raffle-backoffice.ts';

const NAME = 'shopper';
const RAFFLE = 'Thadingyut raffle';
const { bonuses, promotions } = accountTexts.my;
const { offerStates: states } = bonuses;

let office: Office;
let counter: Counter;
let token: string;
/** The member on a phone, in Burmese. */
const member = keepOpen(async () => {
  const visitor = await counter.visit({ language: 'my', width: 360, height: 780 });
  await visitor.context.addInitScript(
    ([key, name]) => {
      sessionStorage.setItem('token', key);
      sessionStorage.setItem('username', name);
    },
    [token, NAME] as const,
  );
  return visitor;
});

beforeAll(async () => {
  counter = findCounter();
  office = counter.office;
  await operate(office.testSite.databaseUrl, 'setting', 'bonuses.freeNeedsPhone', 'false');
  await untilGamesAreListed(office.testSite.operatorUrl);
  await openSaver(office.testSite, NAME, '50000');
  token = await office.logIn(NAME);
});

afterAll(() => member[Symbol.asyncDispose]());

const openConsole = (path: string): Promise<Visitor> => office.openAt(counter.chiefs.maker, path);

const wps = (path: string): string => `${office.testSite.operatorUrl}/wps${path}`;
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });
const says = (within: Locator, text: string): Promise<void> =>
  within.getByText(text, { exact: true }).first().waitFor();

const cardOf = (page: Page, name: string): Locator =>
  page.locator('main').getByRole('listitem').filter({ hasText: name }).first();

test('ENGAGE-001 SHELL-024 SHELL-026 ACCESS-106 GAMES-002 ENGAGE-021 a visitor reads the raffles, the bonuses and, without a side menu, the points shop, and signs in to redeem', async () => {
  const { page, complaints } = await counter.openGuest('/promotions?tab=activities');
  const words = accountTexts.en;
  await page.getByRole('heading', { name: 'Golden Hintha raffle' }).waitFor();
  await button(page, words.promotions.login).waitFor();
  await page.getByRole('tab', { name: words.promotions.bonuses }).click();
  await page.getByRole('heading', { name: words.bonuses.names.MESSAGING_APP }).waitFor();
  await page.getByText(/131,000/u).waitFor();
  expect(await page.locator('main').getAttribute('class')).toMatch(/(^| )promotions( |$)/u);

  const sidebar = page.getByRole('navigation', { name: siteTexts.en.shell.navigation });
  await sidebar.getByRole('link', { name: siteTexts.en.shell.rewardsStore }).click();
  const longyi = cardOf(page, 'Longyi of cotton');
  await longyi.waitFor();
  expect(await sidebar.count()).toBe(0);
  expect(await page.locator('main').getAttribute('class')).toMatch(/(^| )pointMall( |$)/u);
  await page.getByText(words.rewardsStore.loginText).waitFor();
  await longyi.getByRole('button', { name: words.rewardsStore.rewards.redeem, exact: false }).click();
  await page.getByRole('dialog').locator('[name=username]').waitFor();
  expect(complaints).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

/** A bet on slots that was decided now, and won its stake back. */
const play = async (kyat: number): Promise<void> => {
  const [accountId, slot] = [await accountIdOf(office.db, NAME), await findSlot(office.db)];
  const stake = BigInt(kyat * 100);
  await givenPlayed(office.db, { accountId, at: new Date(), stake, payout: stake, ...slot });
};

const untilBalance = (page: Page, points: string): Promise<void> =>
  page.locator('main header dd').getByText(points, { exact: true }).waitFor();

test('ENGAGE-002 ENGAGE-012 ENGAGE-014 ENGAGE-016 ENGAGE-019 ENGAGE-022 ENGAGE-026 points of play are redeemed with password, address and phone, come back when staff turns it down, and become money', async () => {
  await play(30_000_000);
  const { page, complaints } = await member.at('/pointMall');
  await untilBalance(page, '30,000');
  await audit(page, 'html');
  await redeem(page);
  await untilBalance(page, '6,000');
  await rejectRedemption((await openConsole('/redemptions')).page, NAME, ADDRESS);
  await untilBalance(page, '30,000');
  await readRecords(page);
  await exchange(page);
  await untilBalance(page, '27,500');
  const postings = await readPostings(office.db, await accountIdOf(office.db, NAME));
  expect(postings.filter(({ kind }) => kind === 'POINT_CONVERT')).toMatchObject([{ amount: 250_000n }]);
  expect(complaints.filter((complaint) => !complaint.includes('status of 400'))).toEqual([]);
});

const signIn = async (page: Page): Promise<void> => {
  const name = bonuses.names.SIGN_IN;
  const card = cardOf(page, name);
  await says(card, states.JOIN);
  await button(card, `${promotions.activity.join}: ${name}`).click();
  await says(page.locator('body'), states.JOINED);
  await button(card, `${promotions.activity.sign}: ${name}`).click();
  await card.getByText(promotions.activity.tomorrow).waitFor();
  await says(card, states.SIGNED);
};

/** Opens the draw, which the page works out again, and then the prizes. */
const checkDraw = async (page: Page, card: Locator): Promise<void> => {
  await card.getByText(/5,100\.50/u).waitFor();
  await says(card, states.ISSUED);
  await card.getByRole('button', { name: promotions.raffles.details }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('beacon-2026.1').waitFor();
  await button(drawer, promotions.raffles.verify).click();
  await drawer.getByText(promotions.raffles.verified).waitFor();
  await audit(page);
  await page.keyboard.press('Escape');
  await button(card, promotions.raffles.toRewards).click();
  await drawer.getByText(/5,000/u).first().waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
};

/** Takes what was won into the wallet, by the calls of the page. */
const takePrizes = async (): Promise<void> => {
  const { list }: { list: { id: string; amount: string }[] } = await ask(wps('/rewards'), 'GET', { token });
  expect(list.map(({ amount }) => amount).toSorted()).toEqual(['100.50', '5000.00']);
  for (const { id: rewardId } of list)
    await ask(wps('/rewards'), 'POST', { token, body: { rewardId, requestId: randomUUID() } });
};

/** Whoever comes back to the raffles reads them anew. */
const comeBack = async (page: Page): Promise<void> => {
  await goInside(page, '/join');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await goInside(page, '/promotions?tab=activities');
};

test('ENGAGE-007 ENGAGE-008 ENGAGE-013 ENGAGE-027 a member signs in for the day, applies for a bonus and claims tickets; staff locks and draws, and the page works the draw out again', async () => {
  const staff = await openConsole('/raffles');
  await createRaffle(staff.page, RAFFLE);
  await givenDeposited(office.db, await accountIdOf(office.db, NAME), 15_000_000n);
  const { page, complaints } = await member.at('/promotions?tab=activities');
  await signIn(page);
  const card = cardOf(page, RAFFLE);
  await says(card, states.CLAIM);
  await button(card, promotions.raffles.claim.replace('{{count}}', '3')).click();
  await card.getByText('000000–000002').waitFor();
  await says(card, states.JOINED);

  await page.getByRole('tab', { name: promotions.bonuses }).click();
  const { apply, names } = bonuses;
  await button(page, `${apply.open}: ${names.MESSAGING_APP}`).click();
  const dialog = page.getByRole('dialog', { name: names.MESSAGING_APP });
  await dialog.getByLabel(apply.contact).fill('thiri.chats');
  await button(dialog, apply.send).click();
  await says(page.locator('main'), states.APPLYING);

  const id = String(await raffleIdOf(office.db, RAFFLE));
  await givenRaffleEnd(office.db, id, new Date());
  await drawRaffle(staff.page, id, office, counter.chiefs.checker);
  await staff.page.getByRole('link', { name: NAME }).first().waitFor();
  expect(staff.complaints).toEqual([]);

  await comeBack(page);
  await checkDraw(page, card);
  await takePrizes();
  await comeBack(page);
  await says(card, states.CLAIMED);
  expect(complaints).toEqual([]);
});
