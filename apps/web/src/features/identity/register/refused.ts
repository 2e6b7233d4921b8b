import { REGISTER_FIELDS } from '@hintha/contract/registration';
import { CallError } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { refusedValidationErrors, type RefusedValidationErrors } from './refused-validation-errors.ts';
import type { DraftPart, RegisterDraft } from './register-draft.ts';

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
  if (businessError !== null && Object.keys(validationErrors).length === 0)
    for (const part of partsOf(businessError.code)) validationErrors[part] = { kind: 'refused' };
  return {
    text: explain(error),
    validationErrors,
    unknownCode: businessError?.code === 'invitation_code_error',
  };
};

/** The parts that a business error is about by its code alone. */
const partsOf = (code: string): DraftPart[] =>
  code === 'terms_not_accepted'
    ? ['ageAndTermsAccepted']
    : REGISTER_FIELDS.flatMap(({ name, errors = [] }) => (errors.some((one) => one === code) ? [name] : []));

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
