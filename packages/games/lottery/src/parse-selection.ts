import type { Grammar, Part, Play } from './play.ts';
import type { Selection } from './selection.ts';

/** So many combinations may be written out one by one. */
export const MOST_TYPED = 20_000;
/** So many combinations a bet is on at most, as many as the largest play has. */
export const MOST_COMBINATIONS = 100_000;
/** More than the longest selection has. */
const MOST_SIGNS = 400_000;

export type SelectionValidationError =
  /** Not what the play takes: other signs, too few or too many items, or one of them twice. */
  | 'selection_malformed'
  /** More combinations than a bet may be on. */
  | 'selection_too_large';

const OPEN = '-';

const inOrder = (items: readonly number[]): readonly number[] => items.toSorted((a, b) => a - b);

/** The items of a list that has none twice; undefined for any other text. */
const readItems = (text: string, { symbols }: Part): readonly number[] | undefined => {
  const texts = text.split(',');
  if (texts.length > symbols.size) return undefined;
  const items = new Set<number>();
  for (const one of texts) {
    const item = symbols.read(one);
    if (item === undefined) return undefined;
    items.add(item);
  }
  return items.size === texts.length ? inOrder([...items]) : undefined;
};

const readPart = (text: string, part: Part): readonly number[] | undefined => {
  if (text === OPEN) return part.least === 0 ? [] : undefined;
  const items = readItems(text, part);
  return items && items.length >= part.least && items.length <= part.most ? items : undefined;
};

const readParts = (text: string, { parts, openEnd }: Grammar): Selection | undefined => {
  const texts = text.split('|', parts.length + 1);
  if (texts.length > parts.length || (!openEnd && texts.length < parts.length)) return undefined;
  const lists = parts.map((part, place) => readPart(texts[place] ?? OPEN, part));
  return lists.every((list) => list !== undefined) ? { kind: 'parts', parts: lists } : undefined;
};

const readCombination = (text: string, { parts, distinct }: Grammar): readonly number[] | undefined => {
  const texts = text.split('|', parts.length + 1);
  if (texts.length !== parts.length) return undefined;
  const items = parts.map(({ symbols }, place) => symbols.read(texts[place] ?? ''));
  if (!items.every((item) => item !== undefined)) return undefined;
  return distinct && new Set(items).size < items.length ? undefined : items;
};

const compareItems = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((order, item, place) => order || item - (b[place] ?? 0), 0);

const readList = (texts: readonly string[], grammar: Grammar): Selection | undefined => {
  const combinations = new Map<string, readonly number[]>();
  for (const text of texts) {
    const items = readCombination(text, grammar);
    if (items === undefined) return undefined;
    combinations.set(items.join(), items);
  }
  if (combinations.size < texts.length) return undefined;
  return { kind: 'list', combinations: [...combinations.values()].toSorted(compareItems) };
};

const readBankers = (text: string, { parts: [part], bankers: size = 0 }: Grammar): Selection | undefined => {
  const texts = text.split('#', 3);
  if (part === undefined || texts.length !== 2) return undefined;
  const [bankers, drags] = texts.map((list) => readItems(list, part));
  if (bankers === undefined || drags === undefined || bankers.length >= size) return undefined;
  return drags.some((item) => bankers.includes(item)) ? undefined : { kind: 'bankers', bankers, drags };
};

const read = (text: string, grammar: Grammar): Selection | SelectionValidationError => {
  if (grammar.bankers !== undefined) return readBankers(text, grammar) ?? 'selection_malformed';
  if (!text.includes(';')) return readParts(text, grammar) ?? 'selection_malformed';
  if (!grammar.typed) return 'selection_malformed';
  const texts = text.split(';', MOST_TYPED + 1);
  if (texts.length > MOST_TYPED) return 'selection_too_large';
  return readList(texts, grammar) ?? 'selection_malformed';
};

/**
 * What a play is bet on, from how it is written (rule book, section 7): `|` between the parts, `,` between the items
 * of a part, `-` for a part that is left open, `#` between bankers and drags, `;` between combinations that are written
 * out. Items may come in any order, and are in order afterwards; none may come twice.
 */
export const parseSelection = (
  { grammar, count }: Play,
  text: string,
): Selection | SelectionValidationError => {
  if (text.length > MOST_SIGNS) return 'selection_too_large';
  const selection = read(text, grammar);
  if (typeof selection === 'string') return selection;
  const combinations = count(selection);
  if (combinations > MOST_COMBINATIONS) return 'selection_too_large';
  return combinations === 0 ? 'selection_malformed' : selection;
};

/** How a selection is written, always in the same way; what is read from it is the selection again. */
export const formatSelection = ({ grammar: { parts } }: Play, selection: Selection): string => {
  const print = (items: readonly number[], place: number) =>
    items.map((item) => parts[place]?.symbols.print(item) ?? '').join(',');
  if (selection.kind === 'bankers') return `${print(selection.bankers, 0)}#${print(selection.drags, 0)}`;
  if (selection.kind === 'list')
    return selection.combinations
      .map((items) => items.map((item, place) => print([item], place)).join('|'))
      .join(';');
  return selection.parts.map((items, place) => (items.length === 0 ? OPEN : print(items, place))).join('|');
};
