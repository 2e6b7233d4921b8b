import type { Breach } from '../breach.ts';
import { RANKS } from '../ranks.ts';
import type { TreeFile } from '../tree.ts';
import { moduleOf, readFileEdges, toModuleEdges } from './read-graph.ts';

type Ranks = readonly (readonly string[])[];

/** Modules that stand in no rank. */
function findUnranked(tree: readonly TreeFile[], order: readonly string[]): Breach[] {
  const modules = new Set(tree.flatMap(({ path }) => moduleOf(path) ?? []));
  return [...modules]
    .filter((name) => !order.includes(name))
    .map((name) => ({
      file: `apps/server/src/modules/${name}`,
      line: 1,
      what: 'is a module without a rank',
      why: 'The list in tools/tidy/ranks.ts says what a module may import.',
    }));
}

/** Imports of modules that do not stand lower, types counted, and modules that have no rank. */
export function findUpwardImports(tree: readonly TreeFile[], ranks: Ranks = RANKS): Breach[] {
  const order = ranks.flat();
  const rankOf = (name: string): number => ranks.findIndex((rank) => rank.includes(name)) + 1;
  const upward = toModuleEdges(readFileEdges(tree))
    .filter(({ from, to }) => order.includes(from) && order.indexOf(to) > order.indexOf(from))
    .map(({ from, to, file, line }) => ({
      file,
      line,
      what: `imports ${to} of rank ${rankOf(to)} into ${from} of rank ${rankOf(from)}`,
      why:
        rankOf(to) === rankOf(from)
          ? 'Of its own rank a module imports those that stand before it.'
          : 'A module imports lower ones alone; what a higher one must know goes up as a domain event.',
    }));
  return [...findUnranked(tree, order), ...upward];
}
