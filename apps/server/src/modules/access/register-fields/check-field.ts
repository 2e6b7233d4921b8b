import { isRealDate } from './is-real-date.ts';
import { fitsPattern } from './pattern.ts';
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
