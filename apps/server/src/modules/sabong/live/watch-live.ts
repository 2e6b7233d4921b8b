import { repeat, type Repeated } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { perContext } from '../../../per-context.ts';
import { listLive, readClock } from '../fights/fight-store.ts';
import { type ReadFight, readFights } from '../fights/read-fights.ts';

/** Twice a second at most. */
const PAUSE_MS = 500;

type Listener = (now: Date, fights: readonly ReadFight[]) => void;

/**
 * Looks at the fights of the arenas that somebody watches, once for all who do, whatever server took the bets; while
 * nobody watches nothing is asked.
 */
class Live {
  readonly #ctx: AppContext;
  readonly #listeners = new Map<string, Set<Listener>>();
  #watching: Repeated | null = null;

  constructor(ctx: AppContext) {
    this.#ctx = ctx;
  }

  /** Calls the listener with the fights of an arena that are on, again and again; answers how to stop. */
  listen(arena: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(arena) ?? new Set();
    this.#listeners.set(arena, listeners.add(listener));
    this.#watching ??= repeat(
      PAUSE_MS,
      () => this.#look(),
      (error) => this.#ctx.log.warn({ err: error }, 'the fights could not be looked at for those who watch'),
    );
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(arena);
      if (this.#listeners.size > 0) return;
      void this.#watching?.close();
      this.#watching = null;
    };
  }

  async #look(): Promise<void> {
    const arenas = [...this.#listeners.keys()];
    if (arenas.length === 0) return;
    const [now, fights] = await Promise.all([readClock(this.#ctx.db), listLive(this.#ctx.db, arenas)]);
    const read = Map.groupBy(await readFights(this.#ctx, fights), ({ fight }) => fight.arena);
    for (const [arena, listeners] of this.#listeners)
      for (const listener of listeners) listener(now, read.get(arena) ?? []);
  }
}

export const liveFights = perContext((ctx) => new Live(ctx));
