import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The field of a form by the name that the server knows it by. */
export const fieldOf = (name: string, within: ParentNode = document): HTMLInputElement => {
  const found = within.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (found === null) throw new Error(`no field ${name}`);
  return found;
};

/** The names of all fields that are shown, in their order. */
export const shownFields = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name);

/** What is told below a field that is marked as wrong; empty while it is not. */
export const problemOf = (name: string): string => {
  const field = fieldOf(name);
  if (field.getAttribute('aria-invalid') !== 'true') return '';
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
};

/** Fills fields in, one after the other, in place of what stood there. */
export const fill = async (user: UserEvent, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(fieldOf(name));
    await user.click(fieldOf(name));
    await user.paste(value);
  }
};

/** Presses the one button of this name. */
export const press = async (user: UserEvent, name: string): Promise<void> =>
  user.click(screen.getByRole('button', { name }));
