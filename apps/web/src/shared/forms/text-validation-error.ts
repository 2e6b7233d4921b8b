/** What is wrong with a field of text: nothing in it, or not what the field it repeats says. */
export type TextValidationError = 'empty' | 'differs';

/** Which fields repeat which, so that a slip of the finger shows: the second password the first. */
export type Repeats<Field extends string> = Partial<Record<Field, Field>>;

/** What is wrong with a field that has to be filled in; blanks around the text do not count. */
export const textValidationError = <Field extends string>(
  field: Field,
  draft: Readonly<Record<Field, string>>,
  repeats: Repeats<Field> = {},
): TextValidationError | undefined => {
  if (draft[field].trim() === '') return 'empty';
  const first = repeats[field];
  return first !== undefined && draft[first].trim() !== draft[field].trim() ? 'differs' : undefined;
};
