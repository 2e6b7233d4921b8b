import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startScripts, tooHeavy } from './start-size.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  mkdirSync(join(folder, 'assets'));
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  put('index.html', '<script src="/assets/main.js"></script><link href="/assets/kit.js">');
  put('assets/main.js', 'import{a}from"./kit.js";import"./words.js";const page=()=>import("./frame-1.js")');
  put('assets/kit.js', `export const a=1;/*${'x'.repeat(3000)}*/`);
  put('assets/kit.js.br', 'x'.repeat(1000));
  put('assets/words.js', 'import{a}from"./kit.js"');
  put('assets/frame-1.js', `import{a}from"./kit.js";/*${'x'.repeat(2000)}*/`);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the start is what runs before the first screen, each part once, without what comes later', () => {
  const start = ['assets/kit.js', 'assets/main.js', 'assets/words.js'];
  expect(startScripts(folder).toSorted()).toEqual(start);
  expect(startScripts(folder, ['assets/frame-1.js'])).toHaveLength(4);
});

test('what weighs more than it may is told, as it is sent', () => {
  const weigh = (later: string, mostKb: number) =>
    tooHeavy('apps/any', folder, [{ what: 'the start', later, mostKb }]);
  expect(weigh('', 1.2)).toEqual([]);
  expect(weigh('', 1)).toEqual(['the start: 1.1 kB of script, where 1 are allowed']);
  expect(weigh('assets/frame-*.js', 3)).toEqual(['the start: 3.1 kB of script, where 3 are allowed']);
  expect(() => weigh('assets/gone-*.js', 9)).toThrow('gone');
});

test('an app without bounds may weigh what it will', () => {
  expect(tooHeavy('apps/studio', folder)).toEqual([]);
});
