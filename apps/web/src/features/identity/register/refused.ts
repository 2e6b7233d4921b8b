import { CallError } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { refusedFields } from '../../../shared/forms/refused-fields.ts';
import { refusedValidationErrors, type RefusedValidationErrors } from './refused-validation-errors.ts';
import { ALL_PARTS, type RegisterDraft } from './register-draft.ts';

/** What the server refused: in words, and at which parts of the form. */
export interface Refused {
  text: string;
  validationErrors: RefusedValidationErrors;
  /** Whether it was the code of an agent that nobody has. */
  unknownCode: boolean;
}

export const toRefused = (error: unknown): Refused => {
  const businessError = error instanceof CallError ? error : null;
  const validationErrors = refusedValidationErrors(businessError?.value);
  for (const part of businessError === null ? [] : refusedFields(businessError, ALL_PARTS))
    validationErrors[part] ??= { kind: 'refused' };
  return {
    text: explain(error),
    validationErrors,
    unknownCode: businessError?.code === 'invitation_code_error',
  };
};

/** What is left of a business error when parts of the form have been put right. */
export const withoutValidationErrors = (refused: Refused, changed: Partial<RegisterDraft>): Refused => ({
  ...refused,
  validationErrors: Object.fromEntries(
    Object.entries(refused.validationErrors).filter(([part]) => !(part in changed)),
  ),
});

/** The words above the form: what is told at a part of it, or in a dialog, is not told twice. */
export const bannerOf = (refused: Refused | null): string | null =>
  refused === null || refused.unknownCode || Object.keys(refused.validationErrors).length > 0
    ? null
    : refused.text;
