import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { CallError } from '../../../shared/api.ts';
import { book } from '../live/book.ts';
import { POLL_MS, useEventQuery } from '../live/event-query.ts';
import { listStream } from '../live/stream.ts';
import { useMarkets } from '../live/use-book.ts';
import { useWatch } from '../live/use-watch.ts';
import type { PriceChanges, PriceFormat } from '../markets/use-preferences.ts';
import { isAgreed, legNow, type LegNow } from './leg-now.ts';
import { keyOf, type SlipLeg } from './slip.ts';
import { changeSlip } from './use-slip.ts';

/** What a list shows of a match comes by its stream; anything else of the slip is asked for. */
const LISTED = [
  '1x2',
  'asian_handicap',
  'over_under',
  'body_handicap',
  'body_goals',
  'match_winner',
  'map_handicap',
  'total_maps',
  'outright',
];

/** Matches of the slip that no page has read are read for it, as after a reload; tells those that are gone. */
const useReadEvents = (legs: readonly SlipLeg[]): ReadonlySet<string> => {
  const query = useEventQuery();
  const isBroken = listStream.use(({ isOpen }) => isOpen === false);
  const ids = [...new Set(legs.map(({ eventId }) => eventId))];
  useWatch(ids);
  const legsOf = (id: string) => legs.filter(({ eventId }) => eventId === id);
  const isPolled = (id: string) => isBroken || legsOf(id).some(({ code }) => !LISTED.includes(code));
  const isUnread = (id: string) => legsOf(id).some(({ marketId }) => book.market(marketId) === undefined);
  const gone = useQueries({
    queries: ids.map((id) => ({
      ...query(id, isPolled(id) && POLL_MS),
      enabled: isUnread(id) || isPolled(id),
      // What a page has just read is not read once more for the slip.
      staleTime: POLL_MS,
    })),
    combine: (reads) =>
      reads.flatMap(({ error }, at) => (error instanceof CallError ? [ids[at] ?? ''] : [])).join(' '),
  });
  return useMemo(() => new Set(gone.split(' ')), [gone]);
};

/** The selections of the slip beside what is offered now. */
export const useLegsNow = (legs: readonly SlipLeg[], format: PriceFormat): readonly LegNow[] => {
  const gone = useReadEvents(legs);
  const ids = useMemo(() => legs.map(({ marketId }) => marketId), [legs]);
  const markets = useMarkets(ids);
  return useMemo(
    () =>
      legs.map((leg, at) => {
        const now = legNow(leg, markets[at], format);
        return now.state === 'unknown' && gone.has(leg.eventId) ? { ...now, state: 'closed' as const } : now;
      }),
    [legs, markets, format, gone],
  );
};

/** Takes what is offered now in the place of what was agreed to. */
export const agreeTo = (legs: readonly LegNow[]): void => {
  const now = new Map(legs.map((leg) => [leg.key, leg.now]));
  changeSlip((slip) => ({ ...slip, legs: slip.legs.map((leg) => now.get(keyOf(leg)) ?? leg) }));
};

/** Follows the prices that the member has said beforehand to take. */
export const useAgreeing = (legs: readonly LegNow[], accepts: PriceChanges): void => {
  useEffect(() => {
    const agreed = legs.filter((leg) => isAgreed(leg, accepts));
    if (agreed.length > 0) agreeTo(agreed);
  }, [legs, accepts]);
};
