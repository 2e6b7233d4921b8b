import type { Play } from '@hintha/lottery';

/** What a row of the picker is for: a place of the draw, digits that come so many times, or bankers and drags. */
export type RowLabel =
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'comes'; readonly count: number }
  | { readonly kind: 'bankers' | 'drags' | 'pick' };

export const rowLabel = ({ rule, grammar }: Play, at: number): RowLabel => {
  if (grammar.bankers !== undefined) return { kind: at === 0 ? 'bankers' : 'drags' };
  if (rule.kind === 'straight') return { kind: 'place', place: rule.places[at] ?? at + 1 };
  if (rule.kind === 'any places') return { kind: 'place', place: at + 1 };
  if (rule.kind !== 'group' || grammar.parts.length === 1) return { kind: 'pick' };
  return { kind: 'comes', count: [...new Set(rule.times)][at] ?? 1 };
};
