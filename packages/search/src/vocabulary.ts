import { editDistance } from './edit-distance.ts';

/** How well a word of a name fits one that was typed. */
const WHOLE = 5;
const BEGINS = 4;
const WITHIN = 3;
/** A letter that was left out is the commonest slip. */
const LEFT_OUT = 2;
const MISTYPED = 1;

const LATIN = /^[\p{Script=Latin}\p{N}]+$/u;
/** Within a word, two Latin letters are found everywhere; in other scripts a letter is a syllable. */
const LEAST_WITHIN = 3;
const LEAST_MISTYPED = 4;
const LEAST_MISTYPED_TWICE = 8;
const PAIR = 2;
/** A swap of two letters touches three pairs. */
const PAIRS_PER_SLIP = 3;

interface Found {
  readonly id: number;
  readonly fit: number;
}

const piecesOf = (word: string, size: number): string[] =>
  Array.from({ length: Math.max(0, word.length - size + 1) }, (_, from) => word.slice(from, from + size));

/** How well a word fits what was typed, unless it was mistyped. */
const fitOf = (word: string, typed: string): number => {
  const from = word.indexOf(typed);
  if (from === 0) return word === typed ? WHOLE : BEGINS;
  const isShort = LATIN.test(typed) && typed.length < LEAST_WITHIN;
  return from === -1 || isShort ? 0 : WITHIN;
};

/** Every word of every name once, with the places of the things it names and the pieces it is found by. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #named: number[][] = [];
  readonly #holders = new Map<string, number[]>();
  #size = 0;

  /** How many places there are. */
  get size(): number {
    return this.#size;
  }

  /** Takes in the words of the thing at the next place. */
  add(words: ReadonlySet<string>): void {
    for (const word of words) this.#named[this.#ids.get(word) ?? this.#take(word)]?.push(this.#size);
    this.#size += 1;
  }

  #take(word: string): number {
    const id = this.#words.push(word) - 1;
    this.#ids.set(word, id);
    this.#named.push([]);
    for (const piece of new Set([...piecesOf(word, 1), ...piecesOf(word, PAIR)])) {
      const ids = this.#holders.get(piece);
      if (ids === undefined) this.#holders.set(piece, [id]);
      else ids.push(id);
    }
    return id;
  }

  /** What is named by the word as it was typed. */
  named(word: string): Uint8Array | undefined {
    const id = this.#ids.get(word);
    return id === undefined ? undefined : this.#placesOf([{ id, fit: WHOLE }]);
  }

  /** What a word of which holds what was typed: as the whole of it, as its beginning or within. */
  holding(typed: string): Uint8Array {
    return this.#placesOf(this.#holding(typed));
  }

  /** What a word of which begins with what was typed. */
  beginning(typed: string): Uint8Array {
    return this.#placesOf(this.#holding(typed).filter(({ fit }) => fit >= BEGINS));
  }

  /** What a word of which was typed with a slip of the finger, or two in a long one. */
  mistyped(typed: string): Uint8Array {
    if (typed.length < LEAST_MISTYPED) return new Uint8Array(this.#size);
    const slips = typed.length < LEAST_MISTYPED_TWICE ? 1 : 2;
    const alike = this.#alike(typed, slips).filter(
      (id) => editDistance(typed, this.#words[id] ?? '', slips) <= slips,
    );
    const fitOfSlip = (id: number) => ((this.#words[id] ?? '').length > typed.length ? LEFT_OUT : MISTYPED);
    return this.#placesOf(alike.map((id) => ({ id, fit: fitOfSlip(id) })));
  }

  #placesOf(found: readonly Found[]): Uint8Array {
    const fits = new Uint8Array(this.#size);
    for (const { id, fit } of found) {
      for (const place of this.#named[id] ?? []) if ((fits[place] ?? 0) < fit) fits[place] = fit;
    }
    return fits;
  }

  #holding(typed: string): Found[] {
    let rarest: readonly number[] | undefined;
    for (const piece of piecesOf(typed, Math.min(typed.length, PAIR))) {
      const ids = this.#holders.get(piece) ?? [];
      if (rarest === undefined || ids.length < rarest.length) rarest = ids;
    }
    return (rarest ?? []).flatMap((id): Found[] => {
      const fit = fitOf(this.#words[id] ?? '', typed);
      return fit === 0 ? [] : [{ id, fit }];
    });
  }

  /** The words that share enough pairs of letters to be the one that was meant. */
  #alike(typed: string, slips: number): number[] {
    const pairs = new Set(piecesOf(typed, PAIR));
    const least = Math.max(1, pairs.size - PAIRS_PER_SLIP * slips);
    const shared = new Uint8Array(this.#words.length);
    const alike: number[] = [];
    for (const pair of pairs) {
      for (const id of this.#holders.get(pair) ?? []) {
        const common = (shared[id] ?? 0) + 1;
        shared[id] = common;
        if (common === least && Math.abs((this.#words[id] ?? '').length - typed.length) <= slips)
          alike.push(id);
      }
    }
    return alike;
  }
}
