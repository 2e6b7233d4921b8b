import { repeat, type Repeated } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { perContext } from '../../../per-context.ts';
import { type Bet, listLatestBets } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { namePlayers, type Winner as Played } from '../list-winners.ts';
import { recordsSettings } from '../settings.ts';

/** So many are shown, and no more are sent at once. */
const MOST_SHOWN = 8;
const PAUSE_MS = 2_000;
/** What was placed longer ago is not being played any more. */
const SHOWN_FOR_MS = 10 * 60_000;
/** Where much is played the last seconds are enough: nobody reads ten minutes of it to show eight. */
const BUSY_MS = 10_000;

type Listener = (bets: readonly Played[]) => void;

/**
 * Looks for what was just placed, once for all who watch, whatever server took the bets; while nobody watches nothing
 * is asked.
 */
class Playing {
  readonly #ctx: AppContext;
  readonly #listeners = new Set<Listener>();
  #shown: readonly Played[] | null = null;
  #watching: Repeated | null = null;

  constructor(ctx: AppContext) {
    this.#ctx = ctx;
  }

  /** Calls the listener with the latest bets, the newest first, at once and whenever there is another; answers how to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#shown !== null) listener(this.#stillShown());
    this.#watching ??= repeat(
      PAUSE_MS,
      () => this.#look(),
      (error) =>
        this.#ctx.log.warn({ err: error }, 'what is played could not be looked at for those who watch'),
    );
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      void this.#watching?.close();
      this.#watching = null;
      this.#shown = null;
    };
  }

  async #look(): Promise<void> {
    const { db } = this.#ctx;
    const { playingNow } = await readSettings(db, recordsSettings);
    const known = this.#stillShown();
    const fresh = playingNow ? await this.#readFresh(known) : [];
    // Those who came while this was read are told too.
    if (this.#watching === null || (this.#shown !== null && fresh.length === 0)) return;
    this.#shown = [...fresh, ...known].slice(0, MOST_SHOWN);
    for (const listener of this.#listeners) listener(this.#shown);
  }

  #stillShown(): readonly Played[] {
    const since = this.#since();
    return (this.#shown ?? []).filter(({ bet }) => bet.placedAt.getTime() >= since);
  }

  #since(): number {
    return this.#ctx.clock.now().getTime() - SHOWN_FOR_MS;
  }

  async #readFresh(known: readonly Played[]): Promise<Played[]> {
    const { db, clock } = this.#ctx;
    const from = known[0]?.bet.placedAt.getTime() ?? this.#since();
    const busy = Math.max(from, clock.now().getTime() - BUSY_MS);
    const latest = await listLatestBets(db, new Date(busy), MOST_SHOWN);
    const isWhole = latest.length === MOST_SHOWN || busy === from;
    const bets = isWhole ? latest : await listLatestBets(db, new Date(from), MOST_SHOWN);
    const shown = new Set(known.map(({ bet }) => bet.id));
    return namePlayers(
      db,
      bets.filter(({ id }: Bet) => !shown.has(id)),
    );
  }
}

export const watchPlaying = perContext((ctx) => new Playing(ctx));
