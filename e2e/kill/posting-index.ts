import { keyOf, type Posting } from './ledger.ts';
import { type Fault, fault } from './fault.ts';

/** The postings of one integration, indexed by the vendor's ids and taken out one by one. */
export class PostingIndex {
  readonly #integration: string;
  readonly #byKey: Map<string, Posting>;
  readonly #undone: ReadonlySet<string>;
  readonly #left: Set<Posting>;

  constructor(postings: readonly Posting[], integration: string) {
    this.#integration = integration;
    // Of two postings under one key the first stays in the index for good.
    this.#byKey = new Map(postings.map((posting) => [posting.key, posting]));
    this.#undone = new Set(postings.flatMap(({ reverses }) => reverses ?? []));
    this.#left = new Set(postings);
  }

  take(id: string): Posting | undefined {
    const posting = this.#byKey.get(keyOf(this.#integration, id));
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
