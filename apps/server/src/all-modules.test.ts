import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toSchedule } from '@hintha/platform';
import { expect, test } from 'vitest';
import { testContext } from '../../../tools/test-context.ts';
import { testDatabase } from '../../../tools/test-database.ts';
import { ALL_MODULES } from './all-modules.ts';

const { ctx } = testContext(testDatabase());
const jobs = () => ALL_MODULES.flatMap((module) => module.jobs?.(ctx) ?? []);

test('every folder of the modules is in the list once, under its name', () => {
  const folders = readdirSync(fileURLToPath(new URL('modules/', import.meta.url)));
  expect(ALL_MODULES.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

test('the worker can read when each job of time is due', () => {
  const byTime = jobs().filter(({ cron }) => cron !== null);
  expect(toSchedule(byTime).map(({ task }) => task)).toEqual(byTime.map(({ name }) => name));
  expect(byTime.length).toBeGreaterThan(20);
});

test.each(['2-57/5 * * * *', '60 * * * *', '* * *', 'hourly'])('a job is never due at "%s"', (cron) => {
  const run = async () => undefined;
  expect(() => toSchedule([{ name: 'broken', cron, run }])).toThrow(/crontab/);
});

test('no two jobs go by one name', () => {
  const names = jobs().map(({ name }) => name);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
