import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { accountIdOf, givenAccount, givenUpline } from '../../tools/scenario/index.ts';
import { openPhoneStand } from '../../tools/phone-provider/phone-stand.ts';
import { PASSWORD } from '../accounts.ts';
import { noteCalls } from '../calls.ts';
import { accountTexts } from '../test-site.ts';
import { auditPage } from '../audit-page.ts';
import {
  en,
  fill,
  logIn,
  menuOf,
  openLogin,
  openAccessSite,
  press,
  sendCode,
  submit,
  titled,
} from './access-site.ts';

const stand = await openPhoneStand();
const site = openAccessSite({ PHONE_PROVIDER_URL: stand.url });
afterAll(() => stand.close());

const gameCard = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: / Min \d/ }) })
    .first();
const heartOf = (page: Page) => gameCard(page).getByRole('button', { name: /^Favourite: / });

test('ACCESS-033 ACCESS-102 GAMES-013 GAMES-014 GAMES-034 a visitor’s favourite, recent list and game ask for a login, and go on after it', async () => {
  await site.openAccount('gated');
  await using visitor = await site.visit();
  const { page } = visitor;
  const calls = noteCalls(page);
  const login = titled(page, en.access.login.title);
  await page.goto('/rng');
  expect(await page.getByRole('button', { name: en.lobby.fav, exact: true }).count()).toBe(0);
  await press(page, en.lobby.recent);
  await login.getByText(en.gate.lists).waitFor();
  await press(login, en.shell.close);
  await gameCard(page).getByRole('link').click();
  await login.getByText(en.gate.play).waitFor();
  await press(login, en.shell.close);
  await heartOf(page).click();
  await login.getByText(en.gate.favourite).waitFor();
  expect(calls('POST', 'games/favourites')).toEqual([]);
  await fill(login, { username: 'gated', password: PASSWORD });
  await submit(login);
  await menuOf(page, 'gated').waitFor();

  await expect.poll(() => calls('POST', 'games/favourites').length).toBe(1);
  const [put] = calls('POST', 'games/favourites');
  const body = JSON.parse(put?.sent ?? '{}') as { nodeId: number; vendor: string; gameType: string };
  expect(Object.keys(body).toSorted()).toEqual(['gameType', 'nodeId', 'vendor']);
  await expect.poll(async () => heartOf(page).getAttribute('aria-pressed')).toBe('true');
  expect(JSON.parse(await page.evaluate(() => localStorage.getItem('favouriteGameIds') ?? ''))).toEqual([
    body.nodeId,
  ]);
  await press(page, en.lobby.fav);
  await expect.poll(async () => page.getByRole('button', { name: /^Favourite: / }).count()).toBe(1);
  await heartOf(page).click();
  await expect.poll(() => calls('DELETE', 'games/favourites').length).toBe(1);
  await press(page, en.lobby.recent);
  await page.getByText(en.lobby.noRecentTitle).waitFor();
});

const DAY_MS = 86_400_000;

const agentIcon = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: en.shell.agentArea, exact: true });

test('ACCESS-024 ACCESS-025 ACCESS-100 ACCESS-121 AGENT-007 SHELL-055 an agent’s icon opens the agent area; a member has none, and the account area', async () => {
  await site.openAccount('plainmember');
  await site.openAccount('leader');
  await givenAccount(site.db, 'leader', { type: 41 });
  const [below, above] = [await accountIdOf(site.db, 'plainmember'), await accountIdOf(site.db, 'leader')];
  await givenUpline(site.db, { below, above, at: new Date(Date.now() - 9 * DAY_MS) });

  await using member = await site.visit();
  await logIn(member.page, 'plainmember');
  await menuOf(member.page, 'plainmember').click();
  expect(await agentIcon(member.page).count()).toBe(0);
  // Nothing is framed before the pages of the account area are there.
  const [held, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await member.context.route(/\/assets\/.*\.js$/, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await press(member.page, en.shell.myAccount);
  const area = titled(member.page, en.accountArea.title);
  await asked.promise;
  expect(await member.page.getByRole('dialog').count()).toBe(0);
  held.resolve();
  await area.getByRole('navigation', { name: en.accountArea.menu }).waitFor();
  expect(await area.locator('[aria-current=page]').allInnerTexts()).toEqual([en.shell.myAccount]);
  const help = member.page.waitForEvent('popup');
  await area.getByRole('link', { name: en.shell.help }).click();
  await (await help).getByRole('heading', { name: accountTexts.en.content.memberHelp, level: 1 }).waitFor();
  await press(area, en.accountArea.close);
  await area.waitFor({ state: 'hidden' });

  await using agent = await site.visit();
  await logIn(agent.page, 'leader');
  await agentIcon(agent.page).click();
  const agents = agent.page.getByRole('dialog', { name: 'Agent centre' });
  await agents.getByRole('heading', { name: 'Team overview' }).waitFor();
  expect(await agents.locator('[aria-current=page]').allInnerTexts()).toEqual(['Team overview']);
  await agents.getByRole('img', { name: /^QR code/ }).waitFor();
  const cardOf = (name: string) => agents.getByRole('button', { name, exact: false }).first();
  await cardOf('Direct downline').waitFor();
  await press(agents, '30 days');
  await cardOf('New members').waitFor();
  expect(await auditPage(agent.page, '[role=dialog]')).toEqual([]);
  await agents.getByRole('button', { name: 'Announcements' }).click();
  await agents.getByRole('article').first().waitFor();
  await press(agents, 'Close agent centre');
  await agents.waitFor({ state: 'hidden' });
});

test('ACCESS-106 ERRORS-001 a visitor browses home and a lobby, finds login, registration and reset, and is told in the words of the operator why no code was sent', async () => {
  await site.flags({ MOBILEVERCODELOGIN3: true });
  await using visitor = await site.visit();
  const { page, complaints } = visitor;
  await page.goto('/');
  await page.getByRole('heading', { name: en.home.hot.title }).waitFor();
  await page.goto('/rng');
  await gameCard(page).waitFor();
  await openLogin(page);
  const login = titled(page, en.access.login.title);
  await press(login, en.access.login.toRegister);
  await press(titled(page, en.access.register.title), en.access.register.toLogin);
  await press(login, en.access.login.forgot);
  const forgot = titled(page, en.access.forgot.title);
  await forgot.getByRole('tab', { name: en.access.tabs.mobile }).click();
  await fill(forgot, { mobileNum: '9777000009' });
  expect(complaints).toEqual([]);
  await sendCode(forgot);
  await expect.poll(async () => forgot.getByText(en.errors.not_enabled).count()).toBe(1);
});

test('ACCESS-027 ERRORS-021 the button of the outside provider rests for a minute after its answer', async () => {
  await site.flags({ MOBILENUMREG3: true });
  await using visitor = await site.visit();
  const { page, context } = visitor;
  await page.goto('/register');
  const form = titled(page, en.access.register.title);
  await form.getByRole('tab', { name: en.access.tabs.mobile }).click();
  const button = form.locator('button[name=verificationCode]');
  const opened = async () => {
    const popup = context.waitForEvent('page');
    await button.click();
    return popup;
  };
  await (await opened()).close();
  await form.getByText(en.access.provider.popup_closed).waitFor();
  const popup = await opened();
  await popup.getByLabel(/^Phone/).fill('+959777123456');
  await popup.getByRole('button', { name: 'Verify' }).click();
  await form.getByText(en.access.provider.verified).waitFor();
  await expect.poll(async () => button.innerText()).toMatch(/(?:1:00|0:5\d)$/);
  expect(await button.isDisabled()).toBe(true);
});
