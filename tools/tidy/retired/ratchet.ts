import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Breach } from '../breach.ts';
import type { TreeFile } from '../tree.ts';
import { RETIRED } from '../words.ts';
import { findUses, type Use } from './find-uses.ts';

/** How many names still have a retired word. A number may only fall, and a word without one is gone. */
type Remaining = Readonly<Record<string, number>>;

const FILE = 'tools/tidy/retired/remaining.json';
const WRITTEN = join(import.meta.dirname, 'remaining.json');

function readRemaining(): Remaining {
  return JSON.parse(readFileSync(WRITTEN, 'utf8')) as Remaining;
}

function countByWord(uses: readonly Use[]): Map<string, Use[]> {
  const byWord = Map.groupBy(uses, ({ row }) => row.retired);
  return new Map(RETIRED.map(({ retired }) => [retired, byWord.get(retired) ?? []]));
}

const toBreach = ({ file, line, place, name, row }: Use): Breach => ({
  file,
  line: line(),
  what: `names the ${place} ${name}, in which "${row.retired}" is retired`,
  why: `Say ${row.standard}.`,
});

function checkWord(word: string, uses: readonly Use[], allowed: number): Breach[] {
  if (uses.length === allowed) return [];
  if (allowed === 0) return uses.map(toBreach);
  const what = `"${word}" stands in ${uses.length} names, of which ${allowed} are known`;
  const why =
    uses.length > allowed
      ? `The number may only fall: ${uses[0]?.row.standard}; \`npm run tidy -- --uses "${word}"\` lists them.`
      : 'Lower it: `npm run tidy -- --lower`.';
  return [{ file: FILE, line: 1, what, why }];
}

/** Names with a retired word: each of them where the word was gone, and in all never more than there were. */
export function findRetiredWords(
  tree: readonly TreeFile[],
  remaining: Remaining = readRemaining(),
): Breach[] {
  const words = countByWord(findUses(tree));
  return [...words].flatMap(([word, uses]) => checkWord(word, uses, remaining[word] ?? 0));
}

/** The names that have the word, each with the file and line it stands in. */
export function listUses(tree: readonly TreeFile[], word: string): string[] {
  return findUses(tree)
    .filter(({ row }) => row.retired === word)
    .map(({ file, line, place, name, row }) => `${file}:${line()} ${place} ${name} (${row.standard})`);
}

/** What remains now, where that is less than what remained; nothing is ever raised. */
export function lowerRemaining(tree: readonly TreeFile[], remaining: Remaining): Remaining {
  const words = countByWord(findUses(tree));
  const lowered = [...words].map(([word, uses]): [string, number] => [
    word,
    Math.min(uses.length, remaining[word] ?? 0),
  ]);
  return Object.fromEntries(
    lowered.filter(([, count]) => count > 0).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

export function writeLowered(tree: readonly TreeFile[]): void {
  writeFileSync(WRITTEN, `${JSON.stringify(lowerRemaining(tree, readRemaining()), undefined, 2)}\n`);
}
