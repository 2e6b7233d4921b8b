import { type Frame, frameOf } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { findEvents } from '../events/event-store.ts';
import { findMarkets } from '../events/market-store.ts';
import { LISTED_MARKETS } from '../rules.ts';
import { sportsSettings } from '../settings.ts';
import type { SportsEvent } from '../types.ts';
import { toLiveView, toMarketView } from '../views.ts';
import { readChange, type SportsChanged } from './changes.ts';

/** What of the board is looked at: events, of which a list shows some markets and a page of one of them all. */
export interface Watched {
  readonly eventIds: readonly bigint[];
  readonly isList: boolean;
}

type Send = (frame: Frame) => void;

export interface LiveBoard {
  /** Sends every change until it is stopped. */
  watch(watched: Watched, send: Send): () => void;
  close(): void;
}

/** Those who look at the very same, who are sent the same bytes. */
interface Crowd extends Watched {
  readonly sends: Set<Send>;
}

/** Changes that come within this time of those before go together. */
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
  readonly #crowds = new Map<string, Crowd>();
  readonly #byEvent = new Map<bigint, Set<Crowd>>();
  #stop: (() => void) | null = null;
  #events = new Set<bigint>();
  #markets = new Set<bigint>();
  #timer: NodeJS.Timeout | null = null;
  #lastTurn = 0;
  #isClosed = false;

  constructor(ctx: Ctx) {
    this.#ctx = ctx;
  }

  watch(watched: Watched, send: Send): () => void {
    const key = `${watched.isList} ${watched.eventIds.join(',')}`;
    const crowd = this.#crowds.get(key) ?? this.#open(key, watched);
    crowd.sends.add(send);
    return () => {
      crowd.sends.delete(send);
      if (crowd.sends.size === 0) this.#forget(key, crowd);
    };
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#stop?.();
  }

  #open(key: string, watched: Watched): Crowd {
    const crowd: Crowd = { ...watched, sends: new Set() };
    this.#crowds.set(key, crowd);
    this.#stop ??= this.#ctx.events.subscribe(
      (event) => event.type === 'sports-changed' && this.#note(event),
    );
    for (const id of crowd.eventIds) this.#byEvent.set(id, (this.#byEvent.get(id) ?? new Set()).add(crowd));
    return crowd;
  }

  #forget(key: string, crowd: Crowd): void {
    this.#crowds.delete(key);
    for (const id of crowd.eventIds) {
      const known = this.#byEvent.get(id);
      known?.delete(crowd);
      if (known?.size === 0) this.#byEvent.delete(id);
    }
    if (this.#crowds.size > 0) return;
    this.#stop?.();
    this.#stop = null;
  }

  #note(changed: SportsChanged): void {
    const { eventId, isEvent, marketIds } = readChange(changed);
    if (!this.#byEvent.has(eventId)) return;
    if (isEvent) this.#events.add(eventId);
    for (const id of marketIds) this.#markets.add(id);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#timer !== null || this.#isClosed) return;
    const pauseMs = Math.max(0, this.#lastTurn + PAUSE_MS - performance.now());
    this.#timer = setTimeout(() => void this.#turn(), pauseMs);
    this.#timer.unref();
  }

  async #turn(): Promise<void> {
    this.#lastTurn = performance.now();
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
    const concerned = new Set([...changes.keys()].flatMap((id) => [...(this.#byEvent.get(id) ?? [])]));
    for (const crowd of concerned) {
      const frame = frameOf(messageFor(crowd, changes));
      for (const send of crowd.sends) send(frame);
    }
  }
}

const readEvents = async (db: AppContext['db'], ids: readonly bigint[]) => {
  const { silenceSeconds } = await readSettings(db, sportsSettings);
  return findEvents(db, ids, silenceSeconds);
};

const readChanges = async (
  { db }: Pick<AppContext, 'db'>,
  eventIds: readonly bigint[],
  marketIds: readonly bigint[],
): Promise<Map<bigint, Change>> => {
  const [events, markets] = await Promise.all([
    eventIds.length === 0 ? new Map<bigint, SportsEvent>() : readEvents(db, eventIds),
    marketIds.length === 0 ? [] : findMarkets(db, marketIds),
  ]);
  const changes = new Map<bigint, { event: string | null; listed: string[]; others: string[] }>();
  const of = (id: bigint) => {
    const known = changes.get(id) ?? { event: null, listed: [], others: [] };
    changes.set(id, known);
    return known;
  };
  for (const event of events.values())
    of(event.id).event = JSON.stringify({ id: String(event.id), ...toLiveView(event) });
  for (const { sport, outright, ...market } of markets) {
    const json = JSON.stringify({
      eventId: String(market.eventId),
      ...toMarketView({ sport, outright }, market),
    });
    const { listed, others } = of(market.eventId);
    (LISTED_MARKETS.includes(market.code) ? listed : others).push(json);
  }
  return changes;
};

const messageFor = ({ eventIds, isList }: Watched, changes: ReadonlyMap<bigint, Change>): string => {
  const own = eventIds.flatMap((id) => changes.get(id) ?? []);
  const events = own.flatMap(({ event }) => event ?? []);
  const markets = own.flatMap(({ listed, others }) => (isList ? listed : [...listed, ...others]));
  return `{"events":[${events.join(',')}],"markets":[${markets.join(',')}]}`;
};
