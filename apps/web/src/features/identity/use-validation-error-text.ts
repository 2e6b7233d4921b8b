import { useTranslation } from 'react-i18next';
import { usePatternText } from '../../shared/forms/use-pattern-text.ts';
import {
  ruleOf,
  type DraftValidationError,
  type DraftPart,
  type RegisterField,
  type RegisterRules,
} from './register/register-draft.ts';

/** The fields of which it is said what they are not, before what they accept. */
const NAMED = ['username', 'password', 'email', 'mobileNum', 'payeeName', 'affiliateCode'] as const;

/** Says what a field wants and what is wrong with it. */
export const useValidationErrorText = (rules: RegisterRules) => {
  const { t } = useTranslation();
  const patternText = usePatternText();
  const wrongOf = (part: DraftPart): string => {
    const named = NAMED.find((name) => name === part);
    return named === undefined ? '' : t(`access.wrong.${named}`);
  };
  const textOf = (validationError: DraftValidationError, part: DraftPart): string => {
    if (validationError.kind === 'pattern')
      return [wrongOf(part), patternText(validationError)].join(' ').trim();
    if (validationError.kind === 'differs') return t('errors.inconsistent_twice');
    return t(validationError.kind === 'unticked' ? 'access.register.ageAndTermsMissing' : 'access.notEmpty');
  };
  const helpOf = (field: RegisterField): string | undefined => {
    const rule = ruleOf(rules, field);
    return rule && patternText({ patternId: rule.patternId, min: rule.minLength, max: rule.maxLength });
  };
  return { textOf, helpOf };
};
