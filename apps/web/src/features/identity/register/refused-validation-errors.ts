import { EMPTY_DRAFT, type DraftValidationError, type DraftPart } from './register-draft.ts';

/** What the server found wrong with a part; `refused` has no words but those of the error. */
export type RefusedValidationError = DraftValidationError | { kind: 'refused' };
export type RefusedValidationErrors = Partial<Record<DraftPart, RefusedValidationError>>;

interface Named {
  field?: unknown;
  problem?: unknown;
  patternId?: unknown;
  min?: unknown;
  max?: unknown;
}

/** The validation errors that a business error names in its value, part by part. */
export const refusedValidationErrors = (value: unknown): RefusedValidationErrors => {
  const fields = (value as { fields?: unknown } | null)?.fields;
  if (!Array.isArray(fields)) return {};
  const validationErrors: RefusedValidationErrors = {};
  for (const named of fields as (Named | null)[]) {
    if (named !== null && isPart(named.field)) validationErrors[named.field] ??= validationErrorOf(named);
  }
  return validationErrors;
};

const isPart = (field: unknown): field is DraftPart =>
  typeof field === 'string' && Object.hasOwn(EMPTY_DRAFT, field);

const validationErrorOf = ({ problem, patternId, min, max }: Named): RefusedValidationError => {
  if (problem === 'empty' || problem === 'differs' || problem === 'unticked') return { kind: problem };
  const hasLengths = typeof min === 'number' && typeof max === 'number';
  return problem === 'pattern' && typeof patternId === 'number' && hasLengths
    ? { kind: 'pattern', patternId, min, max }
    : { kind: 'refused' };
};
