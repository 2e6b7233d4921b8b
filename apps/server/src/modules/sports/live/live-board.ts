import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { findEvents } from '../events/event-store.ts';
import { findMarkets } from '../events/market-store.ts';
import { LISTED_MARKETS } from '../rules.ts';
import { sportsSettings } from '../settings.ts';
import { toLiveView, toMarketView } from '../views.ts';
import { readChange } from './changes.ts';

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

/** What is told of an event, as JSON of items of lists. */
interface Told {
  readonly event: string | null;
  readonly listed: readonly string[];
  readonly others: readonly string[];
}

/**
 * Tells the pages of this process what has changed of the events they look at, whichever process has changed it. What
 * has changed is read from the database once for all of them, and written down as text once.
 */
export const openLiveBoard = (ctx: Pick<AppContext, 'db' | 'events' | 'log'>): LiveBoard => {
  const watchers = new Map<bigint, Set<Watcher>>();
  let events = new Set<bigint>();
  let markets = new Set<bigint>();
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  const tell = async (): Promise<void> => {
    const [eventIds, marketIds] = [[...events], [...markets]];
    [events, markets] = [new Set(), new Set()];
    const told = await readChanges(ctx, eventIds, marketIds);
    const concerned = new Set([...told.keys()].flatMap((id) => [...(watchers.get(id) ?? [])]));
    for (const watcher of concerned) watcher.send(messageFor(watcher, told));
  };
  const schedule = (): void => {
    if (timer !== null || isClosed) return;
    timer = setTimeout(() => {
      void tell()
        .catch((error: unknown) => ctx.log.warn({ err: error }, 'changes of sports could not be told'))
        .finally(() => {
          timer = null;
          if (events.size + markets.size > 0) schedule();
        });
    }, PAUSE_MS);
    timer.unref();
  };
  const stop = ctx.events.subscribe((event) => {
    if (event.type !== 'sports-changed') return;
    const { eventId, marketIds } = readChange(event);
    if (!watchers.has(eventId)) return;
    if (marketIds.length === 0) events.add(eventId);
    for (const id of marketIds) markets.add(id);
    schedule();
  });
  return {
    watch: (watcher) => {
      for (const id of watcher.eventIds) {
        const known = watchers.get(id);
        if (known === undefined) watchers.set(id, new Set([watcher]));
        else known.add(watcher);
      }
      return () => {
        for (const id of watcher.eventIds) {
          const known = watchers.get(id);
          known?.delete(watcher);
          if (known?.size === 0) watchers.delete(id);
        }
      };
    },
    close: () => {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      stop();
    },
  };
};

const readChanges = async (
  { db }: Pick<AppContext, 'db'>,
  eventIds: readonly bigint[],
  marketIds: readonly bigint[],
): Promise<Map<bigint, Told>> => {
  const { silenceSeconds } = await readSettings(db, sportsSettings);
  const [events, markets] = await Promise.all([
    findEvents(db, eventIds, silenceSeconds),
    marketIds.length === 0 ? [] : findMarkets(db, marketIds),
  ]);
  const sportOf = await findEvents(db, [...new Set(markets.map(({ eventId }) => eventId))], silenceSeconds);
  const told = new Map<bigint, { event: string | null; listed: string[]; others: string[] }>();
  const of = (id: bigint) => {
    const known = told.get(id) ?? { event: null, listed: [], others: [] };
    told.set(id, known);
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
  return told;
};

const messageFor = ({ eventIds, isList }: Watcher, told: ReadonlyMap<bigint, Told>): string => {
  const own = eventIds.flatMap((id) => told.get(id) ?? []);
  const events = own.flatMap(({ event }) => event ?? []);
  const markets = own.flatMap(({ listed, others }) => (isList ? listed : [...listed, ...others]));
  return `{"events":[${events.join(',')}],"markets":[${markets.join(',')}]}`;
};
