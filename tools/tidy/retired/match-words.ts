import { fit } from '../pattern.ts';
import type { Place, RetiredWord } from '../words.ts';

const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;

/** The words of a name, whatever tells them apart: `openTestHouse`, `test-house.ts`, `TEST_HOUSE`. */
export function splitName(name: string): string[] {
  return (name.match(WORD) ?? []).map((word) => word.toLowerCase());
}

function isForm(word: string | undefined, of: string): boolean {
  return word === of || word === `${of}s` || (of.endsWith('y') && word === `${of.slice(0, -1)}ies`);
}

/** Where among the words the term stands, as the places of its first word. */
function findTerm(words: readonly string[], term: string): number[] {
  const wanted = term.split(' ');
  const last = wanted.length - 1;
  return [...words.keys()].filter((at) =>
    wanted.every((word, place) =>
      place === last ? isForm(words[at + place], word) : words[at + place] === word,
    ),
  );
}

function stands(words: readonly string[], { retired, but = [] }: RetiredWord): boolean {
  const good = but.flatMap((term) => {
    const length = term.split(' ').length;
    return findTerm(words, term).map((at) => [at, at + length] as const);
  });
  return findTerm(words, retired).some((at) => !good.some(([from, to]) => from <= at && at < to));
}

interface Spot {
  readonly name: string;
  readonly place: Place;
  readonly file: string;
}

/** What a word of a name may be a form of. */
const stemsOf = (word: string): string[] => [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')];

/** Finds the rows of the table whose word is in a name that stands in a place of a file. */
export function openMatcher(table: readonly RetiredWord[]): (spot: Spot) => RetiredWord[] {
  const byFirst = Map.groupBy(table, ({ retired }) => retired.split(' ')[0] ?? '');
  return ({ name, place, file }) => {
    const words = splitName(name);
    const rows = new Set(words.flatMap(stemsOf).flatMap((stem) => byFirst.get(stem) ?? []));
    return [...rows].filter(
      (row) =>
        (row.places?.includes(place) ?? true) &&
        !(row.except?.names.includes(name) ?? false) &&
        stands(words, row) &&
        (row.under === undefined || fit(row.under, file) !== undefined),
    );
  };
}
