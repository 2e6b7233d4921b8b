import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { needPgbench } from './pgbench.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pgbench-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plant = (script: string): void => {
  writeFileSync(join(folder, 'pgbench'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'pgbench'), 0o755);
};

test('without its yardstick the bench says what is missing, and measures nothing', async () => {
  await expect(needPgbench([folder])).rejects.toThrow('measures against pgbench');
});

test('a pgbench that only stands for one that is not there is none', async () => {
  plant('exit 2');
  await expect(needPgbench([folder])).rejects.toThrow('install it');
});

test('the first that runs is taken', async () => {
  plant('exit 0');
  expect(await needPgbench(['/nowhere', folder])).toBe(join(folder, 'pgbench'));
});
