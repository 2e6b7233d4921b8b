/** Puts the cursor into a field of a form, so that the first thing that is wrong is the next thing that is typed. */
export const focusField = (form: HTMLFormElement, name: string): void => {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};
