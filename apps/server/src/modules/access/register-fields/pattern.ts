import { RE2JS } from 're2js';

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

/** Whether the whole text fits; a pattern that is none asks for nothing, so that it never closes the door. */
export const fitsPattern = (pattern: string, text: string): boolean =>
  programOf(pattern)?.matches(text) ?? true;
