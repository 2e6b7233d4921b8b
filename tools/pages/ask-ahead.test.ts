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

/** What a visit to a path asks for, each as its kind of link and its address. */
const asked = (
  pathname: string,
  kept: (key: string) => string | null,
  token: string | null = null,
): string[] => {
  const links: { rel: string; href: string; crossOrigin?: string }[] = [];
  const document = { createElement: () => ({}), head: { append: (link: never) => links.push(link) } };
  const window: { askedAhead?: object } = {};
  const script = askAhead(BUNDLE).replaceAll(/<\/?script>/g, '');
  runInNewContext(script, {
    document,
    location: { pathname, host: '127.0.0.1:8080' },
    localStorage: { getItem: kept },
    sessionStorage: { getItem: () => token },
    window,
    fetch: async (href: string, { headers }: { headers: object }) => {
      expect(headers).toMatchObject({ Device: 'WEB', Merchant: 'hintha' });
      links.push({ rel: 'fetch', href });
    },
  });
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

const closed = () => {
  throw new Error('no storage');
};

test('a visit asks ahead for its group with what that imports, for the words that were chosen, and for what everybody is told', () => {
  expect(asked('/rng', () => 'EN')).toEqual([
    'modulepreload /lobby.js',
    'modulepreload /parts.js',
    'preload /parts.css',
    'modulepreload /en.js',
    ...CALLS.map((call) => call.replace('=MY', '=EN')),
  ]);
  expect(asked('/', () => null)).toEqual([
    'modulepreload /home.js',
    'preload /home.css',
    'modulepreload /parts.js',
    'preload /parts.css',
    'modulepreload /my.js',
    ...CALLS,
  ]);
});

test('where nothing is known of a path, a language or the storage, the words are Burmese', () => {
  expect(asked('/elsewhere', () => 'XX')).toEqual(['modulepreload /my.js']);
  expect(asked('/elsewhere', closed)).toEqual(['modulepreload /my.js']);
});

test('a member is told things of its own, which nobody asks for ahead', () => {
  expect(asked('/rng', () => 'MY', 'a token')).toEqual([
    'modulepreload /lobby.js',
    'modulepreload /parts.js',
    'preload /parts.css',
    'modulepreload /my.js',
  ]);
});
