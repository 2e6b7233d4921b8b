import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('.', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

const tokens = read('tokens.css');
const parts = globSync('**/*.{css,tsx}', { cwd: FOLDER })
  .filter((file) => file !== 'tokens.css')
  .map((file) => [file, read(file)] as const);

const defined = new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));

test('no colour is written outside the tokens', () => {
  expect(parts.length).toBeGreaterThan(20);
  const written = parts.filter(([, text]) => /#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/.test(text));
  expect(written.map(([file]) => file)).toEqual([]);
});

test('no part uses a token that there is not', () => {
  const unknown = parts.flatMap(([file, text]) => {
    const own = new Set([...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));
    const used = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    return used.filter((name) => !defined.has(name) && !own.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

const names = (text: string): string[] =>
  [...text.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name);

test('the light theme gives no token that the dark one lacks', () => {
  const [dark = '', rest = ''] = tokens.split(":root[data-theme='light'] {");
  const light = names(rest.split('}')[0] ?? '');
  expect(light.length).toBeGreaterThan(40);
  expect(light.filter((name) => !names(dark).includes(name))).toEqual([]);
});
