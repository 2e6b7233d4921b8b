import { loadMessages } from '@hintha/messages';
import { openDatabase, type Database } from '@hintha/platform';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { openAccount, PASSWORD } from '../accounts.ts';
import { openVisitor, shareBrowser, type Visit, type Visitor } from '../browser.ts';
import { untilGamesAreListed } from '../games-listed.ts';
import { switchFlags } from '../operate.ts';
import { openOutbox } from '../outbox.ts';
import { openWorld, type World } from '../world.ts';

export const en = await loadMessages('en');
export const my = await loadMessages('my');

export const DEFAULT_PASSWORD = 'given by the operator 7';
export const NEW_PASSWORD = 'another long pass 2';
/** The button of a code that was just sent. */
export const COUNTING = /^Resend in (?:5:00|4:5\d)$/;

interface TestSite {
  db: Database;
  databaseUrl: string;
  operatorUrl: string;
}

/**
 * A world of its own for the tests of a file. Every visitor has an address of its own, as behind a proxy, and no
 * password goes in the open.
 */
export class AccessSite {
  #world: World | undefined;
  #browser: Browser | undefined;
  #testSite: TestSite | undefined;
  #visitors = 0;

  get testSite(): TestSite {
    if (this.#testSite === undefined) throw new Error('the world is not open yet');
    return this.#testSite;
  }

  get db(): Database {
    return this.testSite.db;
  }

  get outbox(): ReturnType<typeof openOutbox> {
    return openOutbox(this.db);
  }

  async open(): Promise<void> {
    const settings = { TRUSTED_PROXIES: '127.0.0.1', REQUIRE_ENCRYPTION: '1', DEFAULT_PASSWORD };
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    this.#world = await openWorld();
    const { databaseUrl, settings: site } = this.#world;
    const db = openDatabase(databaseUrl, { max: 4, session: { role: 'hintha_app' } });
    this.#testSite = { db, databaseUrl, operatorUrl: site.operatorUrl };
    this.#browser = await shareBrowser('text');
    await untilGamesAreListed(site.operatorUrl);
  }

  async close(): Promise<void> {
    await this.#testSite?.db.close();
    await this.#world?.[Symbol.asyncDispose]();
    vi.unstubAllEnvs();
  }

  async visit({ ip, ...order }: Visit & { ip?: string } = {}): Promise<Visitor> {
    if (this.#browser === undefined) throw new Error('the world is not open yet');
    // Small, the page costs a machine without a graphics card the least.
    const usual = { language: 'en', width: 1100, height: 700 } as const;
    const visitor = await openVisitor(this.#browser, this.testSite.operatorUrl, { ...usual, ...order });
    this.#visitors += 1;
    await visitor.context.setExtraHTTPHeaders({ 'x-forwarded-for': ip ?? `198.51.100.${this.#visitors}` });
    return visitor;
  }

  async openAccount(name: string, owner: Parameters<typeof openAccount>[2] = {}): Promise<void> {
    await openAccount(this.testSite, name, owner);
  }

  async flags(wanted: Record<string, boolean>): Promise<void> {
    await switchFlags(this.testSite, wanted);
  }
}

/** The site of a file's own world, which opens before its first test and is gone after its last. */
export const openAccessSite = (): AccessSite => {
  const site = new AccessSite();
  beforeAll(() => site.open(), 180_000);
  afterAll(() => site.close());
  return site;
};

export const titled = (page: Page, title: string): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: title }) });
export const fieldOf = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);
export const submit = async (form: Locator): Promise<void> => form.locator('button[type=submit]').click();
export const fill = async (form: Locator, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await fieldOf(form, name).fill(value);
};
export const press = async (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();
export const sendCode = async (form: Locator): Promise<void> => press(form, en.security.code.send);

const enter = async (page: Page, username: string, password: string): Promise<void> => {
  const form = titled(page, en.access.login.title);
  await fill(form, { username, password });
  await submit(form);
};
export const logIn = async (page: Page, username: string, password = PASSWORD): Promise<void> => {
  await page.goto('/login');
  await enter(page, username, password);
};
/** The login over a page that is there already, which costs no visit. */
export const openLogin = async (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: en.shell.login }).click();
export const logInHere = async (page: Page, username: string, password = PASSWORD): Promise<void> => {
  await openLogin(page);
  await enter(page, username, password);
};
export const menuOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: en.shell.accountMenu.replace('{{name}}', name) });
export const logOut = async (page: Page, name: string): Promise<void> => {
  await menuOf(page, name).click();
  await press(page, en.shell.logout);
  await press(page.getByRole('dialog'), en.shell.logout);
  await page.getByRole('banner').getByRole('button', { name: en.shell.login }).waitFor();
};
/** What the page keeps as long as its tab is open. */
export const stored = async (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>);
