import { useTranslation } from 'react-i18next';
import { fillLengths } from './check-field.ts';
import { ruleOf, type DraftFlaw, type RegisterField, type RegisterRules } from './register/register-draft.ts';

/** The numbers under which the patterns of the register settings have their messages. */
const PATTERNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
/** Any text; only its length counts. */
const ANY_TEXT = 13;

/** Says what a field wants and what is wrong with it. */
export const useFlawText = (rules: RegisterRules) => {
  const { t } = useTranslation();
  const patternText = (patternId: number, lengths: { min: number; max: number }): string => {
    const known = PATTERNS.find((id) => id === patternId) ?? ANY_TEXT;
    return fillLengths(t(`access.reg_pattern_${known}`), lengths);
  };
  const textOf = (flaw: DraftFlaw): string => {
    if (flaw.kind === 'pattern') return patternText(flaw.patternId, flaw);
    if (flaw.kind === 'differs') return t('refusals.inconsistent_twice');
    return t(flaw.kind === 'unticked' ? 'access.register.ageAndTermsMissing' : 'access.notEmpty');
  };
  const helpOf = (field: RegisterField): string | undefined => {
    const rule = ruleOf(rules, field);
    return rule && patternText(rule.patternId, { min: rule.minLength, max: rule.maxLength });
  };
  return { textOf, helpOf };
};
