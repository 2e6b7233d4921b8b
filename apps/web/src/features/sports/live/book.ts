import type { sports } from '@hintha/contract';

export type Market = sports.MarketView;
export type SportsEvent = sports.EventView;
export type Live = sports.EventLive;

export type Move = 'up' | 'down';

/** A market as it is now, with which of its prices have just moved. */
export interface KnownMarket {
  readonly market: Market;
  readonly eventId: string;
  /** As it is offered: while a match rests nothing of it is, whatever its markets say. */
  readonly state: Market['state'];
  readonly moves: Readonly<Record<string, Move>>;
}

/** So long an arrow stands beside a price that has moved. */
const MOVE_SHOWN_MS = 3000;

const STILL: KnownMarket['moves'] = {};
const NO_IDS: readonly string[] = [];

/** Which prices went up or down; of another line none did, since it is another bet. */
const movesBetween = (before: Market | undefined, after: Market): KnownMarket['moves'] => {
  if (before === undefined || before.line !== after.line) return STILL;
  const moved = after.picks.flatMap((pick, at): [string, Move][] => {
    const [old, now] = [Number(before.prices[before.picks.indexOf(pick)]), Number(after.prices[at])];
    if (!(old !== now) || Number.isNaN(old) || Number.isNaN(now)) return [];
    return [[pick, now > old ? 'up' : 'down']];
  });
  return moved.length === 0 ? STILL : Object.fromEntries(moved);
};

/** What was said of a match earlier than what is known; two words without a clock come in their order. */
const isOlder = (live: Live, known: Live): boolean =>
  live.clock !== null && known.clock !== null && live.clock.at < known.clock.at;

const isSameLive = (one: Live, other: Live): boolean => JSON.stringify(one) === JSON.stringify(other);

const pickLive = ({
  state,
  period,
  clock,
  score,
  halfTime,
  sentOff,
  isDanger,
}: sports.EventLive): sports.EventLive => ({ state, period, clock, score, halfTime, sentOff, isDanger });

const FEES = ['body_handicap', 'body_goals'];

/** What becomes of a market by how its match stands; fees are bet on before the start alone. */
const offeredState = ({ code, state }: Market, live: Live | undefined): Market['state'] => {
  if (live === undefined) return state;
  const isAhead = live.state === 'SCHEDULED';
  if (!isAhead && (live.state !== 'LIVE' || FEES.includes(code))) return 'CLOSED';
  return live.isDanger && state === 'OPEN' ? 'SUSPENDED' : state;
};

/** Which markets of a match a list shows, by their codes: of several lines the main one. */
type Main = Readonly<Record<string, string>>;
const NO_MAIN: Main = {};

const shownLines = (lines: readonly Market[]): readonly string[] => {
  const inOrder = lines
    .filter(({ state }) => state !== 'CLOSED')
    .toSorted((one, other) => Number(one.line) - Number(other.line));
  const open = inOrder.filter(({ state }) => state === 'OPEN');
  return (open.length > 0 ? open : inOrder.slice(0, 1)).map(({ id }) => id);
};

type Later = (run: () => void, ms: number) => unknown;
type Subscribe = (listener: () => void) => () => void;

/**
 * What is known of matches and markets, outside of what draws them: a price that moves is a word to the one cell that
 * shows it.
 */
export class Book {
  readonly #markets = new Map<string, KnownMarket>();
  readonly #lives = new Map<string, Live>();
  readonly #ids = new Map<string, readonly string[]>();
  readonly #main = new Map<string, Main>();
  readonly #shown = new Map<string, readonly string[]>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #later: Later;

  constructor(later: Later = (run, ms) => window.setTimeout(run, ms)) {
    this.#later = later;
  }

  market(id: string): KnownMarket | undefined {
    return this.#markets.get(id);
  }

  live(id: string): Live | undefined {
    return this.#lives.get(id);
  }

  marketIds(eventId: string): readonly string[] {
    return this.#ids.get(eventId) ?? NO_IDS;
  }

  /** Of the lines of a market the one that a list shows: as the list had it, or the next that is not closed. */
  mainId(eventId: string, code: string): string | undefined {
    const listed = (this.#main.get(eventId) ?? NO_MAIN)[code];
    const isThere = (id: string | undefined) =>
      id !== undefined && this.#markets.get(id)?.market.state !== 'CLOSED';
    if (isThere(listed)) return listed;
    const others = this.marketIds(eventId).filter((id) => this.#markets.get(id)?.market.code === code);
    return others.find(isThere) ?? listed ?? others[0];
  }

  /**
   * What a page of a match shows, in the order of lines: of several lines of a market those that are open, or the first
   * one while none is. The list stays the same one while nothing of it changes.
   */
  shownIds(eventId: string): readonly string[] {
    const markets = this.marketIds(eventId).flatMap((id) => this.#markets.get(id)?.market ?? []);
    const codes = [...new Set(markets.map(({ code }) => code))];
    const next = codes.flatMap((code) => shownLines(markets.filter((market) => market.code === code)));
    const before = this.#shown.get(eventId) ?? NO_IDS;
    if (next.length === before.length && next.every((id, at) => id === before[at])) return before;
    this.#shown.set(eventId, next);
    return next;
  }

  onMarket = (id: string): Subscribe => this.#subscribe(`market ${id}`);
  onLive = (id: string): Subscribe => this.#subscribe(`live ${id}`);
  onMarketIds = (eventId: string): Subscribe => this.#subscribe(`ids ${eventId}`);

  /** What a list of matches shows of them. */
  putList(events: readonly SportsEvent[]): void {
    for (const { id, markets } of events)
      this.#main.set(id, Object.fromEntries(markets.toReversed().map((market) => [market.code, market.id])));
    this.putEvents(events);
    for (const { id } of events) this.#tell(`ids ${id}`);
  }

  putEvents(events: readonly SportsEvent[]): void {
    for (const { id, live, markets } of events) {
      this.#putLive(id, live);
      for (const market of markets) this.#putMarket(id, market);
      // Those that are named keep their order, those that are known besides come after them.
      this.#putIds(id, [...markets.map((market) => market.id), ...this.marketIds(id)]);
    }
  }

  hear({ events, markets }: sports.SportsStreamMessage): void {
    for (const event of events) this.#putLive(event.id, event);
    for (const { eventId, ...market } of markets) {
      this.#putMarket(eventId, market);
      this.#putIds(eventId, [...this.marketIds(eventId), market.id]);
    }
  }

  #putMarket(eventId: string, market: Market): void {
    const { id } = market;
    const known = this.#markets.get(id)?.market;
    if (known !== undefined && known.version >= market.version) return;
    const moves = movesBetween(known, market);
    const state = offeredState(market, this.#lives.get(eventId));
    this.#markets.set(id, { market, eventId, state, moves });
    // One that closes or opens may change which lines are shown.
    if (known?.state !== market.state) this.#tell(`ids ${eventId}`);
    if (moves !== STILL) this.#later(() => this.#still(id, moves), MOVE_SHOWN_MS);
    this.#tell(`market ${id}`);
  }

  #still(id: string, moves: KnownMarket['moves']): void {
    const known = this.#markets.get(id);
    if (known?.moves !== moves) return;
    this.#markets.set(id, { ...known, moves: STILL });
    this.#tell(`market ${id}`);
  }

  #putIds(eventId: string, ids: readonly string[]): void {
    const known = this.marketIds(eventId);
    const next = [...new Set(ids)];
    if (next.length === known.length && next.every((id, at) => id === known[at])) return;
    this.#ids.set(eventId, next);
    this.#tell(`ids ${eventId}`);
  }

  #putLive(id: string, said: Live): void {
    const known = this.#lives.get(id);
    const live = pickLive(said);
    if (known !== undefined && (isOlder(live, known) || isSameLive(live, known))) return;
    this.#lives.set(id, live);
    this.#tell(`live ${id}`);
    if (known?.isDanger !== live.isDanger || known.state !== live.state) this.#offerAnew(id, live);
  }

  #offerAnew(eventId: string, live: Live): void {
    for (const id of this.marketIds(eventId)) {
      const known = this.#markets.get(id);
      if (known === undefined) continue;
      const state = offeredState(known.market, live);
      if (state === known.state) continue;
      this.#markets.set(id, { ...known, state });
      this.#tell(`market ${id}`);
    }
  }

  #subscribe(key: string): Subscribe {
    return (listener) => {
      const heard = this.#listeners.get(key) ?? new Set();
      this.#listeners.set(key, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && this.#listeners.get(key) === heard) this.#listeners.delete(key);
      };
    };
  }

  #tell(key: string): void {
    this.#listeners.get(key)?.forEach((listener) => listener());
  }
}

/** The one that all pages of the sportsbook share. */
export const book = new Book();
