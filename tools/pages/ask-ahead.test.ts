import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { askAhead } from './ask-ahead.ts';

const chunk = (fileName: string, source: string, imports: string[] = [], importedCss: string[] = []) => ({
  type: 'chunk',
  fileName,
  facadeModuleId: source === '' ? null : `/somewhere${source}`,
  isEntry: fileName === 'index.js',
  imports,
  viteMetadata: { importedCss: new Set(importedCss) },
});

const BUNDLE = Object.fromEntries(
  [
    chunk('index.js', '/apps/web/index.html'),
    chunk('parts.js', '', ['index.js'], ['parts.css']),
    chunk('home.js', '/apps/web/src/features/home/index.ts', ['index.js', 'parts.js'], ['home.css']),
    chunk('lobby.js', '/apps/web/src/features/lobby/index.ts', ['parts.js', 'index.js']),
    chunk('my.js', '/packages/messages/src/my/index.ts'),
    chunk('en.js', '/packages/messages/src/en/index.ts'),
    chunk('account-en.js', '/packages/messages/src/account/en/index.ts'),
  ].map((one) => [one.fileName, one]),
) as unknown as Parameters<typeof askAhead>[0];

const MENUS = {
  value: [
    { gameCategory: 'LIVE', vendors: [{ vendor: 'OTHER' }] },
    { gameCategory: 'RNG', vendors: [{ vendor: 'PADAUK' }, { vendor: 'RUBY9' }] },
  ],
};

/** What the operator answers, whatever it is asked. */
interface Answer {
  clone: () => Answer;
  json: () => Promise<unknown>;
}
const answer: Answer = { clone: () => answer, json: async () => MENUS };

/** What a visit to a path asks for, each as its kind of link and its address. */
const asked = async (
  pathname: string,
  kept: (key: string) => string | null,
  { token = null, search = '' }: { token?: string | null; search?: string } = {},
): Promise<string[]> => {
  const links: { rel: string; href: string; crossOrigin?: string }[] = [];
  const document = { createElement: () => ({}), head: { append: (link: never) => links.push(link) } };
  const window: { askedAhead?: Record<string, Promise<unknown>> } = {};
  const script = askAhead(BUNDLE).replaceAll(/<\/?script>/g, '');
  runInNewContext(script, {
    document,
    location: { pathname, search, host: '127.0.0.1:8080' },
    localStorage: { getItem: kept },
    sessionStorage: { getItem: () => token },
    window,
    fetch: async (href: string, { headers }: { headers: object }) => {
      expect(headers).toMatchObject({ Device: 'WEB', Merchant: 'hintha' });
      links.push({ rel: 'fetch', href });
      return answer;
    },
  });
  // As soon as the page hears of anything, all is asked for that will be.
  await Promise.all(Object.values(window.askedAhead ?? {}));
  const fetched = links.filter(({ rel }) => rel === 'fetch').map(({ href }) => href);
  expect(Object.keys(window.askedAhead ?? {})).toEqual(fetched);
  // As the page asks for them, or they would be fetched anew.
  const styles = links.filter(({ rel }) => rel === 'preload');
  for (const { crossOrigin } of styles) expect(crossOrigin).toBe('anonymous');
  return links.map(({ rel, href }) => `${rel} ${href}`);
};

const CALLS = [
  'fetch /wps/system/permission?url=127.0.0.1%3A8080',
  'fetch /wps/system/menu',
  'fetch /lgw/games/game_menus?language=MY',
  'fetch /wps/announcement?platform=W&language=MY',
];

const FIRST_LIST =
  'gameType=RNG&clientType=3&platform=html5-desktop&vassalage=PADAUK&gameName=&gameClassify=&minBet=&minReturn=&volatility=&features=&sortBy=&pageSize=24';

const closed = () => {
  throw new Error('no storage');
};

test('a visit asks ahead for its group with what that imports, for the words that were chosen, and for what everybody is told', async () => {
  expect(await asked('/rng', () => 'EN')).toEqual([
    'modulepreload /lobby.js',
    'modulepreload /parts.js',
    'preload /parts.css',
    'modulepreload /en.js',
    ...CALLS.map((call) => call.replace('=MY', '=EN')),
    `fetch /lgw/games/list?${FIRST_LIST}&language=EN&pageNo=1`,
  ]);
  expect(await asked('/', () => null)).toEqual([
    'modulepreload /home.js',
    'preload /home.css',
    'modulepreload /parts.js',
    'preload /parts.css',
    'modulepreload /my.js',
    ...CALLS,
  ]);
});

test('where nothing is known of a path, a language or the storage, the words are Burmese', async () => {
  expect(await asked('/elsewhere', () => 'XX')).toEqual(['modulepreload /my.js']);
  expect(await asked('/elsewhere', closed)).toEqual(['modulepreload /my.js']);
});

test('a member is told things of its own, which nobody asks for ahead', async () => {
  expect(await asked('/rng', () => 'MY', { token: 'a token' })).toEqual([
    'modulepreload /lobby.js',
    'modulepreload /parts.js',
    'preload /parts.css',
    'modulepreload /my.js',
  ]);
});

test('a lobby asks ahead for the games of its first vendor, unless its address wants others or it has none', async () => {
  const listsOf = async (path: string, search?: string) =>
    (await asked(path, () => 'EN', { search: search ?? '' })).filter((one) => one.includes('/games/list'));
  expect(await listsOf('/rng')).toHaveLength(1);
  expect(await listsOf('/rng', '?page=all')).toEqual([]);
  expect(await listsOf('/fish')).toEqual([]);
  expect(await listsOf('/')).toEqual([]);
});
