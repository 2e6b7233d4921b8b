import { findDestination } from '../destination.ts';
import { readImports } from '../read-imports.ts';
import { isCode, isTest, type TreeFile } from '../tree.ts';
import { readWorkspaces } from '../workspaces.ts';

/** That one thing needs another, and where it says so first. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly line: number;
}

const MODULE = /^apps\/server\/src\/modules\/([^/]+)\//;

const read = new WeakMap<readonly TreeFile[], readonly Edge[]>();

/**
 * Which files import which of ours, types counted; read once for all checks of a tree. Nobody imports a test, and what
 * a test needs binds nobody.
 */
export function readFileEdges(tree: readonly TreeFile[]): readonly Edge[] {
  const edges = read.get(tree) ?? findEdges(tree);
  read.set(tree, edges);
  return edges;
}

function findEdges(tree: readonly TreeFile[]): Edge[] {
  const workspaces = readWorkspaces(tree);
  const files = tree.filter(({ path }) => isCode(path) && !isTest(path));
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path: file, text }) =>
    readImports(file, text()).flatMap(({ specifier, line }) => {
      const to = specifier === undefined ? '' : findDestination(file, specifier, workspaces);
      return known.has(to) ? [{ from: file, to, file, line }] : [];
    }),
  );
}

export function moduleOf(path: string): string | undefined {
  return MODULE.exec(path)?.[1];
}

/** Which modules of the server import which other ones. */
export function toModuleEdges(edges: readonly Edge[]): Edge[] {
  return edges.flatMap((edge) => {
    const [from, to] = [moduleOf(edge.from), moduleOf(edge.to)];
    return from === undefined || to === undefined || from === to ? [] : [{ ...edge, from, to }];
  });
}
