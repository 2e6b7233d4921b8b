import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrowser, needBrowser } from './browser.ts';

let folder: string;
let env: { PATH: string; CHROME_PATH?: string };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  env = { PATH: folder };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function standIn(name: string, script: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

test('CHROME_PATH goes before what is installed', () => {
  const installed = standIn('google-chrome', 'exit 0');
  expect(findBrowser(env)).toBe(installed);
  const chosen = standIn('my-browser', 'exit 0');
  expect(findBrowser({ ...env, CHROME_PATH: chosen })).toBe(chosen);
});

test('a CHROME_PATH that leads nowhere is told and not passed over', () => {
  standIn('chromium', 'exit 0');
  expect(() => findBrowser({ ...env, CHROME_PATH: join(folder, 'nothing') })).toThrow(/CHROME_PATH/);
});

test('root installs one by apt-get, after reading the lists, without being asked anything', async () => {
  // The stand-in installs by copying itself under the browser's name.
  standIn(
    'apt-get',
    `echo "$DEBIAN_FRONTEND $*" >> ${folder}/calls\nif [ "$1" = install ]; then /bin/cp "$0" ${folder}/chromium; fi`,
  );
  const said: string[] = [];
  expect(await needBrowser((text) => said.push(text), env, true)).toBe(join(folder, 'chromium'));
  expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toEqual([
    'noninteractive update',
    'noninteractive install -y --no-install-recommends chromium',
  ]);
  expect(said).toEqual(['reading the package lists', 'installing chromium']);
});

test('an apt-get that fails gives its last lines and a sentence', async () => {
  standIn('apt-get', 'echo "E: Unable to locate package chromium"; exit 100');
  await expect(needBrowser(() => {}, env, true)).rejects.toMatchObject({
    name: 'Halt',
    lines: ['E: Unable to locate package chromium'],
  });
});

test('anyone else is told what to install', async () => {
  standIn('apt-get', `touch ${folder}/called`);
  await expect(needBrowser(() => {}, env, false)).rejects.toThrow(
    /install Chromium or Chrome, or set CHROME_PATH/,
  );
  expect(existsSync(join(folder, 'called'))).toBe(false);
});
