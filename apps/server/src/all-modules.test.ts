import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ALL_MODULES } from './all-modules.ts';

test('every folder of the modules is in the list once, under its name', () => {
  const folders = readdirSync(fileURLToPath(new URL('modules/', import.meta.url)));
  expect(ALL_MODULES.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});
