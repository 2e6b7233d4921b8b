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
import { findRetiredWords, listUses, writeLowered } from './retired/ratchet.ts';
import { findStrayRoads } from './roads.ts';
import { findStrayMigrations, findStrayTables } from './tables.ts';
import { readTree, type TreeFile } from './tree.ts';

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
    (files: readonly TreeFile[]) => findRetiredWords(files),
  ].flatMap((find) => find(tree));
}

if (import.meta.main) {
  await runCommand(async () => {
    const options = { uses: { type: 'string' }, lower: { type: 'boolean' } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const root = positionals[0] ?? ROOT;
    if (values.lower) writeLowered(readTree(root));
    const lines =
      values.uses === undefined
        ? findBreaches(root).map(({ file, line, what, why }) => `${file}:${line} ${what} (${why})`)
        : listUses(readTree(root), values.uses);
    for (const line of lines) process.stdout.write(`${line}\n`);
    return lines.length === 0 || values.uses !== undefined ? 0 : 1;
  });
}
