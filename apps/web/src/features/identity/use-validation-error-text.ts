import { REGISTER_FIELDS, type FieldRules, type NamedWhenWrong } from '@hintha/contract/registration';
import { useTranslation } from 'react-i18next';
import { usePatternText } from '../../shared/forms/use-pattern-text.ts';
import type { DraftValidationError, DraftPart } from './register/register-draft.ts';

const NAMED = REGISTER_FIELDS.flatMap(({ name, saysWhatItIsNot = false }) =>
  saysWhatItIsNot ? [name as NamedWhenWrong] : [],
);

/** Says what a field wants and what is wrong with it. */
export const useValidationErrorText = (rules: FieldRules) => {
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
  const helpOf = (name: string): string | undefined => {
    const rule = rules[name];
    return rule && patternText({ patternId: rule.patternId, min: rule.minLength, max: rule.maxLength });
  };
  return { textOf, helpOf };
};
