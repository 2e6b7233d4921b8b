import { loadAccountMessages, loadConsoleMessages, loadMessages } from '@hintha/messages';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openAccount, PASSWORD } from '../accounts.ts';
import { openVisitor, shareBrowser, type Visit, type Visitor } from '../browser.ts';
import { openOffice, type Office } from '../console/office.ts';
import { ask } from '../payments/savers.ts';
import { goInside } from '../site/go-inside.ts';

export const SITE = { en: await loadMessages('en'), my: await loadMessages('my') };
export const ACCOUNT_TEXTS = { en: await loadAccountMessages('en'), my: await loadAccountMessages('my') };
export const CONSOLE_TEXTS = { en: await loadConsoleMessages('en'), my: await loadConsoleMessages('my') };

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });

/** An operator with one of the staff who helps its guests, and a browser for both sides. */
export interface Counter extends AsyncDisposable {
  readonly office: Office;
  readonly helper: { readonly name: string; readonly token: string };
  /** The tokens of the two administrators. */
  readonly chiefs: { readonly maker: string; readonly checker: string };
  /** A new browser on the site. */
  readonly visit: (order?: Visit) => Promise<Visitor>;
  /** The browser of somebody without an account, which stays open, at a place of the site. */
  readonly openGuest: (path: string) => Promise<Visitor>;
  /** Opens an account and signs a browser in. */
  readonly signIn: (visitor: Visitor, name: string) => Promise<void>;
  /** The helper's console, which stays open, at a place of it. */
  readonly openConsole: (path: string) => Promise<Page>;
}

const USUAL = { language: 'en', width: 1100, height: 800 } as const;

const openSession = async (office: Office, visitor: Visitor, name: string): Promise<void> => {
  await openAccount(office.testSite, name);
  const body = { username: name, password: PASSWORD };
  const { token }: { token: string } = await ask(`${office.testSite.operatorUrl}/wps/session/login`, 'POST', {
    body,
  });
  await visitor.context.addInitScript(
    ([kept, account]) => {
      sessionStorage.setItem('token', kept);
      sessionStorage.setItem('username', account);
    },
    [token, name] as const,
  );
};

interface KeptOpen extends AsyncDisposable {
  readonly at: (path: string) => Promise<Visitor>;
}

/** A browser that stays open from journey to journey, since a page that is loaded anew costs a second. */
export const keepOpen = (open: () => Promise<Visitor>): KeptOpen => {
  let visitor: Visitor | undefined;
  return {
    at: async (path) => {
      if (visitor === undefined) {
        visitor = await open();
        await visitor.page.goto(path);
      } else {
        visitor.complaints.length = 0;
        await goInside(visitor.page, path);
      }
      return visitor;
    },
    [Symbol.asyncDispose]: async () => visitor?.[Symbol.asyncDispose](),
  };
};

const openCounter = async (): Promise<Counter> => {
  const [office, browser]: [Office, Browser] = await Promise.all([openOffice(), shareBrowser('text')]);
  const maker = await office.enter(await office.hire('thiri'));
  const checker = await office.enter(await office.hire('kyaw'));
  const helper = await office.employ('nilar', ['support'], [maker, checker]);
  const visit: Counter['visit'] = (order = {}) =>
    openVisitor(browser, office.testSite.operatorUrl, { ...USUAL, ...order });
  const guest = keepOpen(visit);
  return {
    office,
    helper,
    chiefs: { maker, checker },
    visit,
    openGuest: guest.at,
    signIn: (visitor, name) => openSession(office, visitor, name),
    openConsole: async (path) => {
      const { page } = await office.openAt(helper.token, path);
      return page;
    },
    [Symbol.asyncDispose]: async () => {
      await guest[Symbol.asyncDispose]();
      await office[Symbol.asyncDispose]();
    },
  };
};

let opened: Counter | undefined;

beforeAll(async () => {
  opened = await openCounter();
});

afterAll(() => opened?.[Symbol.asyncDispose]());

/** The counter behind all journeys of a file, which opens before its first test. */
export const findCounter = (): Counter => {
  if (opened === undefined) throw new Error('the counter is not open yet');
  return opened;
};
