import { useEffect } from 'react';
import { registerRules } from '../forms/register-rules.ts';
import { usePatternText } from '../forms/use-pattern-text.ts';

/** What a new password has to be like: the rule that registration has for the field. */
export const useRuleText = (field: 'password' | 'paymentPassword'): string | undefined => {
  const patternText = usePatternText();
  const rule = registerRules.use(({ value }) => value?.[field]);
  useEffect(() => void registerRules.load(), []);
  return rule && patternText({ patternId: rule.patternId, min: rule.minLength, max: rule.maxLength });
};

/** What is wrong with a field, with the rule that it may have broken. */
export const withRule = (error: string | undefined, rule: string | undefined): string | undefined =>
  error !== undefined && rule !== undefined ? `${error} ${rule}` : error;
