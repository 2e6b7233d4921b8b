import { type FieldRule, PATTERNS, type PatternName } from '@hintha/contract/registration';

export const LONGEST_VALUE = 255;

const isPatternName = (name: string): name is PatternName => Object.hasOwn(PATTERNS, name);

export const PATTERN_NAMES: readonly PatternName[] = Object.keys(PATTERNS).filter(isPatternName);

/** The pattern in whose words the site says what a field accepts. */
export const patternNameOf = ({ patternId }: Pick<FieldRule, 'patternId'>): PatternName =>
  PATTERN_NAMES.find((name) => PATTERNS[name].patternId === patternId) ?? 'anyText';

/** The rule with another pattern; what was written in place of the usual one goes. */
export const withPattern = (rule: FieldRule, name: string): FieldRule =>
  isPatternName(name) ? { ...rule, ...PATTERNS[name] } : rule;

export const ruleOf = ({
  enabled,
  required,
  acceptedPattern,
  patternId,
  minLength,
  maxLength,
}: FieldRule) => ({
  enabled,
  required,
  acceptedPattern,
  patternId,
  minLength,
  maxLength,
});

const isLength = (length: number): boolean =>
  Number.isInteger(length) && length >= 0 && length <= LONGEST_VALUE;

/** Whether a rule can be sent; whether a pattern compiles the server alone can say. */
export const isSound = ({ acceptedPattern, minLength, maxLength }: FieldRule): boolean =>
  acceptedPattern !== '' && isLength(minLength) && isLength(maxLength) && minLength <= maxLength;

/** Whether two rules ask for the same. */
export const isSameRule = (one: FieldRule, other: FieldRule): boolean =>
  JSON.stringify(ruleOf(one)) === JSON.stringify(ruleOf(other));
