import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCheckout } from './open-checkout.ts';

let root: string;

const plant = (path: string, text: string): void => {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const git = (...parameters: string[]): string => {
  const who = ['-c', 'user.name=nobody', '-c', 'user.email=nobody@example.org', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', ['-C', root, ...who, ...parameters], { encoding: 'utf8' }).trim();
};

/** A repository whose package says "old" in its first commit and "new" in what stands there. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'against-'));
  git('init', '--quiet');
  plant('.gitignore', 'node_modules\n');
  plant('package-lock.json', '{}');
  plant('packages/money/index.ts', 'old');
  git('add', '.');
  git('commit', '--quiet', '--message', 'begin');
  plant('packages/money/index.ts', 'new');
  plant('node_modules/pg/index.js', 'driver');
  mkdirSync(join(root, 'node_modules/@hintha'));
  symlinkSync('../../packages/money', join(root, 'node_modules/@hintha/money'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('another revision stands in a folder of its own, with its own packages and those of others', async () => {
  await using checkout = await openCheckout(root, 'HEAD');
  const read = (path: string) => readFileSync(join(checkout.folder, 'node_modules', path), 'utf8');
  expect(checkout.commit).toBe(git('rev-parse', 'HEAD'));
  expect(read('@hintha/money/index.ts')).toBe('old');
  expect(read('pg/index.js')).toBe('driver');
});

test('nothing of it is left afterwards', async () => {
  let folder: string;
  {
    await using checkout = await openCheckout(root, 'HEAD');
    ({ folder } = checkout);
    expect(existsSync(folder)).toBe(true);
  }
  expect(existsSync(dirname(folder))).toBe(false);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('what is no commit is told in a sentence', async () => {
  await expect(openCheckout(root, 'no-such-revision')).rejects.toThrow(
    'no-such-revision is no commit of this repository.',
  );
});
