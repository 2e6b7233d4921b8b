import { loadAccountMessages, loadMessages } from '@hintha/messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAccount } from '../accounts.ts';
import { openVisitor, shareBrowser } from '../browser.ts';
import { untilGamesAreListed } from '../games-listed.ts';
import { goInside } from '../site/go-inside.ts';
import { tiles } from '../site/tiles.ts';
import { button, dialog, drawer, en, fieldOf, press, title, waitForText } from './console-page.ts';
import { type Office } from './office.ts';

const my = { ...(await loadMessages('my')), account: await loadAccountMessages('my') };
const { failures, lobby } = my;
const PHONE = { language: 'my', theme: 'dark', width: 360, height: 780 } as const;
const REASON = 'seen on the statement';

/** The site on a phone: signed in at the form of a deposit with an amount typed in, and in a lobby. */
const openSite = async (office: Office) => {
  const { operatorUrl } = office.testSite;
  await openAccount(office.testSite, 'steady');
  await untilGamesAreListed(operatorUrl, { all: true });
  const visitor = await openVisitor(await shareBrowser('text'), operatorUrl, PHONE);
  const token = await office.logIn('steady');
  await visitor.context.addInitScript((kept) => {
    sessionStorage.setItem('token', kept);
    sessionStorage.setItem('username', 'steady');
  }, token);
  const games = await visitor.context.newPage();
  await Promise.all([visitor.page.goto('/depositv2'), games.goto('/rng?page=all')]);
  await visitor.page.locator('[name=amount]').fill('12000');
  await tiles(games).first().waitFor();
  return { visitor, form: visitor.page, games };
};

/** The console at a deposit, with a reason typed in. */
const openBackoffice = async (office: Office, token: string): Promise<Page> => {
  const id = await office.deposit('patient', '8000.00', '777888');
  const { page } = await office.openAt(token, `/deposits/${id}`);
  await drawer(page).getByText('patient', { exact: true }).waitFor();
  await press(page, 'a');
  await fieldOf(dialog(page), en.deposits.transfer).fill('KBZ-777888');
  await fieldOf(dialog(page), en.appShell.reason).fill(REASON);
  return page;
};

/** A page of the console whose code nobody here has loaded yet; the browser asks for it again with the whole console. */
const UNSEEN = '/raffles';

const areStylesThere = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ sheet }) => sheet !== null,
  );

const lostIn = (page: Page) => page.getByRole('status').filter({ hasText: failures.lost });

/** What is asked for while the server is away says so, and loses nothing that was typed. */
const askInVain = async (form: Page, games: Page, staff: Page): Promise<void> => {
  await games.getByLabel(lobby.search, { exact: true }).fill('gold');
  await form.locator('form button[type=submit]').click();
  await press(staff, 'Enter');
  await form.getByRole('dialog').getByText(failures.network).waitFor();
  await waitForText(staff, en.appShell.failures.network);
  await staff.getByRole('alert').filter({ hasText: en.appShell.lost }).waitFor();
  await lostIn(form).waitFor();
  await lostIn(games).waitFor();
  await games.getByText(lobby.failedTitle).waitFor();
  await games.getByRole('button', { name: failures.retry }).waitFor();
  expect(await form.locator('[name=amount]').inputValue()).toBe('12,000');
  expect(await fieldOf(dialog(staff), en.appShell.reason).inputValue()).toBe(REASON);
};

/** They come back by themselves, and what was typed can be sent. */
const goOn = async (form: Page, games: Page, staff: Page): Promise<void> => {
  await staff.getByText(en.appShell.lost).waitFor({ state: 'hidden' });
  await button(dialog(staff), en.deposits.approve).click();
  await waitForText(staff, en.deposits.approved);
  await Promise.all([form, games].map((page) => lostIn(page).waitFor({ state: 'hidden' })));
  await tiles(games).first().waitFor();
  await form.locator('form button[type=submit]').click();
  await form.getByRole('list', { name: my.account.deposit.history }).waitFor();
};

export const expectPagesBack = async (office: Office, token: string): Promise<void> => {
  const { visitor, form, games } = await openSite(office);
  await using _ = visitor;
  const staff = await openBackoffice(office, token);
  const other = await staff.context().newPage();
  await other.goto('/finance');
  await title(other, en.finance.title).waitFor();
  const pages = [form, games, staff];
  const loads: string[] = [];
  for (const page of pages) page.on('load', () => loads.push(page.url()));
  const startAgain = await office.loseServer();
  await goInside(other, UNSEEN);
  await other.getByLabel(en.appShell.loading).waitFor();
  await askInVain(form, games, staff);
  await startAgain();
  await goOn(form, games, staff);
  await title(other, en.raffles.title).waitFor();
  await expect.poll(() => other.evaluate(areStylesThere)).toBe(true);
  expect(loads).toEqual([]);
};
