/**
 * `lost`: told as done, and not there. `unasked`: there, and nobody asked for it. `changed`: not as it was told.
 * `unanswered`: asked for, and the end never told. `open`: not brought to an end. `unbalanced`: the books do not agree
 * with themselves.
 */
export type FaultKind = 'lost' | 'unasked' | 'changed' | 'unanswered' | 'open' | 'unbalanced';

export interface Fault {
  readonly kind: FaultKind;
  readonly what: string;
}

export function fault(kind: FaultKind, what: string): Fault {
  return { kind, what };
}

const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** What somebody was told, fit for a sentence. */
export function show(answered: object | undefined): string {
  return answered === undefined ? 'nothing' : JSON.stringify(answered, plain);
}
