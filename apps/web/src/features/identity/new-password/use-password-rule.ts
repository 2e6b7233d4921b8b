import type { FieldRules } from '@hintha/contract/registration';
import { checkField } from '../check-field.ts';
import { useValidationErrorText } from '../use-validation-error-text.ts';

/** What the server wants of a password, and what is wrong with one. */
export const usePasswordRule = (rules: FieldRules) => {
  const { textOf, helpOf } = useValidationErrorText(rules);
  const validationErrorOf = (value: string): string | undefined => {
    const validationError = rules.password && checkField(rules.password, value);
    return validationError && textOf(validationError, 'password');
  };
  return { validationErrorOf, help: helpOf('password') };
};
