import { refusals } from './refusals.ts';

export const messages = { refusals };

/** Every language has exactly these keys; the compiler holds the others to the English bundle. */
export type Messages = Widened<typeof messages>;

type Widened<T> = { [Key in keyof T]: T[Key] extends string ? string : Widened<T[Key]> };
