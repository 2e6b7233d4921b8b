import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isTeamInTheMaking, teamStep } from './demo-team.ts';

const folder = mkdtempSync(join(tmpdir(), 'hintha-team-'));
const write = (progress: object) =>
  writeFileSync(join(folder, 'demo-team.json'), `${JSON.stringify(progress)}\n`);

afterAll(() => rmSync(folder, { recursive: true }));

test('the start tells how far the team is until it is complete, and nothing where none is made', async () => {
  expect(isTeamInTheMaking(folder)).toBe(false);
  write({ state: 'making', day: 3, of: 92 });
  expect(isTeamInTheMaking(folder)).toBe(true);
  const said: string[] = [];
  const over = teamStep(folder, () => false).run((text) => {
    said.push(text);
    write({ state: 'complete' });
  });
  expect(await over).toBe('complete');
  expect(said).toEqual(['day 3 of 92']);
  expect(isTeamInTheMaking(folder)).toBe(false);
});

test.each([
  [{ state: 'making' }, 'stopped: the next start goes on with it'],
  [{ state: 'failed' }, 'failed: the log of the server says why'],
])('of %o the start tells how it ended when it is stopped', async (progress, outcome) => {
  write(progress);
  expect(await teamStep(folder, () => true).run(() => undefined)).toBe(outcome);
});
