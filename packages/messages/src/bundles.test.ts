import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  loadAccountMessages,
  loadConsoleMessages,
  loadLotteryMessages,
  loadMessages,
  loadSportsMessages,
  loadSabongMessages,
  loadStudioMessages,
} from './index.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SITE = ['my', 'en', 'zh', 'vi', 'ja', 'th', 'fil', 'id'] as const;
const STAFF = ['my', 'en'] as const;

type Leaf = readonly [path: string, text: string];

const leavesOf = (bundle: object, above = ''): Leaf[] =>
  Object.entries(bundle).flatMap(([key, value]: [string, unknown]): Leaf[] =>
    typeof value === 'string' ? [[`${above}${key}`, value]] : leavesOf(value as object, `${above}${key}.`),
  );

const PLACE = /\{\{\w+(?:, \w+)?\}\}|\((?:min|max)\)/g;
const placesOf = (text: string): string[] => [...new Set(text.match(PLACE))].toSorted();

/** A plural without its form: languages have one form or two of it. */
const stem = (path: string): string => path.replace(/_(one|other)$/, '');

const shapeOf = (bundle: object) =>
  new Map(leavesOf(bundle).map(([path, text]) => [stem(path), placesOf(text)] as const));

const BUNDLES = [
  ...SITE.map((language) => ['site', language, loadMessages] as const),
  ...SITE.map((language) => ['account', language, loadAccountMessages] as const),
  ...SITE.map((language) => ['lottery', language, loadLotteryMessages] as const),
  ...SITE.map((language) => ['sports', language, loadSportsMessages] as const),
  ...SITE.map((language) => ['sabong', language, loadSabongMessages] as const),
  ...SITE.map((language) => ['studio', language, loadStudioMessages] as const),
  ...STAFF.map((language) => ['console', language, loadConsoleMessages] as const),
];

test.each(BUNDLES)(
  'SHELL-005 the %s in %s has every text of the English one, with the same places to fill',
  async (_name, language, load) => {
    const [english, own] = [shapeOf(await load('en')), shapeOf(await load(language))];
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const other = [...own].filter(([path, places]) => {
      const wanted = english.get(path) ?? [];
      // One form of a plural may leave its number out.
      return places.some((place) => !wanted.includes(place)) || (wanted.length > 0 && places.length === 0);
    });
    expect(other).toEqual([]);
  },
);

test.each(BUNDLES)('no text of the %s in %s is empty', async (_name, language, load) => {
  expect(leavesOf(await load(language)).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(SITE)('agents call the families of lotteries as players do, in %s', async (language) => {
  const { page } = await loadLotteryMessages(language);
  const { agent } = await loadAccountMessages(language);
  expect(agent.categories).toMatchObject(page.families);
});

test.each(STAFF)('the staff calls the families of lotteries as players do, in %s', async (language) => {
  const { page } = await loadLotteryMessages(language);
  expect((await loadConsoleMessages(language)).agents.categories).toMatchObject(page.families);
});

test('every language is another one', async () => {
  const texts = await Promise.all(SITE.map(async (language) => JSON.stringify(await loadMessages(language))));
  expect(new Set(texts).size).toBe(SITE.length);
});

test('SHELL-005 a language without a bundle gives English', async () => {
  expect(await loadMessages('XX')).toBe(await loadMessages('en'));
});

const readPrograms = (): string =>
  globSync('{apps/*/{src,client/src}/**/*.{ts,tsx},apps/*/migrations/*.sql,packages/**/src/**/*.ts}', {
    cwd: ROOT,
  })
    .filter((file) => !file.includes('.test.') && !file.startsWith('packages/messages'))
    .map((file) => readFileSync(resolve(ROOT, file), 'utf8'))
    .join('\n');

const all = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, part = '']) => part));

test('every text is used: its own name is written in a program, or the part of it that stays when the rest is filled in', async () => {
  const programs = readPrograms();
  const words = all(programs, /([A-Za-z_][\w-]*)/g);
  const ends = all(programs, /\}([A-Za-z]\w*)`/g);
  const beginnings = all(programs, /[.`]([A-Za-z_]\w*)\$\{/g);
  const isUsed = (path: string): boolean => {
    const name = stem(path).split('.').at(-1) ?? '';
    const isFilled =
      [...ends].some((end) => name.endsWith(end)) || [...beginnings].some((begin) => name.startsWith(begin));
    return words.has(name) || isFilled || /^\d/.test(name);
  };
  const bundles = await Promise.all([
    loadMessages('en'),
    loadAccountMessages('en'),
    loadLotteryMessages('en'),
    loadSportsMessages('en'),
    loadSabongMessages('en'),
    loadStudioMessages('en'),
    loadConsoleMessages('en'),
  ]);
  const paths = bundles.flatMap((bundle) => leavesOf(bundle).map(([path]) => path));
  expect(paths.filter((path) => !isUsed(path))).toEqual([]);
});
