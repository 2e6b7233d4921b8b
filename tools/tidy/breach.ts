/** Something out of place, told as `file:line what (why)`. */
export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly why: string;
}

/** The line of a place in a text, counted from one. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
