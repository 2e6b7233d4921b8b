import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOfSources, isBuilt } from './pages.ts';

let root: string;

function put(path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function build(): void {
  put('apps/web/dist/.built', hashOfSources('apps/web', root));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pages-'));
  put('apps/web/src/main.tsx', '1');
  put('apps/web/index.html', '1');
  put('packages/ui/src/button.css', '1');
  put('package-lock.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('pages that were never built are built', () => {
  expect(isBuilt('apps/web', root)).toBe(false);
});

test('pages are built again only when something they are made of changes', () => {
  build();
  put('apps/web/dist/assets/main.js', 'built');
  put('apps/web/src/main.test.tsx', 'a test');
  put('apps/web/node_modules/.vite/deps.js', 'a cache');
  put('apps/server/src/main.ts', 'another app');
  expect(isBuilt('apps/web', root)).toBe(true);
});

test.each([
  'apps/web/src/main.tsx',
  'apps/web/src/new.ts',
  'packages/ui/src/button.css',
  'package-lock.json',
])('a change of %s builds them again', (file) => {
  build();
  put(file, 'changed');
  expect(isBuilt('apps/web', root)).toBe(false);
});
