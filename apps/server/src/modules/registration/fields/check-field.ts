import { registration } from '@hintha/contract';
import { RE2JS } from 're2js';
import type { FieldRule } from './types.ts';

/** What is wrong with the value of a field, or undefined. */
export const checkField = (rule: FieldRule, value: string): 'empty' | 'pattern' | undefined =>
  registration.checkValue(rule, value, fitsPattern);

const LONGEST_PATTERN = 255;

// Matching takes time in the length of the text times this; beyond it a pattern is too costly to accept.
const LARGEST_PROGRAM = 600;

const MOST_KEPT = 100;
const kept = new Map<string, RE2JS | null>();

/** The pattern as a program that runs in linear time, or null when it does not compile or is too large. */
const programOf = (pattern: string): RE2JS | null => {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const program = compile(pattern);
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

/** Whether a rule can have the pattern; `*` stands for any text. */
export const isPattern = (pattern: string): boolean => pattern === '*' || programOf(pattern) !== null;

/** Whether the whole text fits; an invalid pattern asks for nothing, so that it never shuts anybody out. */
const fitsPattern = (pattern: string, text: string): boolean => programOf(pattern)?.matches(text) ?? true;
