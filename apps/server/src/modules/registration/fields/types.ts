import type { registration } from '@hintha/contract';

export type FieldRule = registration.FieldRule;
export type FieldRules = registration.FieldRules;

export type StoredFieldRule = FieldRule & { field: string };

/** The fields that a registration has, and what each asks for. */
export interface RegisterForm {
  readonly fields: readonly registration.RegisterField[];
  readonly rules: FieldRules;
}
