/** What a bet is on, as items of the symbols of its play; each list is in order and without repetition. */
export type Selection =
  /** A list for each place or part of the play; a place that is left open has an empty one. */
  | { readonly kind: 'parts'; readonly parts: readonly (readonly number[])[] }
  /** Combinations written out one by one, each with one item a place. */
  | { readonly kind: 'list'; readonly combinations: readonly (readonly number[])[] }
  /** Every combination of all bankers with drags that fill it up. */
  | { readonly kind: 'bankers'; readonly bankers: readonly number[]; readonly drags: readonly number[] };

export const partsOf = (selection: Selection): readonly (readonly number[])[] =>
  selection.kind === 'parts' ? selection.parts : [];
