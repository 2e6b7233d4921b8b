import type { PaletteName, SubjectName } from '@hintha/art';
import { FURTHER_BRANDS, type FurtherBrand } from './brands/further.ts';
import type { Brand, BrandGame, Names } from './types.ts';
import { NOUNS } from './words/nouns.ts';
import { QUALIFIERS } from './words/qualifiers.ts';

/** With those that are written by hand, the catalogue holds 9,900. */
const MADE = 9_852;

/** Prime to the number of pairs, so that going on by it meets each pair once, and neighbours have little in common. */
const STRIDE = 7_919;

const LANGUAGES = ['my', 'zh', 'vi', 'ja', 'th', 'fil', 'id'] as const;

interface Word {
  readonly english: string;
  readonly in: Readonly<Record<(typeof LANGUAGES)[number], string>>;
}

interface Noun extends Word {
  readonly subject: SubjectName;
}

const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => row.split('|'));

const toWord = ([english = '', ...others]: readonly string[]): Word => ({
  english,
  in: Object.fromEntries(LANGUAGES.map((language, place) => [language, others[place] ?? ''])) as Word['in'],
});

const QUALIFIER_WORDS = rowsOf(QUALIFIERS).map(toWord);
const NOUN_WORDS: readonly Noun[] = rowsOf(NOUNS).map(([english = '', subject = '', ...others]) => ({
  ...toWord([english, ...others]),
  // What is no subject fails the test that every title can be drawn.
  subject: subject as SubjectName,
}));

/** The two words as each language puts them together. */
const join = (qualifier: Word, noun: Word): Names => ({
  en: `${qualifier.english} ${noun.english}`,
  my: `${qualifier.in.my}${noun.in.my}`,
  zh: `${qualifier.in.zh}${noun.in.zh}`,
  vi: `${noun.in.vi} ${qualifier.in.vi}`,
  ja: `${qualifier.in.ja}${noun.in.ja}`,
  th: `${noun.in.th}${qualifier.in.th}`,
  fil: `${qualifier.in.fil} ${noun.in.fil}`,
  id: `${noun.in.id} ${qualifier.in.id}`,
});

const codeOf = (english: string): string =>
  english
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');

const FIRST_RELEASE = Date.UTC(2019, 0, 4);
const DAY_MS = 86_400_000;
const RELEASED_WITHIN_DAYS = 2_800;

const releasedOn = (place: number): string =>
  new Date(FIRST_RELEASE + ((place * STRIDE) % RELEASED_WITHIN_DAYS) * DAY_MS).toISOString().slice(0, 10);

interface Pair {
  readonly qualifier: Word;
  readonly noun: Noun;
}

/** Every pair of words that says something, in an order of no meaning. */
const pairs = (): Pair[] => {
  const all = QUALIFIER_WORDS.length * NOUN_WORDS.length;
  return Array.from({ length: all }, (_, step) => (step * STRIDE) % all).flatMap((place) => {
    const qualifier = QUALIFIER_WORDS[place % QUALIFIER_WORDS.length];
    const noun = NOUN_WORDS[Math.floor(place / QUALIFIER_WORDS.length)];
    if (qualifier === undefined || noun === undefined) throw new Error('there is no such pair of words');
    // A moonlit moon says its noun twice.
    return qualifier.english.toLowerCase().includes(noun.english.toLowerCase()) ? [] : [{ qualifier, noun }];
  });
};

const toTitle = ({ qualifier, noun }: Pair, palette: PaletteName, place: number): BrandGame => {
  const { my, en, ...names } = join(qualifier, noun);
  return {
    code: codeOf(en),
    title: en,
    name: my,
    names,
    subject: noun.subject,
    palette,
    releasedOn: releasedOn(place),
  };
};

const paletteAt = ({ palettes }: FurtherBrand, place: number): PaletteName =>
  palettes[place % palettes.length] ?? palettes[0];

/** The brands whose titles are made of two words each; no code of theirs is among those that are taken. */
export const makeBrands = (taken: ReadonlySet<string>): readonly Brand[] => {
  const free = pairs()
    .filter(({ qualifier, noun }) => !taken.has(codeOf(`${qualifier.english} ${noun.english}`)))
    .slice(0, MADE);
  return FURTHER_BRANDS.map((brand, own) => ({
    code: brand.code,
    name: brand.name,
    emblem: brand.emblem,
    games: free
      .map((pair, place) => ({ pair, place }))
      .filter(({ place }) => place % FURTHER_BRANDS.length === own)
      .map(({ pair, place }, nth) => toTitle(pair, paletteAt(brand, nth), place)),
  }));
};
