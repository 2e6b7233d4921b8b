import { lineAt, type Breach } from './breach.ts';
import { isCode, isTest, type TreeFile } from './tree.ts';

const DIALECTS = 'apps/server/src/modules/vendors/dialects/';
const SERVER = 'apps/server/src/';

const folderOf = (path: string): string | undefined => /^([^/]+)\//.exec(path.slice(DIALECTS.length))?.[1];

/** Names of vendor protocols in files of the server that are not theirs; the list of dialects names them all. */
export function findStrayDialects(tree: readonly TreeFile[]): Breach[] {
  const inside = tree.filter(({ path }) => path.startsWith(DIALECTS));
  const names = [...new Set(inside.flatMap(({ path }) => folderOf(path) ?? []))];
  return tree
    .filter(({ path }) => path.startsWith(SERVER) && isCode(path) && !isTest(path))
    .filter(({ path }) => path !== `${DIALECTS}index.ts`)
    .flatMap(({ path: file, text }) =>
      names
        .filter((name) => !file.startsWith(`${DIALECTS}${name}/`))
        .flatMap((name) => [...text().matchAll(new RegExp(name, 'gi'))])
        .map((found) => ({
          file,
          line: lineAt(text(), found.index),
          what: `names ${found[0]}`,
          why: 'What is a dialect’s own stands in its folder, and the rest of the server speaks the operator’s words.',
        })),
    );
}
