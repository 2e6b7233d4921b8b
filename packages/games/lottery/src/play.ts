import type { Ratio } from '@hintha/games-kit';
import type { Selection } from './selection.ts';
import type { Symbols } from './symbols.ts';

/** The numbers of a draw, tier by tier, each as its game declares it; most games have one tier. */
export type Result = readonly (readonly number[])[];

/** What one winning combination pays. */
export type Prize =
  /** So many times its price where nobody earns a thing; scaled by the prize mode. */
  | { readonly kind: 'fair'; readonly odds: Ratio }
  /** So many times its price, whatever the prize mode. */
  | { readonly kind: 'fixed'; readonly odds: Ratio }
  /** Its price, since the draw decides nothing. */
  | { readonly kind: 'push' }
  /** Odds of a play in which one of so many outcomes is a push: what is left for the winning ones. */
  | { readonly kind: 'beside push'; readonly outcomes: number; readonly winning: number };

/** One part of a selection: a row of the picker. */
export interface Part {
  readonly symbols: Symbols;
  /** How many items it takes at least and at most. */
  readonly least: number;
  readonly most: number;
}

/** How a selection may be written beside one list of items a part. */
export interface Grammar {
  readonly parts: readonly Part[];
  /** Parts at the end that are left open need not be written. */
  readonly openEnd?: boolean;
  /** Whole combinations may be written out, `;` between them. */
  readonly typed?: boolean;
  /** No item may stand twice in a combination. */
  readonly distinct?: boolean;
  /** Written as bankers#drags, of combinations of so many items. */
  readonly bankers?: number;
}

/** How many winning combinations a selection has, by prize. */
export type Hits = readonly number[];

/**
 * What a play is about, for its help text: the kind of play with the figures that the text names. Places and counts are
 * for people, from 1 on.
 */
export type Rule =
  | { readonly kind: 'straight'; readonly places: readonly number[] }
  | { readonly kind: 'any places'; readonly count: number }
  | { readonly kind: 'group'; readonly places: readonly number[]; readonly times: readonly number[] }
  | { readonly kind: 'options'; readonly of: string; readonly places?: readonly number[] }
  | { readonly kind: 'subset'; readonly of: string; readonly count: number };

/** The hits of which some draw pays the most: no draw pays more than the best of them. */
export interface Peaks {
  readonly hits: readonly Hits[];
  /** Whether each of them comes with some draw, so that what the best one pays can be won. */
  readonly areReached: boolean;
}

/** A play of a game: from this one declaration come its grammar, combinations, odds, winners, help and picker. */
export interface Play {
  readonly code: string;
  readonly rule: Rule;
  readonly grammar: Grammar;
  readonly prizes: readonly Prize[];
  /** How many combinations a selection is, each of which costs one unit; 0 for a selection that covers none. */
  readonly count: (selection: Selection) => number;
  readonly hits: (selection: Selection, result: Result) => Hits;
  /** See `winChance`. */
  readonly chance: (selection: Selection, year?: number) => Ratio | undefined;
  /** Of a selection that is a combination at least. */
  readonly peaks: (selection: Selection) => Peaks;
}

export const ONE_HIT: Peaks = { hits: [[1]], areReached: true };

export const fair = (odds: Ratio): Prize => ({ kind: 'fair', odds });
