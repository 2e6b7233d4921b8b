import type { Browser, Route } from 'playwright-core';
import { openVisitor, type Visitor } from '../browser.ts';
import { lengthen } from './lengthen.ts';

/** The English bundles, as the build names them. */
const ENGLISH = /\/assets\/en-[\w-]+\.js$/;

const lengthenAll = (value: unknown): unknown => {
  if (typeof value === 'string') return lengthen(value);
  if (Array.isArray(value)) return value.map(lengthenAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthenAll(part)]));
};

/** The same module with longer texts; a bundle stands on nothing and so runs anywhere. */
const lengthenModule = async (program: string): Promise<string> => {
  const bundle = (await import(`data:text/javascript,${encodeURIComponent(program)}`)) as object;
  return Object.entries(bundle)
    .map(([name, texts]) => `export const ${name} = ${JSON.stringify(lengthenAll(texts))};`)
    .join('\n');
};

const answerLonger = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: await lengthenModule(await response.text()) });
};

/** A visitor who is told everything in a language that nobody speaks: English, but longer. */
export const openPseudoVisitor = async (browser: Browser, url: string): Promise<Visitor> => {
  const visitor = await openVisitor(browser, url, {
    language: 'en',
  });
  await visitor.context.route(ENGLISH, answerLonger);
  // Throws should the build come to name its bundles otherwise.
  await Promise.all([visitor.page.waitForResponse(ENGLISH), visitor.page.goto('/')]);
  return visitor;
};
