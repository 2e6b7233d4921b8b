import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { findEvents } from '../events/event-store.ts';
import { findMarkets } from '../events/market-store.ts';
import { LISTED_MARKETS } from '../rules.ts';
import { sportsSettings } from '../settings.ts';
import { toLiveView, toMarketView } from '../views.ts';
import { readChange, type SportsChanged } from './changes.ts';

/** Whoever watches some events: their list shows some markets, a page of one of them all. */
export interface Watcher {
  readonly eventIds: readonly bigint[];
  readonly isList: boolean;
  /** Given the text of a message. */
  readonly send: (json: string) => void;
}

export interface LiveBoard {
  /** Tells of every change until it is stopped. */
  watch(watcher: Watcher): () => void;
  close(): void;
}

/** Changes that come within this time go together. */
const PAUSE_MS = 100;

/** What a message says of an event, as JSON of items of lists. */
interface Change {
  readonly event: string | null;
  readonly listed: readonly string[];
  readonly others: readonly string[];
}

/**
 * Tells the pages of this process what has changed of the events they look at, whichever process has changed it. What
 * has changed is read from the database once for all of them, and written down as text once.
 */
export const openLiveBoard = (ctx: Ctx): LiveBoard => new Board(ctx);

type Ctx = Pick<AppContext, 'db' | 'events' | 'log'>;

class Board implements LiveBoard {
  readonly #ctx: Ctx;
  readonly #watchers = new Map<bigint, Set<Watcher>>();
  readonly #stop: () => void;
  #events = new Set<bigint>();
  #markets = new Set<bigint>();
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(ctx: Ctx) {
    this.#ctx = ctx;
    this.#stop = ctx.events.subscribe((event) => event.type === 'sports-changed' && this.#note(event));
  }

  watch(watcher: Watcher): () => void {
    for (const id of watcher.eventIds) {
      const known = this.#watchers.get(id) ?? new Set();
      this.#watchers.set(id, known.add(watcher));
    }
    return () => this.#forget(watcher);
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#stop();
  }

  #forget(watcher: Watcher): void {
    for (const id of watcher.eventIds) {
      const known = this.#watchers.get(id);
      known?.delete(watcher);
      if (known?.size === 0) this.#watchers.delete(id);
    }
  }

  #note(changed: SportsChanged): void {
    const { eventId, isEvent, marketIds } = readChange(changed);
    if (!this.#watchers.has(eventId)) return;
    if (isEvent) this.#events.add(eventId);
    for (const id of marketIds) this.#markets.add(id);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#timer !== null || this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#turn(), PAUSE_MS);
    this.#timer.unref();
  }

  async #turn(): Promise<void> {
    try {
      await this.#send();
    } catch (error) {
      this.#ctx.log.warn({ err: error }, 'changes of sports were not sent');
    }
    this.#timer = null;
    if (this.#events.size + this.#markets.size > 0) this.#schedule();
  }

  async #send(): Promise<void> {
    const [eventIds, marketIds] = [[...this.#events], [...this.#markets]];
    [this.#events, this.#markets] = [new Set(), new Set()];
    const changes = await readChanges(this.#ctx, eventIds, marketIds);
    const concerned = new Set([...changes.keys()].flatMap((id) => [...(this.#watchers.get(id) ?? [])]));
    for (const watcher of concerned) watcher.send(messageFor(watcher, changes));
  }
}

const readChanges = async (
  { db }: Pick<AppContext, 'db'>,
  eventIds: readonly bigint[],
  marketIds: readonly bigint[],
): Promise<Map<bigint, Change>> => {
  const { silenceSeconds } = await readSettings(db, sportsSettings);
  const [events, markets] = await Promise.all([
    findEvents(db, eventIds, silenceSeconds),
    marketIds.length === 0 ? [] : findMarkets(db, marketIds),
  ]);
  const sportOf = await findEvents(db, [...new Set(markets.map(({ eventId }) => eventId))], silenceSeconds);
  const changes = new Map<bigint, { event: string | null; listed: string[]; others: string[] }>();
  const of = (id: bigint) => {
    const known = changes.get(id) ?? { event: null, listed: [], others: [] };
    changes.set(id, known);
    return known;
  };
  for (const event of events.values())
    of(event.id).event = JSON.stringify({ id: String(event.id), ...toLiveView(event) });
  for (const market of markets) {
    const event = sportOf.get(market.eventId);
    if (event === undefined) continue;
    const json = JSON.stringify({ eventId: String(event.id), ...toMarketView(event.sport, market) });
    const { listed, others } = of(event.id);
    (LISTED_MARKETS.includes(market.code) ? listed : others).push(json);
  }
  return changes;
};

const messageFor = ({ eventIds, isList }: Watcher, changes: ReadonlyMap<bigint, Change>): string => {
  const own = eventIds.flatMap((id) => changes.get(id) ?? []);
  const events = own.flatMap(({ event }) => event ?? []);
  const markets = own.flatMap(({ listed, others }) => (isList ? listed : [...listed, ...others]));
  return `{"events":[${events.join(',')}],"markets":[${markets.join(',')}]}`;
};
