import { useMemo, useSyncExternalStore } from 'react';
import { book, type KnownMarket, type Live } from './book.ts';

/** A market as it is now; drawn anew when this one changes, and for no other. */
export const useMarket = (id: string): KnownMarket | undefined =>
  useSyncExternalStore(
    useMemo(() => book.onMarket(id), [id]),
    () => book.market(id),
  );

/** How a match stands now. */
export const useLive = (id: string, before: Live): Live =>
  useSyncExternalStore(
    useMemo(() => book.onLive(id), [id]),
    () => book.live(id) ?? before,
  );

/** Whether a match is known to have started; of one that nobody has told of it is not. */
export const useHasBegun = (id: string): boolean =>
  useSyncExternalStore(
    useMemo(() => book.onLive(id), [id]),
    () => (book.live(id)?.state ?? 'SCHEDULED') !== 'SCHEDULED',
  );

/** The markets of a match that its page shows, in their order. */
export const useShownIds = (eventId: string): readonly string[] =>
  useSyncExternalStore(
    useMemo(() => book.onMarketIds(eventId), [eventId]),
    () => book.shownIds(eventId),
  );

/** Of the lines of a market the one that a list shows; drawn anew when that is another one. */
export const useMainId = (eventId: string, code: string): string | undefined =>
  useSyncExternalStore(
    useMemo(() => book.onMarketIds(eventId), [eventId]),
    () => book.mainId(eventId, code),
  );

type Known = readonly (KnownMarket | undefined)[];

const isSame = (one: Known, other: Known): boolean =>
  one.length === other.length && one.every((market, at) => market === other[at]);

const idsIn = (key: string): readonly string[] => (key === '' ? [] : key.split(' '));

/** Reads several markets; the list stays the same one while none of them changes. */
const readerOf = (key: string) => {
  let last: Known = [];
  return (): Known => {
    const now = idsIn(key).map((id) => book.market(id));
    if (!isSame(last, now)) last = now;
    return last;
  };
};

const subscriberOf = (key: string) => (changed: () => void) => {
  const stops = idsIn(key).map((id) => book.onMarket(id)(changed));
  return () => stops.forEach((stop) => stop());
};

/** Several markets at once. */
export const useMarkets = (ids: readonly string[]): Known => {
  const key = ids.join(' ');
  return useSyncExternalStore(
    useMemo(() => subscriberOf(key), [key]),
    useMemo(() => readerOf(key), [key]),
  );
};
