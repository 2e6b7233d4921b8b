/** A value as it crosses the wire. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What stands on the wire as text; null for what is none. */
export const readJson = (text: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
};

export const isObject = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What every editor of a setting is given. */
export interface EditorProps {
  /** The value that the fields begin with. */
  readonly wire: string;
  /** Undefined while what is typed is no value. */
  readonly onValue: (value: Json | undefined) => void;
}
