import { parseArgs } from 'node:util';
import { runCommand } from '../halt.ts';
import { ROOT } from '../settings.ts';
import type { Breach } from './breach.ts';
import { findStrayCalls } from './calls.ts';
import { findStrayDialects } from './dialects.ts';
import {
  findEmptyNames,
  findFullFolders,
  findLeftovers,
  findSilencers,
  findTalkativeFiles,
} from './layout.ts';
import { findUpwardImports } from './order/check-ranks.ts';
import { findFileCircles, findModuleCircles } from './order/find-circles.ts';
import { findTestQueries, writeLoweredQueries } from './queries/ratchet.ts';
import { findRetiredWords } from './retired/find-uses.ts';
import { findForbiddenImports } from './forbidden-imports.ts';
import { findStrayMigrations, findStrayTables } from './tables.ts';
import { readTree, type TreeFile } from './tree.ts';

/** Who stands above whom, among modules and files. */
export const ORDER_CHECKS: readonly ((tree: readonly TreeFile[]) => Breach[])[] = [
  (tree) => findUpwardImports(tree),
  findModuleCircles,
  findFileCircles,
];

/** Everything that is out of place under the root. */
export function findBreaches(root: string): Breach[] {
  const tree = readTree(root);
  return [
    findForbiddenImports,
    findStrayCalls,
    findStrayDialects,
    findStrayMigrations,
    findStrayTables,
    findFullFolders,
    findEmptyNames,
    findLeftovers,
    findTalkativeFiles,
    findSilencers,
    findRetiredWords,
    (files: readonly TreeFile[]) => findTestQueries(files),
    ...ORDER_CHECKS,
  ].flatMap((find) => find(tree));
}

const OPTIONS = { lower: { type: 'boolean' } } as const;

if (import.meta.main) {
  await runCommand(async () => {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
    const root = positionals[0] ?? ROOT;
    if (values.lower) writeLoweredQueries(readTree(root));
    const breaches = findBreaches(root);
    for (const { file, line, what, why } of breaches)
      process.stdout.write(`${file}:${line} ${what} (${why})\n`);
    return breaches.length === 0 ? 0 : 1;
  });
}
