import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '@hintha/platform';
import { migrateStudio } from '@hintha/studio/src/app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testRandom } from '../test/chance.ts';
import { testSeed } from '../test/seed.ts';
import { testDatabase } from '../test-database.ts';
import { fuzz } from './fuzz.ts';
import { keepErrors } from './keep-errors.ts';
import { fillWorld, openWorld, type World } from './world.ts';

const db = testDatabase({ role: 'hintha_app' });
const studioDb = testDatabase({ search_path: 'studio' });
const dataDir = mkdtempSync(join(tmpdir(), 'hintha-fuzz-'));

let world: World;

beforeAll(async () => {
  await migrateStudio(studioDb);
  const parts = { db, studioDb, random: testRandom(), log: keepErrors(openLog('test', 'silent')), dataDir };
  await fillWorld(parts);
  world = await openWorld(parts);
});

afterAll(async () => {
  await world.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('four thousand calls that nobody means are the fault of who makes them', async () => {
  const { fault, reached } = await fuzz(world, { calls: 4_000, seed: testSeed() });
  expect(fault).toBeNull();
  // Otherwise all of them were turned away at the door.
  expect(reached.size).toBeGreaterThan(120);
});
