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
import { ORDER_HOLDS } from './ranks.ts';
import { findRetiredWords, listUses, writeLowered } from './retired/ratchet.ts';
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
    (files: readonly TreeFile[]) => findRetiredWords(files),
    (files: readonly TreeFile[]) => findTestQueries(files),
    ...(ORDER_HOLDS ? ORDER_CHECKS : []),
  ].flatMap((find) => find(tree));
}

const OPTIONS = { uses: { type: 'string' }, lower: { type: 'boolean' }, order: { type: 'boolean' } } as const;

const tell = (breaches: readonly Breach[]): string[] =>
  breaches.map(({ file, line, what, why }) => `${file}:${line} ${what} (${why})`);

if (import.meta.main) {
  await runCommand(async () => {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
    const root = positionals[0] ?? ROOT;
    if (values.lower) {
      writeLowered(readTree(root));
      writeLoweredQueries(readTree(root));
    }
    const list = (): string[] => {
      if (values.uses !== undefined) return listUses(readTree(root), values.uses);
      if (values.order) return tell(ORDER_CHECKS.flatMap((find) => find(readTree(root))));
      return tell(findBreaches(root));
    };
    const lines = list();
    for (const line of lines) process.stdout.write(`${line}\n`);
    return lines.length === 0 || values.uses !== undefined ? 0 : 1;
  });
}
