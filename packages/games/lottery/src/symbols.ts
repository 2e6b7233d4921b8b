/** What can be picked at one place, in its order. An item is known by its place in that order, from 0 on. */
export interface Symbols {
  readonly size: number;
  /** The number of a draw that the first item stands for. */
  readonly first: number;
  /** As it stands on a ticket and crosses the wire. */
  readonly print: (item: number) => string;
  /** The item of a text; undefined where it is none. Takes ASCII alone: `１` is no digit. */
  readonly read: (text: string) => number | undefined;
}

/** Names in capitals, such as BIG. */
export const named = (...names: readonly string[]): Symbols => ({
  size: names.length,
  first: 0,
  print: (item) => names[item] ?? '',
  read: (text) => {
    const item = names.indexOf(text);
    return item < 0 ? undefined : item;
  },
});

const readNumber = (text: string, from: number, to: number): number | undefined => {
  const number = Number(text);
  return number >= from && number <= to ? number - from : undefined;
};

/** Sums and spans: whole numbers without a leading zero. */
export const amounts = (from: number, to: number): Symbols => ({
  size: to - from + 1,
  first: from,
  print: (item) => String(from + item),
  read: (text) => (/^(?:0|[1-9]\d{0,3})$/.test(text) ? readNumber(text, from, to) : undefined),
});

/** Balls that are printed with two digits, 01 on; one that comes with one digit is understood. */
export const balls = (count: number): Symbols => ({
  size: count,
  first: 1,
  print: (item) => String(item + 1).padStart(2, '0'),
  read: (text) => (/^\d{1,2}$/.test(text) ? readNumber(text, 1, count) : undefined),
});

/** Numbers of so many digits, in which zeros in front count: 05 is not 5. */
export const digits = (width: number): Symbols => ({
  size: 10 ** width,
  first: 0,
  print: (item) => String(item).padStart(width, '0'),
  read: (text) => (text.length === width && /^\d+$/.test(text) ? Number(text) : undefined),
});
