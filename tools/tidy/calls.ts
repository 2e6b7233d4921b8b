import { lineAt, type Breach } from './breach.ts';
import { isCode, isTest, type TreeFile } from './tree.ts';

/** The one table of the paths that a page calls; what a first visit needs of it stands in a file of its own. */
const TABLE = /^packages\/contract\/src\/(first-)?paths\.ts$/;
/** Programs outside have paths of their own, which their protocols name. */
const PAGES = /^(apps\/(web|console)\/src|packages\/(?!vendor-protocol\/))/;
const CALL = /(['"`])(\/(?:wps|lgw)\/\w[^'"`]*)\1/g;

/** Paths of calls that a page writes down itself. */
export function findStrayCalls(tree: readonly TreeFile[]): Breach[] {
  return tree
    .filter(({ path }) => isCode(path) && !isTest(path) && PAGES.test(path) && !TABLE.test(path))
    .flatMap(({ path: file, text }) =>
      [...text().matchAll(CALL)].map((found) => ({
        file,
        line: lineAt(text(), found.index),
        what: `calls ${found[2]}`,
        why: 'The paths of calls stand in one table, and a page calls by name.',
      })),
    );
}
