import { posix } from 'node:path';
import type { TreeFile } from './tree.ts';

interface Workspace {
  readonly name: string;
  readonly folder: string;
  /** From what stands after the name (`.` for nothing) to the file behind that door; absent when all stands open. */
  readonly entryPoints: ReadonlyMap<string, string> | undefined;
}

export type Workspaces = ReadonlyMap<string, Workspace>;

interface Manifest {
  readonly name: string;
  readonly exports?: string | Readonly<Record<string, string>>;
}

function readEntryPoints({ exports }: Manifest, folder: string): Map<string, string> | undefined {
  if (exports === undefined) return undefined;
  const entryPoints = typeof exports === 'string' ? { '.': exports } : exports;
  return new Map(
    Object.entries(entryPoints).map(([entryPoint, file]) => [entryPoint, posix.join(folder, file)]),
  );
}

/** The apps and packages by their names, read from their package.json files. */
export function readWorkspaces(tree: readonly TreeFile[]): Workspaces {
  const found = tree
    .filter(({ path }) => /^(apps|packages)\/.*package\.json$/.test(path))
    .map(({ path, text }): [string, Workspace] => {
      const manifest = JSON.parse(text()) as Manifest;
      const folder = posix.dirname(path);
      return [manifest.name, { name: manifest.name, folder, entryPoints: readEntryPoints(manifest, folder) }];
    });
  return new Map(found);
}

export function workspaceOf(path: string, workspaces: Workspaces): Workspace | undefined {
  return [...workspaces.values()].find(({ folder }) => path.startsWith(`${folder}/`));
}

/** The file behind `@hintha/money`, the folder when there is no such door, nothing when it is not one of ours. */
export function resolveEntryPoint(specifier: string, workspaces: Workspaces): string | undefined {
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const workspace = workspaces.get(`${scope}/${name}`);
  if (!workspace) return undefined;
  if (!workspace.entryPoints && rest.length > 0) return [workspace.folder, ...rest].join('/');
  return workspace.entryPoints?.get(['.', ...rest].join('/')) ?? `${workspace.folder}/`;
}
