/** Sets of two-digit numbers that players name by one word; each only expands to its numbers (rule book, 8.7). */
export type TwoDigitShortcut =
  /** A number and its reverse; of a double, the one number. */
  | { readonly kind: 'R'; readonly number: number }
  | { readonly kind: 'HEAD' | 'TAIL' | 'INCLUDE'; readonly digit: number }
  /** The numbers whose digits sum to it, but for tens. */
  | { readonly kind: 'BREAK'; readonly digit: number }
  | { readonly kind: 'DOUBLE' | 'POWER' | 'NATKHAT' | 'BROTHER' | 'EE' | 'EO' | 'OE' | 'OO' }
  /** Every two of some digits; with P also each twice. */
  | { readonly kind: 'KHWAY' | 'KHWAY_P'; readonly digits: readonly number[] };

const NUMBERS = Array.from({ length: 100 }, (_, number) => number);
const headOf = (number: number): number => Math.floor(number / 10);
const tailOf = (number: number): number => number % 10;
const reverse = (number: number): number => tailOf(number) * 10 + headOf(number);

const bothWays = (numbers: readonly number[]): ReadonlySet<number> =>
  new Set(numbers.flatMap((number) => [number, reverse(number)]));

const POWER = bothWays([5, 16, 27, 38, 49]);
const NATKHAT = bothWays([7, 18, 24, 35, 69]);
const BROTHER = bothWays([1, 12, 23, 34, 45, 56, 67, 78, 89, 90]);

const isEven = (digit: number): boolean => digit % 2 === 0;

/** Whether a number of these two digits is meant by a shortcut that names a digit, or digits. */
const isNamed = (shortcut: TwoDigitShortcut, head: number, tail: number): boolean => {
  if (shortcut.kind === 'HEAD') return head === shortcut.digit;
  if (shortcut.kind === 'TAIL') return tail === shortcut.digit;
  if (shortcut.kind === 'INCLUDE') return head === shortcut.digit || tail === shortcut.digit;
  if (shortcut.kind === 'BREAK') return (head + tail) % 10 === shortcut.digit;
  if (!('digits' in shortcut)) return false;
  const isOfThem = shortcut.digits.includes(head) && shortcut.digits.includes(tail);
  return isOfThem && (shortcut.kind === 'KHWAY_P' || head !== tail);
};

const isOdds = (kind: 'EE' | 'EO' | 'OE' | 'OO', head: number, tail: number): boolean =>
  isEven(head) === kind.startsWith('E') && isEven(tail) === kind.endsWith('E');

const SETS = { POWER, NATKHAT, BROTHER, DOUBLE: new Set(NUMBERS.filter((one) => one % 11 === 0)) };

const isIn = (shortcut: TwoDigitShortcut, number: number): boolean => {
  const { kind } = shortcut;
  const [head, tail] = [headOf(number), tailOf(number)];
  if (kind === 'R') return number === shortcut.number || number === reverse(shortcut.number);
  if (kind === 'EE' || kind === 'EO' || kind === 'OE' || kind === 'OO') return isOdds(kind, head, tail);
  if (kind in SETS) return SETS[kind as keyof typeof SETS].has(number);
  return isNamed(shortcut, head, tail);
};

/** The numbers of a shortcut, from the smallest on. */
export const expandTwoDigits = (shortcut: TwoDigitShortcut): readonly number[] =>
  NUMBERS.filter((number) => isIn(shortcut, number));
