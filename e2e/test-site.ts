import { loadAccountMessages, loadMessages, loadStudioMessages } from '@hintha/messages';
import { openDatabase, type Database } from '@hintha/platform';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openAccount, PASSWORD } from './accounts.ts';
import { type Draws, shareBrowser, openVisitor, type Visit, type Visitor } from './browser.ts';
import { operate } from './operate.ts';
import { ask } from './payments/savers.ts';
import { openWorld, type World } from './world.ts';

export const siteTexts = { en: await loadMessages('en'), my: await loadMessages('my') };
export const accountTexts = { en: await loadAccountMessages('en'), my: await loadAccountMessages('my') };
export const studioTexts = { en: await loadStudioMessages('en'), my: await loadStudioMessages('my') };

export type Language = keyof typeof siteTexts;
export type Entry = keyof (typeof accountTexts)['en']['menu'];

/** A member who is signed in. */
export interface Member {
  name: string;
  token: string;
}

interface Parts {
  /** Pictures and games only where a journey looks at them. */
  draws?: Draws;
  /** There is a provider of payments. */
  cashier?: boolean;
}

interface Opened {
  world: World;
  browser: Browser;
  db: Database;
}

/** A world of its own for the journeys of members that stand in one file. */
export class TestSite {
  readonly #parts: Parts;
  #opened: Opened | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get #open(): Opened {
    if (this.#opened === undefined) throw new Error('the world is not open yet');
    return this.#opened;
  }

  get db(): Database {
    return this.#open.db;
  }

  get databaseUrl(): string {
    return this.#open.world.databaseUrl;
  }

  get operatorUrl(): string {
    return this.#open.world.settings.operatorUrl;
  }

  get studioUrl(): string {
    return this.#open.world.settings.studioUrl;
  }

  get consoleUrl(): string {
    return this.#open.world.settings.consoleUrl;
  }

  async open(): Promise<void> {
    const { draws = 'text', cashier = false } = this.#parts;
    const [world, browser] = await Promise.all([openWorld({ cashier }), shareBrowser(draws)]);
    // Where games are played, the tables of the studio are looked into too, which are closed to the operator's role.
    const session = draws === 'games' ? {} : { session: { role: 'hintha_app' } };
    this.#opened = { world, browser, db: openDatabase(world.databaseUrl, { max: 4, ...session }) };
  }

  async close(): Promise<void> {
    await this.#opened?.db.close();
    await this.#opened?.world[Symbol.asyncDispose]();
  }

  async openMember(name: string): Promise<Member> {
    await openAccount(this, name);
    return this.logIn(name);
  }

  /** By a call; the form is a journey of its own. */
  async logIn(name: string): Promise<Member> {
    const body = { username: name, password: PASSWORD };
    const { token }: { token: string } = await ask(this.url('/session/login'), 'POST', { body });
    return { name, token };
  }

  async credit(name: string, amount: string): Promise<void> {
    await operate(this.databaseUrl, 'credit', '--account', name, '--amount', amount, '--reason', 'e2e');
  }

  /** The address of a call. */
  url(path: string): string {
    return `${this.operatorUrl}/wps${path}`;
  }

  /** A browser on a desk, which draws what those of the file do unless it is said otherwise. */
  async visit({ draws, ...order }: Visit & { draws?: Draws } = {}): Promise<Visitor> {
    const usual = { language: 'en', width: 1100, height: 800 } as const;
    const browser = draws === undefined ? this.#open.browser : await shareBrowser(draws);
    const visitor = await openVisitor(browser, this.operatorUrl, { ...usual, ...order });
    return visitor;
  }

  /** A browser in which the member is signed in, at a page that is soon drawn unless it is said at which. */
  async visitAs(
    { name, token }: Member,
    { address = '/join', ...order }: Visit & { address?: string; draws?: Draws } = {},
  ): Promise<Visitor> {
    const visitor = await this.visit(order);
    await visitor.context.addInitScript(
      ([site, key, account]) => {
        // The frame of a game is a document as well, and the session is none of its business.
        if (location.origin !== site) return;
        sessionStorage.setItem('token', key);
        sessionStorage.setItem('username', account);
      },
      [new URL(this.operatorUrl).origin, token, name] as const,
    );
    await visitor.page.goto(address);
    return visitor;
  }
}

/** The operator of a file, which opens before its first test and is gone after its last. */
export const openTestSite = (parts: Parts = {}): TestSite => {
  const testSite = new TestSite(parts);
  beforeAll(() => testSite.open(), 180_000);
  afterAll(() => testSite.close());
  return testSite;
};

/** The account area, by the menu of the account. */
export const openAccountArea = async (
  page: Page,
  name: string,
  language: Language = 'en',
): Promise<Locator> => {
  const { shell } = siteTexts[language];
  await page.getByRole('button', { name: shell.accountMenu.replace('{{name}}', name) }).click();
  await page.getByRole('button', { name: shell.myAccount, exact: true }).click();
  return page.getByRole('dialog').first();
};

/** The same on a phone, where the list of pages stands behind the one that opens first. */
export const openAreaOnPhone = async (page: Page, language: Language): Promise<Locator> => {
  const { shell, accountArea } = siteTexts[language];
  await page.getByRole('button', { name: shell.account, exact: true }).click();
  await page.getByText(shell.myAccount, { exact: true }).click();
  const area = page.getByRole('dialog').first();
  await area.getByRole('button', { name: accountArea.back }).click();
  return area;
};

/** What leads to a page of the area; it may carry a number behind its name. */
export const entryOf = (area: Locator, entry: Entry, language: Language = 'en'): Locator =>
  area.getByRole('navigation').getByRole('button', { name: accountTexts[language].menu[entry] }).first();
