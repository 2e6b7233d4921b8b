import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRevision, spanRevisions } from './revision.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'revision-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...parameters: string[]): string {
  const who = ['-c', 'user.name=nobody', '-c', 'user.email=nobody@example.org', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', ['-C', folder, ...who, ...parameters], { encoding: 'utf8' }).trim();
}

test('a revision is the commit, and whether something stands there that is not in it', () => {
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'begin');
  const commit = git('rev-parse', 'HEAD');
  expect(readRevision(folder)).toEqual({ commit, dirty: false });
  writeFileSync(join(folder, 'new.ts'), '');
  expect(readRevision(folder)).toEqual({ commit, dirty: true });
});

test('where there is no repository no commit is known', () => {
  expect(readRevision(folder)).toEqual({ dirty: true });
});

test('a run is of no commit alone when something was changed or committed meanwhile', () => {
  const first = { commit: 'a', dirty: false };
  expect(spanRevisions(first, first)).toEqual(first);
  expect(spanRevisions(first, { commit: 'a', dirty: true })).toEqual({ commit: 'a', dirty: true });
  expect(spanRevisions(first, { commit: 'b', dirty: false })).toEqual({ commit: 'a', dirty: true });
});
