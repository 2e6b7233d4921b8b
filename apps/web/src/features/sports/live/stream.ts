import { STREAMS } from '@hintha/contract/first-paths';
import type { sports } from '@hintha/contract';
import { create } from 'zustand';
import { book } from './book.ts';

/** Of so many matches one stream tells. */
const MOST_STREAMED: typeof sports.MOST_STREAMED = 100;
/** Of so few it tells everything; of more only the markets that a list shows. */
const MOST_WHOLE = 3;

/** Scrolling changes what is in view many times a second; the stream is opened for where it comes to rest. */
const REST_MS = 300;
const AGAIN_MS = 10_000;

interface Open {
  readonly source: EventSource;
  readonly covers: ReadonlySet<string>;
}

/** One line from the server on which the changes of the matches come that the pages look at. */
export class Stream {
  /** Whether changes come by themselves; null until that is known. */
  readonly use = create<{ readonly isOpen: boolean | null }>(() => ({ isOpen: null }));
  /** What the pages look at, the latest last. */
  readonly #watched = new Set<readonly string[]>();
  readonly #most: number;
  #current: Open | null = null;
  #timer = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Follows these matches until it is stopped. */
  watch(ids: readonly string[]): () => void {
    this.#watched.add(ids);
    this.#later(REST_MS);
    return () => {
      this.#watched.delete(ids);
      this.#later(REST_MS);
    };
  }

  #later(ms: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#follow(), ms);
  }

  #wanted(): readonly string[] {
    return [...new Set([...this.#watched].reverse().flat())].slice(0, this.#most);
  }

  #follow(): void {
    if (typeof EventSource === 'undefined') return this.#say(false);
    const wanted = this.#wanted();
    if (wanted.length === 0) {
      this.#current?.source.close();
      this.#current = null;
      return this.#say(null);
    }
    const covers = this.#current?.covers;
    if (covers === undefined || wanted.some((id) => !covers.has(id))) this.#open(wanted);
  }

  #open(ids: readonly string[]): void {
    const source = new EventSource(`${STREAMS.sports}?events=${ids.join(',')}`);
    const before = this.#current;
    this.#current = { source, covers: new Set(ids) };
    // The old one goes on until the new one is there, so that nothing falls between them.
    const leaveOld = () => before?.source.close();
    source.addEventListener('open', () => {
      leaveOld();
      this.#say(true);
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      book.hear(JSON.parse(data) as sports.SportsStreamMessage);
    });
    source.addEventListener('error', () => {
      leaveOld();
      this.#broke(source);
    });
  }

  #broke(source: EventSource): void {
    if (this.#current?.source !== source) return;
    this.#say(false);
    // The browser tries again where the line broke, but not where the answer was none.
    if (source.readyState !== EventSource.CLOSED) return;
    this.#current = null;
    this.#later(AGAIN_MS);
  }

  #say(isOpen: boolean | null): void {
    if (this.use.getState().isOpen !== isOpen) this.use.setState({ isOpen });
  }
}

/** Of lists, of the slip and of bets: many matches with what a list shows of them. */
export const listStream = new Stream(MOST_STREAMED);
/** Of the match that is looked at: all of its markets. */
export const matchStream = new Stream(MOST_WHOLE);
