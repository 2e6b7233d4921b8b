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

/** An apt-get that knows one package, and installs it by copying itself under its name. */
const knowOnly = (name: string): string =>
  standIn(
    'apt-get',
    `echo "$DEBIAN_FRONTEND $*" >> ${folder}/calls
if [ "$1" = update ]; then exit 0; fi
for last; do :; done
if [ "$last" = ${name} ]; then /bin/cp "$0" ${folder}/${name}; else exit 100; fi`,
  );

const askedFor = (): string[] => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

test('root installs the light one by apt-get, after reading the lists, without being asked anything', async () => {
  knowOnly('chromium-headless-shell');
  const said: string[] = [];
  const program = await needBrowser((text) => said.push(text), env, true);
  expect(program).toBe(join(folder, 'chromium-headless-shell'));
  expect(askedFor()).toEqual([
    'noninteractive update',
    'noninteractive install -y --no-install-recommends chromium-headless-shell',
  ]);
  expect(said).toEqual(['reading the package lists', 'installing chromium-headless-shell']);
});

test('where the light one is unknown the whole one is installed', async () => {
  knowOnly('chromium');
  expect(await needBrowser(() => {}, env, true)).toBe(join(folder, 'chromium'));
  expect(askedFor().at(-1)).toBe('noninteractive install -y --no-install-recommends chromium');
});

test('the light one goes before the whole one', () => {
  standIn('chromium', 'exit 0');
  const shell = standIn('chromium-headless-shell', 'exit 0');
  expect(findBrowser(env)).toBe(shell);
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
