import type { access } from '@hintha/contract';

export type FieldRule = access.FieldRuleView;

/** The rule of every field, by the field's name. */
export type FieldRules = Readonly<Partial<Record<string, FieldRule>>>;

export type StoredFieldRule = FieldRule & { field: string };
