import { posix } from 'node:path';
import { type Breach, lineAt } from './breach.ts';
import { NO_SQL, SCHEMAS, STORES } from './owners.ts';
import { fit } from './pattern.ts';
import { readSqlTexts } from './read-sql-texts.ts';
import { isTest, type TreeFile } from './tree.ts';

const MIGRATION = /^(\d{4})-([a-z]+)-[a-z0-9-]+\.sql$/;
const THING =
  String.raw`\s+(?:or\s+replace\s+)?(?:unlogged\s+|unique\s+|materialized\s+)?` +
  String.raw`(table|index|function|procedure|view|type|sequence|domain)\s+` +
  String.raw`(?:concurrently\s+)?(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?"?([a-z_][a-z0-9_.]*)`;
const MADE = new RegExp(String.raw`\b(?:create|alter|drop)${THING}`, 'gi');
const NAMED = new RegExp(String.raw`\bcreate${THING}|\brename\s+to\s+"?([a-z_][a-z0-9_]*)`, 'gi');
const RENAMED = /^\s+rename\s+to\s+"?([a-z_][a-z0-9_.]*)/i;

/** Text with every remark blanked out, so that the places of the rest stay where they are. */
function withoutRemarks(sql: string): string {
  return sql.replaceAll(/--.*|\/\*[\s\S]*?\*\//g, (remark) => remark.replaceAll(/[^\n]/g, ' '));
}

function bareName(name: string): string {
  return name.replace(/^public\./, '').toLowerCase();
}

interface Made {
  readonly kind: string;
  /** What it is called afterwards. */
  readonly name: string;
  /** What it was called before, where it was renamed. */
  readonly former?: string;
  readonly offset: number;
}

function findMade(sql: string): Made[] {
  const plain = withoutRemarks(sql);
  return [...plain.matchAll(MADE)].map((match) => {
    const kind = match[1]?.toLowerCase() ?? '';
    const name = bareName(match[2] ?? '');
    const renamed = RENAMED.exec(plain.slice(match.index + match[0].length))?.[1];
    const offset = match.index;
    return renamed === undefined
      ? { kind, name, offset }
      : { kind, name: bareName(renamed), former: name, offset };
  });
}

/** The names that a migration gives, to what is new or to what had another. */
export function findNamed(sql: string): { name: string; offset: number }[] {
  return [...withoutRemarks(sql).matchAll(NAMED)].map((match) => ({
    name: bareName(match[2] ?? match[3] ?? ''),
    offset: match.index,
  }));
}

export function isMigration(path: string): boolean {
  return path.endsWith('.sql') && SCHEMAS.some(({ migrations }) => posix.dirname(path) === migrations);
}

function judgeMigration(file: TreeFile, owners: readonly string[]): Breach[] {
  const owner = MIGRATION.exec(posix.basename(file.path))?.[2];
  if (owner === undefined || !owners.includes(owner)) {
    const what = 'is not named NNNN-<module>-<what>.sql';
    return [{ file: file.path, line: 1, what, why: 'A migration belongs to one module.' }];
  }
  const sql = file.text();
  return findMade(sql)
    .filter(({ name }) => !name.startsWith(`${owner}_`))
    .map(({ kind, name, offset }) => ({
      file: file.path,
      line: lineAt(sql, offset),
      what: `makes or changes ${kind} ${name}`,
      why: `What ${owner} owns begins with ${owner}_.`,
    }));
}

function judgeNumbers(files: readonly TreeFile[]): Breach[] {
  const numbers = files.map(({ path }) => posix.basename(path).slice(0, 4));
  return files
    .filter((_, index) => numbers.indexOf(numbers[index] ?? '') !== index)
    .map(({ path }) => ({
      file: path,
      line: 1,
      what: 'has a number that is taken',
      why: 'Numbers give the order.',
    }));
}

function migrationsIn(tree: readonly TreeFile[], folder: string): TreeFile[] {
  return tree.filter(({ path }) => posix.dirname(path) === folder && path.endsWith('.sql'));
}

/** Migrations that are misnamed, or that make what is not their module's. */
export function findStrayMigrations(tree: readonly TreeFile[]): Breach[] {
  return SCHEMAS.flatMap(({ migrations, owners, former }) => {
    const files = migrationsIn(tree, migrations);
    const ownersAt = ({ path }: TreeFile): readonly string[] =>
      former !== undefined && Number(posix.basename(path).slice(0, 4)) < former.before
        ? former.owners
        : owners;
    return [...files.flatMap((file) => judgeMigration(file, ownersAt(file))), ...judgeNumbers(files)];
  });
}

function ownerOf(path: string): string | undefined {
  for (const { files, owner } of STORES) {
    const captures = fit(files, path);
    if (captures) return owner ?? captures.owner;
  }
  return undefined;
}

function judgeStore(file: TreeFile, owner: string, tables: readonly string[]): Breach[] {
  const why = `A store touches its own tables, which begin with ${owner}_; the rest goes through the doors.`;
  const foreign = new Set(tables.filter((table) => !table.startsWith(`${owner}_`)));
  return readSqlTexts(file.path, file.text()).flatMap(({ line, words, tables: named }) => {
    const strays = [
      ...named.map(bareName).filter((name) => !name.startsWith(`${owner}_`)),
      ...words.filter((word) => foreign.has(word)),
    ];
    return [...new Set(strays)].map((name) => ({
      file: file.path,
      line,
      what: `names the table ${name}`,
      why,
    }));
  });
}

/** A file that speaks to tables, though it is no store. */
function judgeOthers(file: TreeFile, tables: ReadonlySet<string>): Breach[] {
  const why = 'Only a store knows SQL.';
  return readSqlTexts(file.path, file.text()).flatMap(({ line, tables: named }) =>
    named
      .filter((name) => tables.has(bareName(name)))
      .map((name) => ({ file: file.path, line, what: `speaks to the table ${name}`, why })),
  );
}

/** The tables and views there are, by the names they have now. */
export function findTables(tree: readonly TreeFile[]): ReadonlySet<string> {
  const made = SCHEMAS.flatMap(({ migrations }) => migrationsIn(tree, migrations))
    .flatMap(({ text }) => findMade(text()))
    .filter(({ kind }) => kind === 'table' || kind === 'view');
  const known = new Set(made.map(({ name }) => name));
  for (const { former } of made) if (former !== undefined) known.delete(former);
  return known;
}

/** Stores that reach into tables of other modules, and SQL that stands outside a store. */
export function findStrayTables(tree: readonly TreeFile[]): Breach[] {
  const known = findTables(tree);
  const tables = [...known];
  return tree.flatMap((file) => {
    const owner = ownerOf(file.path);
    if (owner !== undefined) return judgeStore(file, owner, tables);
    return fit(NO_SQL, file.path) && !isTest(file.path) ? judgeOthers(file, known) : [];
  });
}
