import type { Breach } from './breach.ts';
import { findDestination } from './destination.ts';
import { MAP } from './map/index.ts';
import type { Room } from './map/room.ts';
import { fit } from './pattern.ts';
import { type Import, readImports } from './read-imports.ts';
import { isCode, isTest, type TreeFile } from './tree.ts';
import { readWorkspaces, workspaceOf, type Workspaces } from './workspaces.ts';

const MAY_WORK_IT_OUT = /^(tools|bench|e2e)\//;

interface Place {
  readonly room: Room;
  readonly captures: Readonly<Record<string, string>>;
}

function findRoom(path: string): Place | undefined {
  for (const room of MAP) {
    const captures = fit(room[0], path);
    if (captures) return { room, captures };
  }
  return undefined;
}

function isAllowed(to: string, { room: [, mayImport], captures }: Place): boolean {
  return mayImport.reduce((allowed, entry) => {
    const says = !entry.startsWith('!');
    return fit(says ? entry : entry.slice(1), to, captures) ? says : allowed;
  }, false);
}

function bypassesPublicApi(from: string, specifier: string, to: string, workspaces: Workspaces): boolean {
  if (!specifier.startsWith('.')) return to.endsWith('/');
  const target = workspaceOf(to, workspaces);
  const home = workspaceOf(from, workspaces);
  return target !== undefined && target !== home && (home !== undefined || to.startsWith('packages/'));
}

function judge(file: string, found: Import, place: Place, workspaces: Workspaces): Breach[] {
  const breach = (what: string, why: string): Breach[] => [{ file, line: found.line, what, why }];
  const { specifier } = found;
  if (specifier === undefined) {
    if (MAY_WORK_IT_OUT.test(file) || isTest(file)) return [];
    return breach(
      'imports a name worked out while running',
      'The map sees only names that are written down.',
    );
  }
  const to = findDestination(file, specifier, workspaces);
  if (!isAllowed(to, place)) return breach(`imports ${to}`, place.room[2]);
  if (bypassesPublicApi(file, specifier, to, workspaces)) {
    return breach(
      `imports ${specifier}`,
      'Another workspace is entered by a name that its package.json opens.',
    );
  }
  return [];
}

/** Every import that its file's room does not name, and every file that has no room. */
export function findForbiddenImports(tree: readonly TreeFile[]): Breach[] {
  const workspaces = readWorkspaces(tree);
  return tree
    .filter(({ path }) => isCode(path))
    .flatMap(({ path, text }) => {
      const place = findRoom(path);
      if (!place)
        return [{ file: path, line: 1, what: 'stands in no room', why: 'Every file has a line in the map.' }];
      return readImports(path, text()).flatMap((found) => judge(path, found, place, workspaces));
    });
}
