import { loadAccountMessages, loadConsoleMessages, loadMessages } from '@hintha/messages';
import type { Database } from '@hintha/platform';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openVisitor, shareBrowser, type Visit, type Visitor } from '../browser.ts';
import { openOffice, type Office } from '../console/office.ts';
import { ask } from '../payments/savers.ts';

export const siteTexts = { en: await loadMessages('en'), my: await loadMessages('my') };
export const accountTexts = await loadAccountMessages('en');
export const words = accountTexts.content;
export const consoleTexts = (await loadConsoleMessages('en')).content;

interface Opened {
  readonly office: Office;
  readonly browser: Browser;
  /** Of somebody who writes the contents. */
  readonly token: string;
}

interface Piece {
  id: string;
  version: number;
}

/** One operator for the journeys of its contents, with somebody who writes them. */
class ContentSite {
  #opened: Opened | undefined;

  get #open(): Opened {
    if (this.#opened === undefined) throw new Error('the world is not open yet');
    return this.#opened;
  }

  get office(): Office {
    return this.#open.office;
  }

  /** Of somebody who writes the contents. */
  get token(): string {
    return this.#open.token;
  }

  get db(): Database {
    return this.#open.office.db;
  }

  get operatorUrl(): string {
    return this.#open.office.testSite.operatorUrl;
  }

  async open(): Promise<void> {
    const [office, browser] = await Promise.all([
      openOffice({ draws: 'pictures' }),
      shareBrowser('pictures'),
    ]);
    this.#opened = { office, browser, token: await office.enter(await office.hire('thiri')) };
  }

  async close(): Promise<void> {
    await this.#opened?.office[Symbol.asyncDispose]();
  }

  /** A visitor at an address of the site. */
  async visit(path: string, order: Visit = {}): Promise<Visitor> {
    const usual = { language: 'en', width: 1100, height: 800 } as const;
    const visitor = await openVisitor(this.#open.browser, this.operatorUrl, { ...usual, ...order });
    await visitor.page.goto(path);
    return visitor;
  }

  /** The console of the writer of contents, which stays open, at an address of it. */
  openConsole(path: string): Promise<Visitor> {
    const { office, token } = this.#open;
    return office.openAt(token, path);
  }

  /** A call of the console. */
  askConsole<Reply>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Reply> {
    const { office, token } = this.#open;
    return ask(`${office.origin}/console${path}`, method, body === undefined ? { token } : { token, body });
  }

  /** Writes a piece by the call of the console. */
  write(title: string, more: object = {}): Promise<Piece> {
    const text = { title, lead: '', content: `<p>About ${title}</p>`, action: '' };
    const draft = {
      kind: 'NOTICE',
      place: '',
      texts: { en: text },
      art: null,
      linkageType: null,
      linkageUrl: null,
      audience: 'ALL',
      leastLevel: 1,
      device: 'ANY',
      position: 0,
      state: 'PUBLISHED',
      from: null,
      until: null,
      ...more,
    };
    return this.askConsole('POST', '/content', { draft, reason: 'for a journey' });
  }
}

export const contentSite = new ContentSite();

beforeAll(() => contentSite.open(), 180_000);
afterAll(() => contentSite.close());

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });
export const titled = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
