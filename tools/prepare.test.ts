import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;

/** A clone with a stand-in for npm that counts its runs in `runs`. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prepare-'));
  mkdirSync(join(root, 'tools'));
  mkdirSync(join(root, 'fake'));
  copyFileSync(join(import.meta.dirname, 'prepare.mjs'), join(root, 'tools/prepare.mjs'));
  writeFileSync(join(root, 'package-lock.json'), '{"lock":1}');
  standIn('mkdir -p node_modules && echo {} > node_modules/.package-lock.json');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function standIn(script: string): void {
  writeFileSync(join(root, 'fake/npm'), `#!/bin/sh\necho run >> runs\n${script}\n`, { mode: 0o755 });
}

function prepare(): { status: number | null; stdout: string; stderr: string } {
  const env = { ...process.env, CI: 'true', PATH: `${join(root, 'fake')}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/prepare.mjs'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function runs(): number {
  if (!existsSync(join(root, 'runs'))) return 0;
  return readFileSync(join(root, 'runs'), 'utf8').trim().split('\n').length;
}

test('installs once and is silent afterwards', () => {
  const first = prepare();
  expect(first.stdout).toContain('✓ installing packages');
  expect(first.status).toBe(0);
  expect(prepare()).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(runs()).toBe(1);
});

test('a changed lock installs again', () => {
  prepare();
  writeFileSync(join(root, 'package-lock.json'), '{"lock":2}');
  prepare();
  expect(runs()).toBe(2);
  prepare();
  expect(runs()).toBe(2);
});

test('an install made by hand is taken as it is', () => {
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
  expect(prepare()).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(runs()).toBe(0);
});

test('an install that was cut short is made again', () => {
  mkdirSync(join(root, 'node_modules'));
  prepare();
  expect(runs()).toBe(1);
});

test('a failing install gives its last lines and one sentence', () => {
  standIn('echo "E404 no such package" >&2; exit 1');
  const { status, stderr } = prepare();
  expect(status).toBe(1);
  expect(stderr).toContain('E404 no such package');
  expect(stderr.trim().split('\n').at(-1)).toMatch(/^The packages could not be installed/);
  expect(stderr).not.toMatch(/\n\s+at /);
  prepare();
  expect(runs()).toBe(2);
});
