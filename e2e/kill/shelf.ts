import { keyOf, type Posting } from './ledger.ts';
import { type Fault, fault } from './fault.ts';

/** The postings of one connection, to be found by the vendor's own ids and taken off one by one. */
export class Shelf {
  readonly #connection: string;
  readonly #byKey: Map<string, Posting>;
  readonly #undone: ReadonlySet<string>;
  readonly #left: Set<Posting>;

  constructor(postings: readonly Posting[], connection: string) {
    this.#connection = connection;
    // Of two postings under one key the first stays on the shelf for good.
    this.#byKey = new Map(postings.map((posting) => [posting.key, posting]));
    this.#undone = new Set(postings.flatMap(({ reverses }) => reverses ?? []));
    this.#left = new Set(postings);
  }

  take(id: string): Posting | undefined {
    const posting = this.#byKey.get(keyOf(this.#connection, id));
    if (posting) this.#left.delete(posting);
    return posting;
  }

  isUndone(posting: Posting): boolean {
    return this.#undone.has(posting.name);
  }

  /** Whether money stays moved by it. */
  counts(posting: Posting | undefined): boolean {
    return posting !== undefined && posting.kind !== 'TOMBSTONE' && !this.isUndone(posting);
  }

  /** What nobody took off. */
  findUnasked(): Fault[] {
    return [...this.#left].map(({ name, kind, amount }) =>
      fault('unasked', `posting ${name}: ${kind} of ${amount}`),
    );
  }
}
