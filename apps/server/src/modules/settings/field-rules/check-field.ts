import { RE2JS } from 're2js';
import type { FieldRule } from './types.ts';

/** What is wrong with the value of a field, or undefined; the length counts code points. */
export const checkField = (rule: FieldRule, value: string): 'empty' | 'pattern' | undefined => {
  if (value === '') return rule.required ? 'empty' : undefined;
  const length = Array.from(value).length;
  const fits =
    length >= rule.minLength &&
    length <= rule.maxLength &&
    fitsPattern(rule.acceptedPattern, value) &&
    isRealDate(rule.patternId, value);
  return fits ? undefined : 'pattern';
};

const LONGEST_PATTERN = 255;

// Matching takes time in the length of the text times this; beyond it a pattern is too costly to accept.
const LARGEST_PROGRAM = 600;

const MOST_KEPT = 100;
const kept = new Map<string, RE2JS | null>();

/**
 * The pattern as a program that runs in linear time, or null when it is none: it does not compile or is too
 * large. `*` stands for any text.
 */
const programOf = (pattern: string): RE2JS | null => {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const program = compile(pattern === '*' ? '.*' : pattern);
  kept.set(pattern, program);
  return program;
};

const compile = (pattern: string): RE2JS | null => {
  if (pattern.length > LONGEST_PATTERN) return null;
  try {
    const program = RE2JS.compile(pattern, RE2JS.DOTALL);
    return program.programSize() <= LARGEST_PROGRAM ? program : null;
  } catch {
    return null;
  }
};

export const isPattern = (pattern: string): boolean => programOf(pattern) !== null;

/** Whether the whole text fits; an invalid pattern asks for nothing, so that it never shuts anybody out. */
const fitsPattern = (pattern: string, text: string): boolean => programOf(pattern)?.matches(text) ?? true;

const ISO = 11;
const AMERICAN = 12;

const FORMS: Readonly<Partial<Record<number, RegExp>>> = {
  [ISO]: /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  [AMERICAN]: /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/,
};

/** Whether the calendar has the day that a date pattern accepts; the other patterns ask for no day. */
const isRealDate = (patternId: number, value: string): boolean => {
  const form = FORMS[patternId];
  if (form === undefined) return true;
  const { year, month, day } = form.exec(value)?.groups ?? {};
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // Some engines read the 30th of February as a day in March.
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
};
