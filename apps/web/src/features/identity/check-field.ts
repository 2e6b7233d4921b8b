import { checkValue, type FieldRule } from '@hintha/contract/registration';

/** What is wrong with one field: nothing in it, or text that its rule does not accept. */
export type FieldValidationError =
  | { kind: 'empty' }
  | { kind: 'pattern'; patternId: number; min: number; max: number };

// A pattern comes from outside and may be slow on long text; beyond this many characters it is not run.
const LONGEST_TEST = 255;

/** Whether a registration field may be sent as it is; `undefined` means that nothing is wrong. */
export const checkField = (rule: FieldRule, value: string): FieldValidationError | undefined => {
  const kind = checkValue(rule, value, matchesPattern);
  if (kind !== 'pattern') return kind && { kind };
  return { kind, patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
};

const matchesPattern = (pattern: string, value: string): boolean =>
  value.length <= LONGEST_TEST && (compiled(pattern)?.test(value) ?? true);

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
