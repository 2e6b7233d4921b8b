import { posix } from 'node:path';
import { parseCode } from '../parse-code.ts';
import { lineAt, type Breach } from '../breach.ts';
import { findNamed, isMigration } from '../tables.ts';
import { isCode, isTest, type TreeFile } from '../tree.ts';
import { FIRST_MIGRATION, RETIRED, SEED_NAMES, type Place, type RetiredWord } from '../words.ts';
import { openMatcher } from './match-words.ts';
import { readGivenNames } from './read-names.ts';
import { readRoutes } from './read-routes.ts';

const OURS = /^(apps|packages|tools|bench|e2e)\//;
const OF_PROGRAMS = /^(apps|packages)\//;

interface Named {
  readonly name: string;
  readonly place: Place;
  /** The file that it stands in, or whose module it belongs to. */
  readonly file: string;
  readonly line: () => number;
}

/** A retired word that is used: once for every name that has it in a file. */
interface Use extends Named {
  readonly row: RetiredWord;
}

/** Everything in the tree that has been given a name. */
function* readTreeNames(tree: readonly TreeFile[]): Generator<Named> {
  yield* namesOfFiles(tree);
  yield* namesInCode(tree.filter(({ path }) => OURS.test(path) && isCode(path)));
  for (const file of tree.filter(isNewMigration))
    for (const { name, offset } of findNamed(file.text()))
      yield { name, place: 'table', file: file.path, line: () => lineAt(file.text(), offset) };
}

const numberOf = ({ path }: TreeFile): number => Number(posix.basename(path).slice(0, 4));
const isNewMigration = (file: TreeFile): boolean =>
  isMigration(file.path) && numberOf(file) >= FIRST_MIGRATION;

function* namesOfFiles(tree: readonly TreeFile[]): Generator<Named> {
  const paths = new Set<string>();
  for (const file of tree) {
    if (!OURS.test(file.path) || (isMigration(file.path) && !isNewMigration(file))) continue;
    for (let path = file.path; path !== '.'; path = posix.dirname(path)) paths.add(path);
  }
  for (const path of paths) yield { name: posix.basename(path), place: 'file', file: path, line: () => 1 };
}

function readCode({ path, text }: TreeFile) {
  const code = text();
  const program = parseCode(path, code);
  const hasRoutes = OF_PROGRAMS.test(path) && !isTest(path);
  return { file: path, code, names: readGivenNames(program), routes: hasRoutes ? readRoutes(program) : [] };
}

function* namesInCode(files: readonly TreeFile[]): Generator<Named> {
  const read = files.map(readCode);
  const declared = new Set(
    read.flatMap(({ names }) => names.filter(({ isKey }) => !isKey).map(({ name }) => name)),
  );
  for (const { file, code, names, routes } of read) {
    // A key that fills what is declared elsewhere has no choice of its own.
    for (const { name, start, isKey } of names)
      if (!isKey || !declared.has(name))
        yield { name, place: 'identifier', file, line: () => lineAt(code, start) };
    for (const { route, start } of routes)
      yield { name: route, place: 'route', file, line: () => lineAt(code, start) };
  }
}

/** The module that a table belongs to, by the first word of its name. */
const placeOf = ({ name, place, file }: Named): string =>
  place === 'table' ? `apps/server/src/modules/${name.split('_')[0]}/store.ts` : file;

export function findUses(
  tree: readonly TreeFile[],
  table: readonly RetiredWord[] = RETIRED,
  seed: ReadonlySet<string> = SEED_NAMES,
): Use[] {
  const match = openMatcher(table);
  const seen = new Set<string>();
  const uses: Use[] = [];
  for (const named of readTreeNames(tree)) {
    const key = `${named.place} ${named.name} ${named.file}`;
    if (seen.has(key) || seed.has(named.name)) continue;
    seen.add(key);
    const { name, place } = named;
    for (const row of match({ name, place, file: placeOf(named) })) uses.push({ ...named, row });
  }
  return uses;
}

const toBreach = ({ file, line, place, name, row }: Use): Breach => ({
  file,
  line: line(),
  what: `names the ${place} ${name}, in which "${row.retired}" is retired`,
  why: `Say ${row.standard}.`,
});

/** Names that have a retired word, each with the standard term. */
export const findRetiredWords = (tree: readonly TreeFile[]): Breach[] => findUses(tree).map(toBreach);
