import { formatSelection, parseSelection, type Play, type Selection } from '@hintha/lottery';

/** How a selection is put together: ball by ball, or by writing combinations out. */
export type Entry = 'balls' | 'typed';

/** What is picked of a play and not yet on the slip. Of bankers and drags the bankers are the first part. */
export interface Picked {
  readonly entry: Entry;
  readonly parts: readonly (readonly number[])[];
  readonly typed: string;
}

export const NOTHING: Picked = { entry: 'balls', parts: [], typed: '' };

export const isNothing = ({ entry, parts, typed }: Picked): boolean =>
  entry === 'typed' ? typed.trim() === '' : parts.every((part) => part.length === 0);

const inOrder = (items: readonly number[]): number[] => items.toSorted((a, b) => a - b);

export const partAt = ({ parts }: Picked, at: number): readonly number[] => parts[at] ?? [];

/** The same with another part. */
export const withPart = (picked: Picked, at: number, items: readonly number[]): Picked => ({
  ...picked,
  parts: Array.from({ length: Math.max(picked.parts.length, at + 1) }, (_, one) =>
    one === at ? inOrder([...new Set(items)]) : partAt(picked, one),
  ),
});

/** One item more, or one less. */
export const toggled = (items: readonly number[], item: number): number[] =>
  items.includes(item) ? items.filter((one) => one !== item) : inOrder([...items, item]);

const itemsOf = (combination: string, { grammar: { parts } }: Play): string => {
  const apart = combination.trim().split(/[\s|]+/u);
  const width = parts[0]?.symbols.print(0).length ?? 1;
  const [together = ''] = apart;
  if (apart.length > 1 || together.length !== width * parts.length) return apart.join('|');
  return Array.from({ length: parts.length }, (_, at) => together.slice(at * width, (at + 1) * width)).join(
    '|',
  );
};

/** A typed list as the rule book writes it: `12345, 678 90` is `1|2|3|4|5;…`. Only ASCII digits are read. */
export const writtenOut = (typed: string, play: Play): string => {
  const combinations = typed.split(/[;,\n]+/u).filter((one) => one.trim() !== '');
  return [...new Set(combinations.map((one) => itemsOf(one, play)))].join(';');
};

const draftOf = ({ parts }: Picked, play: Play): Selection => {
  const [first = [], second = []] = parts;
  if (play.grammar.bankers !== undefined) return { kind: 'bankers', bankers: first, drags: second };
  return { kind: 'parts', parts: play.grammar.parts.map((_, at) => parts[at] ?? []) };
};

/** How what is picked is written on a bet; undefined while it is no whole selection. */
export const numbersOf = (picked: Picked, play: Play): string | undefined => {
  const isTyped = picked.entry === 'typed' && play.grammar.typed === true;
  const text = isTyped ? writtenOut(picked.typed, play) : formatSelection(play, draftOf(picked, play));
  const selection = parseSelection(play, text);
  return typeof selection === 'string' ? undefined : formatSelection(play, selection);
};
