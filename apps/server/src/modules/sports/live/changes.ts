import type { AppEvent } from '../../../app-event.ts';

export type SportsChanged = Extract<AppEvent, { type: 'sports-changed' }>;

interface Change {
  readonly eventId: bigint;
  /** Whether the event itself stands otherwise than before. */
  readonly isEvent: boolean;
  readonly marketIds: readonly bigint[];
}

// Changes of one key replace one another while they wait to be sent, so that all of a change stands in its key.
const keyOf = ({ eventId, isEvent, marketIds }: Change): string =>
  `${isEvent ? 'e' : ''}${eventId}:${marketIds.join(',')}`;

export const readChange = ({ key }: SportsChanged): Change => {
  const [event = '0', markets = ''] = key.split(':');
  const isEvent = event.startsWith('e');
  return {
    eventId: BigInt(isEvent ? event.slice(1) : event),
    isEvent,
    marketIds: markets === '' ? [] : markets.split(',').map(BigInt),
  };
};

/** What is told of events that stand otherwise, and of markets with those that they are of: one domain event for each. */
export const changedMarkets = (
  eventIds: readonly bigint[],
  markets: readonly { readonly id: bigint; readonly eventId: bigint }[],
): SportsChanged[] => {
  const changed = new Set(eventIds);
  const byEvent = Map.groupBy(markets, ({ eventId }) => eventId);
  return [...new Set([...changed, ...byEvent.keys()])].map((eventId) => ({
    type: 'sports-changed',
    key: keyOf({
      eventId,
      isEvent: changed.has(eventId),
      marketIds: (byEvent.get(eventId) ?? []).map(({ id }) => id),
    }),
  }));
};
