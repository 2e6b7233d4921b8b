import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Breach } from '../breach.ts';
import type { TreeFile } from '../tree.ts';
import { findQueries, type Query } from './find-queries.ts';

/** How many queries a file of tests still has; one that is not named has none. A number may only fall. */
type Remaining = Readonly<Record<string, number>>;

const FILE = 'tools/tidy/queries/remaining.json';
const WRITTEN = join(import.meta.dirname, 'remaining.json');
const WHY = 'Columns are named in stores alone: say it with tools/scenario.';

function readRemaining(): Remaining {
  return JSON.parse(readFileSync(WRITTEN, 'utf8')) as Remaining;
}

function countByFile(tree: readonly TreeFile[], remaining: Remaining): Map<string, Query[]> {
  const none = Object.keys(remaining).map((file): [string, Query[]] => [file, []]);
  return new Map([...none, ...Map.groupBy(findQueries(tree), ({ file }) => file)]);
}

function judge(file: string, queries: readonly Query[], allowed: number): Breach[] {
  if (queries.length < allowed)
    return [
      {
        file: FILE,
        line: 1,
        what: `${file} has ${queries.length} queries, of which ${allowed} were known`,
        why: 'Lower it: `npm run tidy -- --lower`.',
      },
    ];
  if (queries.length === allowed) return [];
  return queries.map(({ line, tables }) => ({
    file,
    line,
    what: `asks the table ${tables.join(', ')}; the file may do so ${allowed} times`,
    why: WHY,
  }));
}

/** Tests that speak to tables of ours, where they did not before. */
export function findTestQueries(tree: readonly TreeFile[], remaining: Remaining = readRemaining()): Breach[] {
  return [...countByFile(tree, remaining)].flatMap(([file, queries]) =>
    judge(file, queries, remaining[file] ?? 0),
  );
}

/** What remains now, where that is less than what remained; nothing is ever raised. */
export function lowerQueries(tree: readonly TreeFile[], remaining: Remaining): Remaining {
  const lowered = [...countByFile(tree, remaining)].map(([file, queries]): [string, number] => [
    file,
    Math.min(queries.length, remaining[file] ?? 0),
  ]);
  return Object.fromEntries(
    lowered.filter(([, count]) => count > 0).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

export function writeLoweredQueries(tree: readonly TreeFile[]): void {
  writeFileSync(WRITTEN, `${JSON.stringify(lowerQueries(tree, readRemaining()), undefined, 2)}\n`);
}
