import { randomUUID } from 'node:crypto';
import { loadAccountMessages, loadConsoleMessages } from '@hintha/messages';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount, PASSWORD } from '../accounts.ts';
import { openVisitor, shareBrowser, type Visit, type Visitor } from '../browser.ts';
import { openOffice, type Office } from '../console/office.ts';
import { auditPage } from '../audit-page.ts';
import { ask } from '../payments/savers.ts';
import { accountIdOf, givenDeposited, givenRaffleEnd, raffleIdOf } from '../../tools/scenario/index.ts';

const PATIENCE = 30_000;
const NAME = 'Thadingyut raffle';
const accountTexts = { EN: await loadAccountMessages('EN'), MY: await loadAccountMessages('MY') };
const consoleTexts = await loadConsoleMessages('EN');
const words = accountTexts.EN.promotions;

let office: Office;
let browser: Browser;
const tokens = { maker: '', checker: '', member: '' };

beforeAll(async () => {
  [office, browser] = await Promise.all([openOffice(), shareBrowser({ games: false })]);
  tokens.maker = await office.enter(await office.hire('thiri'));
  tokens.checker = await office.enter(await office.hire('kyaw'));
  await openAccount(office.testSite, 'lucky');
  const body = { username: 'lucky', password: PASSWORD };
  const entered: { token: string } = await ask(wps('/session/login'), 'POST', { body });
  tokens.member = entered.token;
}, 180_000);

afterAll(async () => {
  await office?.[Symbol.asyncDispose]();
});

const wps = (path: string): string => `${office.testSite.operatorUrl}/wps${path}`;
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** A browser at the activities, of the member when it is to be signed in. */
const visit = async (order: Visit & { member?: boolean } = {}): Promise<Visitor> => {
  const usual = { language: 'EN', width: 1100, height: 800, reducedMotion: 'reduce' } as const;
  const visitor = await openVisitor(browser, office.testSite.operatorUrl, { ...usual, ...order });
  visitor.context.setDefaultTimeout(PATIENCE);
  if (order.member)
    await visitor.context.addInitScript((token) => {
      sessionStorage.setItem('token', token);
      sessionStorage.setItem('username', 'lucky');
    }, tokens.member);
  await visitor.page.goto('/promotions?tab=activities');
  return visitor;
};

const cardOf = (page: Page): Locator => page.getByRole('listitem').filter({ hasText: NAME }).first();

/** What the member has deposited, as payments would have it written. */
const deposit = async (amount: number) =>
  givenDeposited(office.db, await accountIdOf(office.db, 'lucky'), BigInt(amount) * 100n);

const raffleId = async (): Promise<string> => String(await raffleIdOf(office.db, NAME));

const openConsole = async (path: string): Promise<Visitor> => {
  const visitor = await office.visit({ token: tokens.maker, width: 1440 });
  visitor.context.setDefaultTimeout(PATIENCE);
  await visitor.page.goto(path);
  return visitor;
};

const confirm = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(consoleTexts.appShell.reason, { exact: false }).last().fill('as it was planned');
  await button(dialog, name).click();
  await dialog.waitFor({ state: 'hidden' });
};

const create = async (page: Page): Promise<void> => {
  await button(page, consoleTexts.raffles.create).click();
  const dialog = page.getByRole('dialog');
  const fill = async (label: string, text: string) =>
    dialog.getByLabel(label, { exact: false }).first().fill(text);
  await fill(consoleTexts.raffles.nameEn, NAME);
  await fill(consoleTexts.raffles.nameMy, 'သီတင်းကျွတ် ကံစမ်းမဲ');
  await fill(consoleTexts.raffles.endsAt, '2090-01-01T00:00');
  await fill(consoleTexts.raffles.beacon, 'the public beacon of the day');
  await fill(consoleTexts.raffles.prizeLines, '1 x 5000\n1 x 100.50');
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await confirm(page, consoleTexts.raffles.createDo);
};

const approveLock = async (): Promise<void> => {
  const origin = `${office.origin}/console`;
  const { approvals }: { approvals: { id: string; action: string; payloadHash: string }[] } = await ask(
    `${origin}/approvals`,
    'GET',
    { token: tokens.checker },
  );
  const { id, payloadHash } = approvals.find(({ action }) => action === 'raffle.lock') ?? {
    id: '',
    payloadHash: '',
  };
  await ask(`${origin}/approvals/${id}/approve`, 'POST', { token: tokens.checker, body: { payloadHash } });
};

test('ENGAGE-001 SHELL-026 ACCESS-106 a visitor reads the bonuses with their terms and the raffles with their prizes', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Golden Hintha raffle' }).waitFor();
  await button(page, words.login).waitFor();
  await page.getByRole('tab', { name: words.bonuses }).click();
  await page.getByRole('heading', { name: accountTexts.EN.bonuses.names.MESSAGING_APP }).waitFor();
  await page.getByText(/131,000/).waitFor();
  expect(await page.locator('main').getAttribute('class')).toMatch(/(^| )promotions( |$)/);
  expect(visitor.complaints).toEqual([]);
});

test('ENGAGE-027 ENGAGE-007 a member claims tickets, the staff locks and draws, and the page works the draw out again', async () => {
  await using office1 = await openConsole('/raffles');
  const console = office1.page;
  await create(console);
  await deposit(150_000);

  await using visitor = await visit({ member: true });
  const { page } = visitor;
  const card = cardOf(page);
  await card.getByText(accountTexts.EN.bonuses.offerStates.CLAIM, { exact: true }).waitFor();
  await button(card, words.raffles.claim.replace('{{count}}', '3')).click();
  await card.getByText('000000–000002').waitFor();
  await card.getByText(accountTexts.EN.bonuses.offerStates.JOINED, { exact: true }).waitFor();
  expect(await auditPage(page, 'main')).toEqual([]);

  const id = await raffleId();
  await givenRaffleEnd(office.db, id, new Date());
  await console.goto(`/raffles/${id}`);
  const lock = console.getByRole('button', { name: new RegExp(`^${consoleTexts.raffles.lock}`) });
  await lock.waitFor();
  expect(await auditPage(console)).toEqual([]);
  await lock.click();
  await console
    .getByRole('dialog')
    .getByLabel(consoleTexts.raffles.entropy, { exact: false })
    .first()
    .fill('beacon-2026.1');
  expect(await auditPage(console, '[role=dialog]')).toEqual([]);
  await confirm(console, consoleTexts.raffles.lockDo);
  await approveLock();
  await console.goto(`/raffles/${id}`);
  await console.getByRole('button', { name: new RegExp(`^${consoleTexts.raffles.draw}`) }).click();
  await button(console.getByRole('dialog'), consoleTexts.raffles.draw).click();
  await console.getByText(consoleTexts.raffles.phases.DRAWN).first().waitFor();
  await console.getByRole('link', { name: 'lucky' }).first().waitFor();
  expect(await auditPage(console)).toEqual([]);
  expect(office1.complaints).toEqual([]);

  await page.reload();
  await card.getByText(/5,100\.50/).waitFor();
  await card.getByText(accountTexts.EN.bonuses.offerStates.ISSUED, { exact: true }).waitFor();
  await card.getByRole('button', { name: words.raffles.details }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('beacon-2026.1').waitFor();
  await button(drawer, words.raffles.verify).click();
  await drawer.getByText(words.raffles.verified).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  expect(visitor.complaints).toEqual([]);

  await page.keyboard.press('Escape');
  await button(card, words.raffles.toRewards).click();
  await page.getByRole('dialog').getByText(/5,000/).first().waitFor();

  const { list }: { list: { id: string; amount: string }[] } = await ask(wps('/rewards'), 'GET', {
    token: tokens.member,
  });
  expect(list.map(({ amount }) => amount).toSorted()).toEqual(['100.50', '5000.00']);
  for (const { id: rewardId } of list)
    await ask(wps('/rewards'), 'POST', { token: tokens.member, body: { rewardId, requestId: randomUUID() } });
  await page.reload();
  await card.getByText(accountTexts.EN.bonuses.offerStates.CLAIMED, { exact: true }).waitFor();
}, 120_000);

test('ENGAGE-007 ENGAGE-008 a member joins the daily sign-in and signs for today', async () => {
  await using visitor = await visit({ member: true });
  const { page } = visitor;
  const { SIGN_IN: name } = accountTexts.EN.bonuses.names;
  const { offerStates } = accountTexts.EN.bonuses;
  const card = page.getByRole('listitem').filter({ hasText: name }).first();
  await card.getByText(offerStates.JOIN, { exact: true }).first().waitFor();
  await button(card, `${words.activity.join}: ${name}`).click();
  await page.getByText(offerStates.JOINED, { exact: true }).first().waitFor();
  await button(card, `${words.activity.sign}: ${name}`).click();
  await card.getByText(words.activity.tomorrow).waitFor();
  await card.getByText(offerStates.SIGNED, { exact: true }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

test('ENGAGE-013 the bonus of the messaging app is redeemed from the page of promotions', async () => {
  await using visitor = await visit({ member: true });
  const { page } = visitor;
  await page.getByRole('tab', { name: words.bonuses }).click();
  const { names, apply } = accountTexts.EN.bonuses;
  await button(page, `${apply.open}: ${names.MESSAGING_APP}`).click();
  const dialog = page.getByRole('dialog', { name: names.MESSAGING_APP });
  await dialog.getByLabel(apply.contact).fill('thiri.chats');
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await button(dialog, apply.send).click();
  await page.getByText(accountTexts.EN.bonuses.offerStates.APPLYING, { exact: true }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

test('promotions keep to WCAG 2.2 AA in both themes, in Burmese at 360 px', async () => {
  await using visitor = await visit({ language: 'MY', width: 360, member: true });
  const { page } = visitor;
  const own = accountTexts.MY.promotions;
  await page.getByText(own.raffles.details).first().waitFor();
  expect(await auditPage(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.getByText(own.raffles.details).first().click();
  await page.getByRole('dialog').getByText(own.raffles.commitment).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: own.bonuses }).click();
  await page.getByText(accountTexts.MY.bonuses.names.MESSAGING_APP).first().waitFor();
  expect(await auditPage(page)).toEqual([]);
});
