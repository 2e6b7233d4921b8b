/** How an account comes about: the fields of the form with their rules, the codes, and trial accounts. */
export { listAnswers } from './answer-store.ts';
export { readForm, setFieldRule } from './fields/field-rules.ts';
export type { FieldRule } from './fields/types.ts';
export { registrationSettings } from './settings.ts';
