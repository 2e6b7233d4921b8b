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
    chunk('centre-en.js', '/packages/messages/src/centre/en/index.ts'),
  ].map((one) => [one.fileName, one]),
) as unknown as Parameters<typeof askAhead>[0];

/** What a visit to a path asks for, each as its kind of link and its address. */
const asked = (pathname: string, kept: (key: string) => string | null): string[] => {
  const links: { rel: string; href: string }[] = [];
  const document = { createElement: () => ({}), head: { append: (link: never) => links.push(link) } };
  const script = askAhead(BUNDLE).replaceAll(/<\/?script>/g, '');
  runInNewContext(script, { document, location: { pathname }, localStorage: { getItem: kept } });
  return links.map(({ rel, href }) => `${rel} ${href}`);
};

const closed = () => {
  throw new Error('no storage');
};

test('a visit asks ahead for its group with what that imports, and for the words that were chosen', () => {
  expect(asked('/rng', () => 'EN')).toEqual([
    'modulepreload /lobby.js',
    'modulepreload /parts.js',
    'preload /parts.css',
    'modulepreload /en.js',
  ]);
  expect(asked('/', () => null)).toEqual([
    'modulepreload /home.js',
    'preload /home.css',
    'modulepreload /parts.js',
    'preload /parts.css',
    'modulepreload /my.js',
  ]);
});

test('where nothing is known of a path, a language or the storage, the words are Burmese', () => {
  expect(asked('/elsewhere', () => 'XX')).toEqual(['modulepreload /my.js']);
  expect(asked('/elsewhere', closed)).toEqual(['modulepreload /my.js']);
});
