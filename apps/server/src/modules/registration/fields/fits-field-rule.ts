import { contribute } from '@hintha/platform';
import { fieldRules } from '../../identity/index.ts';
import { checkField } from './check-field.ts';
import { readForm } from './field-rules.ts';

/** A password that is set later has to be as registration would have taken it. */
export const fitsFieldRule = contribute(fieldRules, async (db, field, value) => {
  const rule = (await readForm(db)).rules[field];
  return rule === undefined || checkField(rule, value) === undefined;
});
