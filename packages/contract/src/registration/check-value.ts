import type { FieldRule } from './form.ts';
import { PATTERNS } from './patterns.ts';

/** What is wrong with the value of a field, or undefined; the length counts code points. */
export const checkValue = (
  rule: FieldRule,
  value: string,
  matches: (pattern: string, value: string) => boolean,
): 'empty' | 'pattern' | undefined => {
  if (value === '') return rule.required ? 'empty' : undefined;
  const length = Array.from(value).length;
  const fits =
    length >= rule.minLength &&
    length <= rule.maxLength &&
    matches(rule.acceptedPattern === '*' ? '.*' : rule.acceptedPattern, value) &&
    isRealDate(rule.patternId, value);
  return fits ? undefined : 'pattern';
};

const FORMS: Readonly<Partial<Record<number, RegExp>>> = {
  [PATTERNS.isoDate.patternId]: /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  [PATTERNS.americanDate.patternId]: /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/,
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
