import { expect, test } from 'vitest';
import { ROOT } from '../settings.ts';
import { findStrayCalls } from './calls.ts';
import { readTree } from './tree.ts';

const found = (path: string, code: string) =>
  findStrayCalls([{ path, text: () => code }]).map(({ line, what }) => `${line} ${what}`);

const PAGE = 'apps/web/src/shared/events.ts';

test('SHELL-102 the paths of calls stand in one table, and no page writes one down itself', () => {
  const tree = readTree(ROOT);
  const table = tree.filter(({ path }) => /^packages\/contract\/src\/(first-)?paths\.ts$/.test(path));
  expect(table.map(({ text }) => text()).join('')).toContain("logIn: ['POST', '/wps/session/login'");
  expect(findStrayCalls(tree)).toEqual([]);
});

test('a path in a page is found, in whatever quotes, and in a package beside the table too', () => {
  expect(found(PAGE, "\nfetch('/wps/events');")).toEqual(['2 calls /wps/events']);
  expect(found(PAGE, 'fetch("/lgw/games/list");')).toEqual(['1 calls /lgw/games/list']);
  expect(found(PAGE, 'fetch(`/wps/cases/${id}`);')).toEqual(['1 calls /wps/cases/${id}']);
  expect(found('apps/console/src/a.tsx', "call('/wps/a');")).toEqual(['1 calls /wps/a']);
  expect(found('packages/contract/src/site.ts', "const a = '/wps/a';")).toEqual(['1 calls /wps/a']);
});

test('the table itself, tests, the server, words and the beginnings of paths are left alone', () => {
  expect(found('packages/contract/src/paths.ts', "const a = '/wps/a';")).toEqual([]);
  expect(found('apps/web/src/worker/plan.test.ts', "const a = '/wps/a';")).toEqual([]);
  expect(found('apps/server/src/app.ts', "http.get('/wps/a');")).toEqual([]);
  expect(found(PAGE, "// GET /wps/events\nconst CALLS = ['/wps/', '/lgw/'];")).toEqual([]);
});
