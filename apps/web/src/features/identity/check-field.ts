import type { access } from '@hintha/contract';

export type FieldRule = access.FieldRuleView;

/** What is wrong with one field: nothing in it, or text that its rule does not accept. */
export type FieldValidationError =
  | { kind: 'empty' }
  | { kind: 'pattern'; patternId: number; min: number; max: number };

// A pattern comes from outside and may be slow on long text; beyond this many characters it is not run.
const LONGEST_TEST = 255;

const DATE_ORDERS: Record<number, readonly ['year' | 'month' | 'day', ...('year' | 'month' | 'day')[]]> = {
  11: ['year', 'month', 'day'],
  12: ['month', 'day', 'year'],
};

/** Whether a registration field may be sent as it is; `undefined` means that nothing is wrong. */
export const checkField = (rule: FieldRule, value: string): FieldValidationError | undefined => {
  if (value === '') return rule.required ? { kind: 'empty' } : undefined;
  if (hasLength(rule, value) && matchesPattern(rule.acceptedPattern, value) && isRealDate(rule, value))
    return undefined;
  return { kind: 'pattern', patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
};

const hasLength = (rule: FieldRule, value: string): boolean =>
  lengthOf(value) >= rule.minLength && lengthOf(value) <= rule.maxLength;

// Code points, as the server counts them.
const lengthOf = (value: string): number => Array.from(value).length;

const matchesPattern = (pattern: string, value: string): boolean => {
  if (value.length > LONGEST_TEST) return false;
  return compiled(pattern === '*' ? '.*' : pattern)?.test(value) ?? true;
};

// The server writes a script by its name alone, as in \p{Han}; a general category has two letters at most.
const SCRIPT = /\\([pP])\{([A-Z]\w{2,})\}/g;

// A pattern that does not compile here is left to the server, which reads it in its own dialect.
const compiled = (pattern: string): RegExp | undefined => {
  try {
    return new RegExp(`^(?:${pattern.replaceAll(SCRIPT, String.raw`\$1{Script=$2}`)})$`, 'su');
  } catch {
    return undefined;
  }
};

const isRealDate = (rule: FieldRule, value: string): boolean => {
  const order = DATE_ORDERS[rule.patternId];
  if (order === undefined) return true;
  const parts = value.split('-').map(Number);
  const [year = NaN, month = NaN, day = NaN] = (['year', 'month', 'day'] as const).map(
    (part) => parts[order.indexOf(part)] ?? NaN,
  );
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};
