import type { AppEvent } from '../../../app-event.ts';

export type SportsChanged = Extract<AppEvent, { type: 'sports-changed' }>;

/** A change names its event and those of its markets that have changed. */
const keyOf = (eventId: bigint, marketIds: readonly bigint[]): string => `${eventId}:${marketIds.join(',')}`;

export const readChange = ({ key }: SportsChanged): { eventId: bigint; marketIds: bigint[] } => {
  const [event = '0', markets = ''] = key.split(':');
  return { eventId: BigInt(event), marketIds: markets === '' ? [] : markets.split(',').map(BigInt) };
};

/** What is told of events, and of markets with those that they are of: one event each. */
export const changedMarkets = (
  eventIds: readonly bigint[],
  markets: readonly { readonly id: bigint; readonly eventId: bigint }[],
): SportsChanged[] => {
  const changed = new Map<bigint, bigint[]>(eventIds.map((id) => [id, []]));
  for (const { id, eventId } of markets) {
    const known = changed.get(eventId);
    if (known === undefined) changed.set(eventId, [id]);
    else known.push(id);
  }
  return [...changed].map(([eventId, ids]) => ({ type: 'sports-changed', key: keyOf(eventId, ids) }));
};
