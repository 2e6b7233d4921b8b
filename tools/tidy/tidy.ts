import { parseArgs } from 'node:util';
import { runCommand } from '../halt.ts';
import { ROOT } from '../settings.ts';
import type { Breach } from './breach.ts';
import { findStrayCalls } from './calls.ts';
import {
  findEmptyNames,
  findFullFolders,
  findLeftovers,
  findSilencers,
  findTalkativeFiles,
} from './layout.ts';
import { findStrayRoads } from './roads.ts';
import { findStrayMigrations, findStrayTables } from './tables.ts';
import { readTree } from './tree.ts';

/** Everything that is out of place under the root. */
export function findBreaches(root: string): Breach[] {
  const tree = readTree(root);
  return [
    findStrayRoads,
    findStrayCalls,
    findStrayMigrations,
    findStrayTables,
    findFullFolders,
    findEmptyNames,
    findLeftovers,
    findTalkativeFiles,
    findSilencers,
  ].flatMap((find) => find(tree));
}

if (import.meta.main) {
  await runCommand(async () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    const breaches = findBreaches(positionals[0] ?? ROOT);
    for (const { file, line, what, why } of breaches)
      process.stdout.write(`${file}:${line} ${what} (${why})\n`);
    return breaches.length === 0 ? 0 : 1;
  });
}
